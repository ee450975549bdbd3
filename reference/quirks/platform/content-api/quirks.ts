import type { Quirk } from '../../quirk.ts'
import { anyIdForm } from './any-id-form.ts'
import { attributeLeftOut } from './attribute-left-out.ts'
import { contentApiWrites } from './content-api-writes.ts'
import { gateUnsaid } from './gate-unsaid.ts'
import { internalPrimaryTag } from './internal-primary-tag.ts'
import { linksWithoutRef } from './links-without-ref.ts'
import { slashesMerged } from './slashes-merged.ts'

/** The quirks of the content API. */
export const contentApiQuirks: readonly Quirk[] = [
  anyIdForm,
  attributeLeftOut,
  contentApiWrites,
  gateUnsaid,
  internalPrimaryTag,
  linksWithoutRef,
  slashesMerged,
]

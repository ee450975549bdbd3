import type { Quirk } from '../../quirk.ts'
import { linksAbsoluteTooEarly } from './links-absolute-too-early.ts'
import { linksRelative } from './links-relative.ts'
import { textsAbsoluteTooEarly } from './texts-absolute-too-early.ts'

/** The quirks of addresses. */
export const urlsQuirks: readonly Quirk[] = [linksAbsoluteTooEarly, linksRelative, textsAbsoluteTooEarly]

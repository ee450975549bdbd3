import type { Place } from '../../../world/problems.ts'
import type { Models } from '../../model/types.ts'
import type { ComponentRows } from './component-rows.ts'
import type { Draft } from './draft.ts'
import type { EntryIds } from './entry-ids.ts'

/** What checks and links of whole entries need. */
export interface EntrySet {
  readonly models: Models
  readonly entries: ReadonlyMap<string, readonly Draft[]>
  readonly ids: ReadonlyMap<string, EntryIds>
  readonly components: ComponentRows
  /** Where the data stands; an entry is at `[uid][its index]`. */
  readonly place: Place
}

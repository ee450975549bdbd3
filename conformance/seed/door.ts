import type { JsonObject } from '../compare/json-value.ts'
import type { SeedType } from './seed-world.ts'
import type { Spelling } from './values.ts'

/** One way of writing entries: REST or GraphQL. Every method throws Refusal when the target refuses. */
export interface Door {
  readonly spelling: Spelling
  /** Makes an entry, of a single type the only one, and gives its id. Without a locale that of the target. */
  create(type: SeedType, data: JsonObject, locale: string | null): Promise<unknown>
  /** Makes the entry of another locale beside an entry, and gives its id. */
  localize(type: SeedType, of: unknown, data: JsonObject, locale: string): Promise<unknown>
  update(type: SeedType, entry: Place, data: JsonObject): Promise<void>
  /** Deletes an entry; one that is not there any more is none to delete. */
  remove(type: SeedType, entry: Place): Promise<void>
}

/** Where an entry is found: by its id, of a single type by its locale. */
export interface Place {
  readonly id: unknown
  /** Null: its type is not localized. */
  readonly locale: string | null
}

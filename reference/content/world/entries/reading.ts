import type { Models } from '../../model/types.ts'
import type { ComponentRows } from './component-rows.ts'
import type { EntryIds } from './entry-ids.ts'

/** What the readers of entries share. */
export interface Reading {
  readonly models: Models
  /** Ids by content-type. */
  readonly ids: ReadonlyMap<string, EntryIds>
  readonly components: ComponentRows
  /** Id of a role by its type. */
  readonly roles: ReadonlyMap<unknown, number>
  readonly locales: Locales
  /** The role of users that name none; undefined when the roles list their users. */
  readonly defaultRole: number | undefined
}

export interface Locales {
  readonly codes: ReadonlySet<unknown>
  /** The code of entries that name no locale. */
  readonly defaultCode: string
}

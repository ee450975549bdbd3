import type { JsonObject } from '../../compare/json-value.ts'

/** Ids at the site by the natural key of an entry: `idOf('tags', 'city')`; undefined: there is none. */
export type IdOf = (plural: string, key: string) => string | undefined

/** One kind of entry of a site. */
export interface Resource {
  readonly plural: string
  /** The kind in whose entries they stand, which have no list of their own; null: they have one. */
  readonly within: string | null
  /** The attribute that is its natural key. */
  readonly key: string
  /** What is asked for besides all of them: `&include=labels`. */
  readonly query: string
  /** What stands behind the path of those that are made or changed: `?source=html`. */
  readonly writing: string
  /** What is sent of an entry of the world. */
  body(row: JsonObject, idOf: IdOf): JsonObject
  /**
   * What is sent to write over one that was changed, of what it showed before; null: it is deleted, and another is made
   * in its place.
   */
  readonly revert: ((was: JsonObject) => JsonObject) | null
  /** What makes one as good as gone where nothing deletes it; null: the API does. */
  readonly retired: JsonObject | null
  /** What it shows of itself, and not of others. */
  shown(entry: JsonObject): JsonObject
  /** What only an edit sets: where a new one shows something else, it is written over at once. */
  readonly settled: readonly string[]
  /** Whether one that set-up made becomes one of the world's. */
  readonly adopts: boolean
  /** Whether it is not the program's own, such as an integration that is built in. */
  isOwn(entry: JsonObject): boolean
}

import { isObject, type JsonObject } from '../../compare/json-value.ts'

/** What a project holds, in the forms in which `strapi export` writes it, whatever order it came in. */
export interface Parts {
  readonly schemas: readonly JsonObject[]
  /** `{type, id, data}`, with components inside. A million of them weigh much: the list is empty when rows are made of it. */
  readonly entities: JsonObject[]
  /** `{kind, left: {type, ref, field, pos}, right: {…}}` */
  readonly links: Iterable<JsonObject>
  /** Whether the links stand in the order of the database, which is the one in which files list what shows them. */
  readonly isInOrder: boolean
  readonly configuration: readonly JsonObject[]
  /** Names of the files of the media library that came with it. */
  readonly uploads: ReadonlySet<string>
}

/** What of an object is a text. */
export function textIn(value: unknown, key: string): string | undefined {
  const field = isObject(value) ? value[key] : undefined
  return typeof field === 'string' ? field : undefined
}

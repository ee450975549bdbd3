import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { OracleAttribute, OracleSchema, OracleWorld } from '../../targets/oracle.ts'
import type { Entries } from '../smaller-world.ts'

/** A text of a world that no answer may hold. */
export interface PrivateText {
  readonly text: string
  /** Whose it is: `doorCode of api::restaurant.restaurant`. */
  readonly of: string
}

/** Shorter ones also stand in ordinary texts. */
const SHORTEST = 6

/**
 * Values of private attributes and passwords, as far as they stand nowhere else in the entries as its files have them,
 * and the keys of the options.
 */
export function privateTexts({ models, options }: OracleWorld, entries: Entries): readonly PrivateText[] {
  const schemas = new Map<string, OracleSchema>([...models.types, ...models.components])
  const hidden: PrivateText[] = []
  const shown: string[] = []
  const take = (schema: OracleSchema | undefined, row: JsonObject) => {
    for (const [name, value] of Object.entries(row)) {
      const attribute = schema?.attributes.get(name)
      if (attribute && isPrivate(attribute)) hidden.push(...textsIn(value, `${name} of ${schema?.uid}`))
      else if (attribute?.kind === 'component' || attribute?.kind === 'dynamiczone')
        for (const item of [value].flat())
          if (isObject(item)) take(schemas.get(componentOf(attribute, item)), item)
          else shown.push(String(value))
      else shown.push(typeof value === 'string' ? value : JSON.stringify(value))
    }
  }
  for (const [uid, rows] of Object.entries(entries)) for (const row of rows) take(schemas.get(uid), row)
  const keys = (options.apiTokens ?? []).map(it => ({ text: it.accessKey, of: `the API token ${it.name}` }))
  const all = [...hidden, ...keys].filter(({ text }) => text.length >= SHORTEST)
  return all.filter(({ text }) => !shown.some(it => it.includes(text)))
}

function isPrivate(attribute: OracleAttribute): boolean {
  return attribute.private || (attribute.kind === 'scalar' && attribute.type === 'password')
}

function componentOf(attribute: OracleAttribute, item: JsonObject): string {
  return attribute.kind === 'component' ? attribute.component : String(item.__component)
}

function textsIn(value: unknown, of: string): readonly PrivateText[] {
  if (typeof value === 'string') return [{ text: value, of }]
  if (typeof value === 'number') return [{ text: String(value), of }]
  return isObject(value) ? Object.values(value).flatMap(item => textsIn(item, of)) : []
}

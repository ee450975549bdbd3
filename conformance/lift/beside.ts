import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { Place } from './place.ts'

/** Operands beside a value: of an entry that has it, and of one that has not. */
export type Beside = Readonly<Record<string, unknown>>

/** `its second`, `another second`, `its key`, `another key`: no entry has the value and also one of the others. */
export function besideOf({ seen, names }: Place, value: unknown): Beside {
  const path = [names.relation, names.inner, names.further, names.field ?? names.attribute]
  const steps = path.filter(name => name !== undefined)
  const having = seen.rows.filter(({ attributes }) => plainValues(attributes, steps).includes(value))
  const lacking = seen.rows.filter(row => !having.includes(row))
  const pair = (name: string | null | undefined) => {
    if (name === null || name === undefined) return {}
    const own = having.map(({ attributes }) => attributes[name])
    const others = lacking.map(({ attributes }) => attributes[name])
    const isFree = (it: unknown) => !own.map(foldedText).includes(foldedText(it))
    return { its: own.find(isSaid), another: others.find(it => isSaid(it) && isFree(it)) }
  }
  const [second, key] = [pair(names.second), pair(seen.key)]
  return {
    ...{ 'its second': second.its, 'another second': second.another },
    ...{ 'its key': key.its, 'another key': key.another },
  }
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** A text as those compare it who mind neither case nor accents; anything else as it is. */
export function foldedText(value: unknown): unknown {
  return typeof value === 'string'
    ? value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
    : value
}

/** What lies at the end of a path through relations, files and parts; nothing where there is none. */
export function plainValues(from: JsonObject, [name = '', ...rest]: readonly string[]): readonly unknown[] {
  const value = from[name]
  // What an empty operand means is left open.
  if (rest.length === 0) return isSaid(value) ? [value] : []
  const inside = isObject(value) && 'data' in value ? value.data : value
  return [inside].flat().flatMap(item => {
    if (!isObject(item)) return []
    return plainValues(isObject(item.attributes) ? item.attributes : item, rest)
  })
}

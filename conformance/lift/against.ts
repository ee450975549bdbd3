import type { Place } from './place.ts'

/** Operands that stand against a value: `another second`, `its key`, `another key`. */
export type Against = Readonly<Record<string, unknown>>

/** What entries with a value have, and what none of them has. */
export function againstOf({ seen, names, valuesIn }: Place, value: unknown): Against {
  const having = seen.rows.filter(row => valuesIn(row).includes(value))
  const lacking = seen.rows.filter(row => !having.includes(row))
  const pair = (name: string | null | undefined) => {
    if (name === null || name === undefined) return {}
    const own = having.map(({ attributes }) => attributes[name])
    const others = lacking.map(({ attributes }) => attributes[name])
    const taken = new Set(own.map(foldedText))
    return { its: own.find(isSaid), another: others.find(it => isSaid(it) && !taken.has(foldedText(it))) }
  }
  const [second, key] = [pair(names.second), pair(seen.key)]
  return { 'another second': second.another, 'its key': key.its, 'another key': key.another }
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

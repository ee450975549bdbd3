import type { JsonObject } from '../compare/json-value.ts'
import { Refusal } from './ask.ts'
import { type RefusablePart, refusableParts } from './attribute.ts'
import type { Row, SeedType } from './seed-world.ts'
import { type Values, valuesOf, type Writing } from './values.ts'

/** What a target did not take of a world, and what it said. */
export type Lacking = Map<RefusablePart, string>

/**
 * Sends an entry's values. Where the target refuses them, and takes them without a part of the world, that part is
 * lacking from then on. Throws Refusal, which names the entry, when it takes them in no way.
 */
export async function offer<T>(
  { type, row }: { readonly type: SeedType; readonly row: Row },
  writing: Omit<Writing, 'lacking'> & { readonly lacking: Lacking },
  send: (values: Values) => Promise<T>,
): Promise<T> {
  const whole = valuesOf(type, row, writing)
  try {
    return await send(whole)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const entry = `${type.plural} ${row.id}`
    for (const part of refusableParts.filter(it => !writing.lacking.has(it))) {
      const without = valuesOf(type, row, { ...writing, lacking: new Set([...writing.lacking.keys(), part]) })
      const fields = fieldsBetween(whole.data, without.data)
      if (fields.length === 0) continue
      const sent = await send(without).catch(unlessRefused)
      if (sent === REFUSED) continue
      writing.lacking.set(part, `${entry}, ${fields.join(', ')}: ${error.message}`)
      return sent
    }
    throw new Refusal(`${entry}: ${error.message}`)
  }
}

const REFUSED = Symbol('refused')

function unlessRefused(error: unknown): typeof REFUSED {
  if (error instanceof Refusal) return REFUSED
  throw error
}

function fieldsBetween(whole: JsonObject, without: JsonObject): readonly string[] {
  return Object.keys(whole).filter(name => JSON.stringify(whole[name]) !== JSON.stringify(without[name]))
}

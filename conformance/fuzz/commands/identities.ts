import type { Outcome } from '../../client/outcome.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Command } from './command.ts'

/** Which id of a target stands for which of the oracle: both number what a sequence makes, each in its own way. */
export interface Identities {
  /**
   * What the target answered, with the oracle's ids for what was made. The two are paired where they stand in the same
   * place for the first time, and from then on nothing else will do.
   */
  translate(command: Command, expected: Outcome, actual: Outcome): Outcome
}

export interface Naming {
  /**
   * What kind of thing has an id at a place of the answer to a command: ids of two kinds have nothing to do with each
   * other. Places are names and positions, `["data", "0", "attributes", "author", "data"]`, from the item around that
   * says its own kind, or else from the answer. Null: nobody knows, and the ids must be the same.
   */
  readonly kindAt: (command: Command, steps: readonly string[], from: string | null) => string | null
  /** The kind that an item says itself; null where it says none. */
  readonly kindOf: (item: JsonObject) => string | null
  /** Whether the world began with something of that kind and id: then both have it by the same id. */
  readonly isOld: (kind: string, id: unknown) => boolean
}

/** Where in an answer something stands. */
interface Place {
  /** The kind of the item around that says it; null: none does. */
  readonly from: string | null
  /** From there. */
  readonly steps: readonly string[]
}

/** For one sequence. */
export function openIdentities({ kindAt, kindOf, isOld }: Naming): Identities {
  const ours = new Map<string, unknown>()
  const theirs = new Map<string, unknown>()
  const idFor = (kind: string | null, wanted: unknown, found: unknown): unknown => {
    if (kind === null) return found
    const [one, other] = [`${kind} ${wanted}`, `${kind} ${found}`]
    if (theirs.has(other)) return likeness(theirs.get(other), found)
    if (ours.has(one) || isOld(kind, wanted) || isOld(kind, found)) return found
    ours.set(one, found)
    theirs.set(other, wanted)
    return wanted
  }
  const walk = (command: Command, wanted: unknown, found: unknown, place: Place): unknown => {
    const below = (name: string): Place => ({ ...place, steps: [...place.steps, name] })
    if (Array.isArray(found)) {
      const likes: readonly unknown[] = Array.isArray(wanted) ? wanted : []
      return found.map((item, n) => walk(command, likes[n], item, below(String(n))))
    }
    if (!isObject(found)) return found
    const own = kindOf(found)
    if (own !== null && (own !== place.from || place.steps.length > 0))
      return walk(command, wanted, found, { from: own, steps: [] })
    const members = Object.entries(found).map(([name, value]) => {
      const like = isObject(wanted) ? wanted[name] : undefined
      const isTold = name === 'id' && isId(value) && isId(like)
      return [
        name,
        isTold
          ? idFor(own ?? kindAt(command, place.steps, place.from), like, value)
          : walk(command, like, value, below(name)),
      ]
    })
    return Object.fromEntries(members)
  }
  return {
    translate: (command, expected, actual) => {
      if (expected.kind === 'no-answer' || actual.kind === 'no-answer' || actual.json === undefined)
        return actual
      const json = walk(command, expected.json, actual.json, { from: null, steps: [] })
      return { ...actual, json, text: JSON.stringify(json) }
    },
  }
}

/** The same id is a number at one door, and a text at the other. */
function likeness(id: unknown, found: unknown): unknown {
  return typeof found === 'number' ? Number(id) : String(id)
}

/** With ids that are the same at both. */
export const sameIdentities: Identities = { translate: (_command, _expected, actual) => actual }

function isId(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string'
}

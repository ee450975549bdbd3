import type { Breach } from '../../overheard/judge/claim.ts'
import type { Ground } from '../ground.ts'
import type { Question } from '../question.ts'
import { type Found, foundIn, listOf } from '../survey/read-list.ts'
import type { Check } from './check.ts'

export type Id = string | number
export type Ids = ReadonlySet<Id>

/** A law about which entries some lists hold. */
export interface SetLaw {
  readonly relation: string
  readonly clause: string
  /** The parameters of each list, besides its size and edition. */
  readonly lists: readonly (readonly string[])[]
  /** What is wrong with the lists' entries, in words; null: nothing. */
  readonly wrong: (lists: readonly Ids[]) => Wrong | null
}

export interface Wrong {
  readonly says: string
  readonly expected: readonly Id[] | string
  readonly actual: readonly Id[]
}

/** The law as a check of one list. */
export function checkOf(law: SetLaw, ground: Ground): Check {
  return {
    relation: law.relation,
    clause: law.clause,
    questions: law.lists.map(parameters => wholeList(ground, parameters)),
    compare: answers => {
      const found = answers.map(foundIn)
      if (!found.every(it => it?.isWhole)) return undefined
      const wrong = law.wrong(found.map(idsOf))
      return wrong && breachOf(wrong)
    },
  }
}

/** A question for a whole list, as far as one page can hold it. */
export function wholeList({ plural, scope, pageSize }: Ground, parameters: readonly string[]): Question {
  return listOf(plural, [scope, ...parameters, `pagination[pageSize]=${pageSize}`])
}

function idsOf(found: Found | null): Ids {
  return new Set(found?.rows.map(({ id }) => id))
}

export function breachOf({ says, expected, actual }: Wrong): Breach {
  return { says, path: 'body.data', expected, actual }
}

/** `filters[name][$eq]=Luna`, below a group if there is one: `[$not]`. */
export function filter(path: readonly string[], operator: string, operand: unknown, group = ''): string {
  const place = `filters${group}${path.map(name => `[${name}]`).join('')}[${operator}]`
  if (!Array.isArray(operand)) return `${place}=${encodeURIComponent(String(operand))}`
  return operand.map((item, index) => `${place}[${index}]=${encodeURIComponent(String(item))}`).join('&')
}

/** The first list holds what the others hold together, and nothing else. */
export function isUnion([whole = new Set(), ...parts]: readonly Ids[]): Wrong | null {
  const together = new Set(parts.flatMap(it => [...it]))
  return same(whole, together, 'the list is not what its parts are together')
}

/** The first list holds what all others hold. */
export function isIntersection([both = new Set(), ...parts]: readonly Ids[]): Wrong | null {
  const [first = new Set<Id>(), ...others] = parts
  const shared = new Set([...first].filter(id => others.every(it => it.has(id))))
  return same(both, shared, 'the list is not what its parts have in common')
}

/** Both lists hold the same. */
export function isSame([first = new Set(), second = new Set()]: readonly Ids[]): Wrong | null {
  return same(first, second, 'two lists that mean the same hold different entries')
}

/** The second list holds all that the first one does. */
export function isWithin([narrow = new Set(), wide = new Set()]: readonly Ids[]): Wrong | null {
  const lacking = [...narrow].filter(id => !wide.has(id))
  if (lacking.length === 0) return null
  const says = 'the wider list lacks entries of the narrower one'
  return { says, expected: `among them ${lacking.join(', ')}`, actual: [...wide] }
}

function same(actual: Ids, expected: Ids, says: string): Wrong | null {
  const isSo = actual.size === expected.size && [...actual].every(id => expected.has(id))
  return isSo ? null : { says, expected: [...expected], actual: [...actual] }
}

/** Two lists have nothing in common, and together hold each of these. */
export function isDivided(known: readonly Id[]) {
  return ([yes = new Set(), no = new Set()]: readonly Ids[]): Wrong | null => {
    const both = [...yes].filter(id => no.has(id))
    if (both.length > 0)
      return {
        says: 'entries meet a condition and its opposite',
        expected: 'in one of the two lists alone',
        actual: both,
      }
    const neither = known.filter(id => !yes.has(id) && !no.has(id))
    if (neither.length === 0) return null
    return {
      says: 'entries with a value meet neither a condition nor its opposite',
      expected: 'in one of the two lists',
      actual: neither,
    }
  }
}

import { type Claim, claimOf, type ListRule, type Seen } from '../judge/claim.ts'
import { deciding } from '../judge/entry-view.ts'
import { meets } from '../judge/meets.ts'
import type { Condition, Test } from '../listing/condition.ts'
import type { Listing, ShownEntry } from '../listing/listing.ts'

/** Every entry of a list meets what the list was asked for: filters, locale, state of publication. */
export const conditionsMet: ListRule = (listing, seen) =>
  listing.query.conditions.flatMap(condition => {
    const clause = clauseOf(condition)
    return clause === null ? [] : claimsAbout(condition, clause, listing, seen)
  })

/** Each breach for itself; that all is well is one claim, where it can be told of each entry. */
function claimsAbout(condition: Condition, clause: string, listing: Listing, seen: Seen): readonly Claim[] {
  const claims = listing.entries.map(entry => claimAbout(entry, condition, { clause, listing, seen }))
  const breaches = claims.flat().filter(({ breach }) => breach)
  if (breaches.length > 0) return breaches
  const areAllTold = claims.every(its => its.length > 0)
  const [first] = claims.flat()
  if (!areAllTold || !first) return []
  const premises = claims.flat().flatMap(it => it.premises)
  return [{ ...first, premises, isDocumented: claims.flat().every(it => it.isDocumented) }]
}

interface About {
  readonly clause: string
  readonly listing: Listing
  readonly seen: Seen
}

function claimAbout(entry: ShownEntry, condition: Condition, { clause, listing, seen }: About) {
  const view = seen.view(entry, listing)
  const decided = deciding(reading => meets(condition, view, reading, seen.comparing))
  const [name] = namesIn(condition)
  const shown = name === undefined ? null : (view.read(name)?.value ?? null)
  return claimOf(clause, decided, {
    says: `the list holds entry ${entry.id}, which does not meet ${conditionText(condition)}`,
    path: `body.${entry.path}${name === undefined ? '' : `.attributes.${name}`}`,
    expected: conditionText(condition),
    actual: shown,
  })
}

/** The clause that decides a condition; null for one that is not clear. */
export function clauseOf(condition: Condition): string | null {
  return condition.kind === 'unclear' ? null : condition.clause
}

function namesIn(condition: Condition): readonly string[] {
  if (condition.kind === 'unclear') return []
  if (condition.kind === 'test') return condition.path.slice(0, 1)
  const names = condition.of.flatMap(namesIn)
  return new Set(names).size === 1 ? names : []
}

/** A condition in the words of a query. */
export function conditionText(condition: Condition): string {
  if (condition.kind === 'unclear') return '…'
  if (condition.kind === 'test') return testText(condition)
  return condition.of.map(it => `(${conditionText(it)})`).join(condition.kind === 'any' ? ' or ' : ' and ')
}

function testText({ path, operator, operand, isNegated }: Test): string {
  const text = `${path.join('.')} ${operator} ${JSON.stringify(operand)}`
  return isNegated ? `not ${text}` : text
}

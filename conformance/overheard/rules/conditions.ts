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
  const breach = {
    says: `the list holds entry ${entry.id}, which does not meet ${conditionText(condition)}`,
    path: `body.${entry.path}${name === undefined ? '' : `.attributes.${name}`}`,
    expected: conditionText(condition),
    actual: shown,
  }
  const others = clausesIn(condition).filter(other => other !== clause)
  return claimOf(clause, decided, breach, others)
}

/** The clause that decides a condition; null for one that is not clear. */
export function clauseOf(condition: Condition): string | null {
  return condition.kind === 'unclear' ? null : condition.clause
}

/** Every clause that has a say in a condition. */
export function clausesIn(condition: Condition): readonly string[] {
  if (condition.kind === 'unclear') return []
  const { clause, joinedBy = clause } = condition
  const inner = condition.kind === 'test' ? [condition.negates ?? clause] : condition.of.flatMap(clausesIn)
  return [...new Set([clause, joinedBy, ...inner])]
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
  const text = `${path.join('.')} ${operator} ${operandText(operand)}`
  return isNegated ? `not ${text}` : text
}

/** Texts in quotes only where nobody would see where they begin and end. */
function operandText(operand: unknown): string {
  if (Array.isArray(operand)) return `[${operand.map(operandText).join(', ')}]`
  return typeof operand === 'string' && /^[^\s"',()[\]]+$/.test(operand) ? operand : JSON.stringify(operand)
}

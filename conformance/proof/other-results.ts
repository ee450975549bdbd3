import { isObject } from '../compare/json-value.ts'
import type { Report } from '../report/report.ts'
import { stableJson } from '../report/stable-json.ts'
import { parseText } from './parse-text.ts'
import { Refusal } from './refusal.ts'

/** Throws a Refusal where a text is not that of the report that the recording comes to. */
export function refuseOtherResults(text: string, report: Report): void {
  const own = stableJson(report)
  if (text === own) return
  const told = parseText(text, 'results.json')
  if (stableJson(told) === own) throw new Refusal('results.json is not written as assayer writes it')
  throw otherResults(told, report)
}

/** The same, but that clauses and scenarios may be worded otherwise, as another release may have them. */
export function refuseOtherVerdicts(text: string, report: Report): void {
  const told = parseText(text, 'results.json')
  if (stableJson(told) !== text) throw new Refusal('results.json is not written as assayer writes it')
  const [bare, own] = [withoutWords(told), withoutWords(report)]
  if (stableJson(bare) !== stableJson(own)) throw otherResults(bare, own)
}

function otherResults(told: unknown, report: Report): Refusal {
  const where = firstDifference(told, report)
  return new Refusal(`results.json says something else than its recording comes to: ${where}`)
}

function withoutWords<T>(report: T): T {
  return { ...report, clauses: listIn(report, 'clauses').map(withoutWordsOfClause) }
}

function withoutWordsOfClause(clause: unknown): object {
  const scenarios = listIn(clause, 'scenarios').map(it => ({ ...Object(it), says: '' }))
  return { ...Object(clause), says: '', sources: [], file: '', disagrees: null, scenarios }
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list: unknown = Object(value)[name]
  return Array.isArray(list) ? list : []
}

/** A verdict, where one differs; or else the first place. */
function firstDifference(told: unknown, { clauses, ...head }: Report): string {
  const own = clauses.flatMap(clause => clause.scenarios)
  const { clauses: list, ...said } = Object(told)
  const claimed = scenariosIn(list)
  const byId = new Map(claimed.map(it => [it.id, it]))
  const known = new Set(own.map(({ id }) => id))
  const stranger = claimed.find(({ id }) => !known.has(id))
  if (stranger) return `it has ${stranger.id}, which was not asked`
  if (claimed.length > byId.size) return 'it counts a scenario twice'
  for (const scenario of own) {
    const other = byId.get(scenario.id)
    if (!other) return `it lacks ${scenario.id}, which is ${scenario.verdict}`
    if (other.verdict !== scenario.verdict)
      return `${scenario.id} is ${scenario.verdict}, where it says ${other.verdict}`
  }
  const otherHead = placeOf(said, head, '')
  if (otherHead !== null) return otherHead
  const changed = own.find(it => stableJson(byId.get(it.id)?.value) !== stableJson(it))
  return changed ? `what it shows of ${changed.id} is otherwise` : 'what it says of clauses is otherwise'
}

interface Claimed {
  readonly id: string
  readonly verdict: string
  readonly value: unknown
}

function scenariosIn(clauses: unknown): readonly Claimed[] {
  const lists = Array.isArray(clauses) ? clauses.map(clause => Object(clause).scenarios) : []
  return lists.flat().map(value => {
    const { id, verdict } = Object(value)
    return { id: String(id), verdict: String(verdict), value }
  })
}

/** `target is "a", where it says "b"`; null: they are equal. */
function placeOf(told: unknown, own: unknown, path: string): string | null {
  if (isObject(told) && isObject(own)) {
    const keys = [...new Set([...Object.keys(own), ...Object.keys(told)])].sort()
    for (const key of keys) {
      const place = placeOf(told[key], own[key], path === '' ? key : `${path}.${key}`)
      if (place !== null) return place
    }
    return null
  }
  const [said, is] = [JSON.stringify(told) ?? 'nothing', JSON.stringify(own) ?? 'nothing']
  return said === is ? null : `${path} is ${is}, where it says ${said}`
}

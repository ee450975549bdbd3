import { sourceText } from '../report/describe.ts'
import type { Clause } from '../suite/clause.ts'
import type { UpgradeSpan } from '../targets/oracle.ts'
import { breaks, type JudgedGroup } from './group.ts'

/** A change with the major that made it. */
export interface ListedChange {
  readonly clause: Clause
  /** `5.0`. */
  readonly version: string
}

const EFFECTS = {
  breaks: 'breaks: ',
  deprecated: 'is deprecated: ',
  answer: 'has another answer: ',
} as const

/** Groups as the text shows them: null when no traffic was given. */
type Groups = readonly JudgedGroup[] | null

export function changesText(
  { from, to }: UpgradeSpan,
  changes: readonly ListedChange[],
  groups: Groups,
): string {
  const head = `Changes from ${from}.0 to ${to}.0`
  return groups === null
    ? lines([head, ...changes.flatMap(changeLines)])
    : lines([...groups.flatMap(group => groupLines(group, changes)), summary(groups, changes)])
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}

function changeLines({ clause, version }: ListedChange): readonly string[] {
  return [
    '',
    `${version}  ${clause.id}  (${clause.status})`,
    `  ${clause.says}`,
    `  source: ${clause.sources.map(sourceText).join('; ')}`,
  ]
}

function groupLines(
  { request, count, verdict }: JudgedGroup,
  changes: readonly ListedChange[],
): readonly string[] {
  const { findings, instead, advice } = verdict
  if (findings.length === 0) return []
  const says = (id: string) => changes.find(({ clause }) => clause.id === id)?.clause.says ?? ''
  return [
    `${request.method} ${request.target}${count > 1 ? `  (${count} times)` : ''}`,
    ...findings.flatMap(({ clause, effect }) => [`  ${EFFECTS[effect]}${clause}`, `    ${says(clause)}`]),
    ...(instead ? [`  send instead: ${instead.method} ${instead.target}`] : []),
    ...(instead?.body === undefined ? [] : [`    with the body ${JSON.stringify(instead.body)}`]),
    ...advice.map(sentence => `  ${sentence}`),
    '',
  ]
}

function summary(groups: readonly JudgedGroup[], changes: readonly ListedChange[]): string {
  const count = (some: readonly JudgedGroup[]) => some.reduce((sum, group) => sum + group.count, 0)
  const affected = groups.filter(group => !breaks(group) && group.verdict.findings.length > 0)
  const unserved = groups.filter(group => !group.verdict.isServed)
  return (
    `${count(groups)} requests, ${changes.length} changes: ${count(groups.filter(breaks))} break, ` +
    `${count(affected)} are deprecated or have another answer, ` +
    `${count(unserved)} were not served before either`
  )
}

export function changesJson(span: UpgradeSpan, changes: readonly ListedChange[], groups: Groups): string {
  const requests = groups?.map(({ request, count, verdict }) => ({
    ...{ method: request.method, target: request.target, count },
    ...verdict,
  }))
  const facts = changes.map(({ clause: { id, says, status, sources }, version }) => ({
    ...{ id, version, says, status, sources },
  }))
  const whole = { from: `${span.from}.0`, to: `${span.to}.0`, changes: facts, ...(requests && { requests }) }
  return `${JSON.stringify(whole, null, 1)}\n`
}

import { sourceText } from '../report/describe.ts'
import { breaks, type JudgedGroup } from './group.ts'
import type { ListedChange, VersionSpan } from './listed-change.ts'
import { EFFECTS } from './verdict-words.ts'

/** Groups as they are written: null when no traffic was given. */
type Groups = readonly JudgedGroup[] | null

/** The changes, or the requests that they concern, as text. */
export function changesText(span: VersionSpan, changes: readonly ListedChange[], groups: Groups): string {
  const head = `Changes from ${span.from} to ${span.to}`
  return groups === null
    ? lines([head, ...changes.flatMap(changeLines), ...(changes.length === 0 ? ['', NONE] : [])])
    : lines([...groups.flatMap(groupLines), summary(groups, changes)])
}

const NONE = 'Nothing breaks within a major: only new majors make breaking changes.'

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

function groupLines({ request, count, verdict }: JudgedGroup): readonly string[] {
  const { findings, instead, advice } = verdict
  if (findings.length === 0) return []
  return [
    `${request.method} ${request.target}${count > 1 ? `  (${count} times)` : ''}`,
    ...findings.flatMap(({ clause, effect, says }) => [
      `  ${EFFECTS[effect].says}: ${clause}`,
      `    ${says}`,
    ]),
    ...(instead ? [`  send instead: ${instead.method} ${instead.target}`] : []),
    ...(instead?.body === undefined ? [] : [`    with the body ${JSON.stringify(instead.body)}`]),
    ...advice.map(sentence => `  ${sentence}`),
    '',
  ]
}

/** How many requests break, and how many are concerned otherwise. */
export function summary(groups: readonly JudgedGroup[], changes: readonly ListedChange[]): string {
  const count = (some: readonly JudgedGroup[]) => some.reduce((sum, group) => sum + group.count, 0)
  const affected = groups.filter(group => !breaks(group) && group.verdict.findings.length > 0)
  const unserved = groups.filter(group => !group.verdict.isServed)
  return (
    `${count(groups)} requests, ${changes.length} changes: ${count(groups.filter(breaks))} break, ` +
    `${count(affected)} are deprecated or answered differently, ` +
    `${count(unserved)} were not served before either`
  )
}

/** The same for other tools. */
export function changesJson(span: VersionSpan, changes: readonly ListedChange[], groups: Groups): string {
  const requests = groups?.map(({ request, count, verdict }) => ({
    ...{ method: request.method, target: request.target, count },
    ...verdict,
  }))
  const facts = changes.map(({ clause: { id, says, status, sources }, version }) => ({
    ...{ id, version, says, status, sources },
  }))
  const whole = { from: span.from, to: span.to, changes: facts, ...(requests && { requests }) }
  return `${JSON.stringify(whole, null, 1)}\n`
}

import { printable } from '../report/printable.ts'
import type { Reporter } from '../report/reporter.ts'
import type { ChangeReport, ServerReport, WithstandReport } from './report.ts'
import {
  byClause,
  type ClauseGroup,
  metText,
  type Part,
  partsOf,
  remarksOf,
  scoreText,
  titleOf,
} from './words.ts'

/** More than anybody reads in a terminal; the other reporters show all. */
const MOST_CLAUSES = 15
const MOST_OF_A_CLAUSE = 3

export const consoleWithstand: Reporter<WithstandReport> = {
  name: 'console',
  says: 'which servers went unnoticed, and which break the tests, on the terminal',
  prints: report => `${linesOf(report).map(printable).join('\n')}\n`,
}

function linesOf(report: WithstandReport): readonly string[] {
  return [...partsOf(report).flatMap(partLines), ...remarksOf(report), metText(report), scoreText(report)]
}

/** What went well is only counted. */
function partLines(part: Part): readonly string[] {
  const { verdict, servers, says, id } = part
  const head = `${servers.length} ${titleOf(part)}`
  if (verdict === 'pass' || verdict === 'not-run') return [head, '']
  const most = id === 'not-shown' ? Math.floor(MOST_CLAUSES / 3) : MOST_CLAUSES
  const groups = byClause(servers)
  const rest = groups.slice(most).reduce((sum, group) => sum + group.servers.length, 0)
  return [
    head,
    `  ${says}`,
    ...groups.slice(0, most).flatMap(group => groupLines(group, part)),
    ...(rest > 0 ? [`  … and ${rest} more, in the other reports`] : []),
    '',
  ]
}

/** One server of a clause is shown in full: the others are much like it. */
function groupLines({ clause, servers }: ClauseGroup, part: Part): readonly string[] {
  const [first, ...others] = servers
  const rest = others.length - MOST_OF_A_CLAUSE
  const lines = [
    ...(first ? serverLines(first, part) : []),
    ...others.slice(0, MOST_OF_A_CLAUSE).map(headOf),
    ...(rest > 0 ? [`… and ${rest} more of this clause`] : []),
  ]
  if (clause === null) return lines.map(line => `  ${line}`)
  return [`  ${clause.says} (${clause.status})`, ...lines.map(line => `    ${line}`)]
}

function headOf({ id, says }: ServerReport): string {
  return `${id}: ${says}`
}

function serverLines(server: ServerReport, part: Part): readonly string[] {
  const { changes, example, sameAs, failed } = server
  const [change] = changes
  return [
    headOf(server),
    ...(change ? changeLines(change, part) : []),
    ...(sameAs === null ? [] : [`  answers all of your requests as ${sameAs} does`]),
    ...(failed.length > 0 ? [`  failed: ${failed.join(' · ')}`] : []),
    ...(example ? [`  would show it, in the world ${example.world}: ${example.request}`] : []),
  ]
}

function changeLines(
  { request, where, right, wrong, assertion }: ChangeReport,
  { isToAssert }: Part,
): readonly string[] {
  return [
    `  ${request}`,
    `    ${where}`,
    `      reference  ${right}`,
    `      here       ${wrong}`,
    ...(isToAssert ? [`    to assert: ${assertion}`] : []),
  ]
}

import { type ClauseExecution, type Execution, measureExecution, unitsOf } from '../executed/execution.ts'
import type { Clause } from '../suite/clause.ts'
import { listQuirks } from '../targets/oracle.ts'
import type { ExitCode } from './command.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { type Selected, selectByFlags } from './suite-flags.ts'

/** Runs the suite at the embedded reference and prints which clauses had a say on its answers. */
export async function printExecutedCoverage(given: Given, io: Io): Promise<ExitCode> {
  const selected = selectByFlags(given, io)
  const told = clausesOf(selected)
  const execution = await measureExecution({
    ...selected,
    clauses: told.filter(clause => unitsOf(clause).length > 0),
    quirks: await listQuirks(),
    signal: io.signal,
    onProgress: says => io.isTerminal && io.err(`\r\u001b[2K${says}`),
  })
  if (io.isTerminal) io.err('\r\u001b[2K')
  const undecided = told.filter(clause => unitsOf(clause).length === 0).map(({ id }) => id)
  io.out(given.has('json') ? jsonOf(execution, undecided) : textOf(execution, undecided))
  return execution.isWhole ? 0 : 3
}

/** All clauses, or, when scenarios were chosen, theirs. */
function clausesOf({ suite, scenarios }: Selected): readonly Clause[] {
  const chosen = new Set(scenarios)
  const isAll = suite.clauses.every(clause => clause.scenarios.every(it => chosen.has(it)))
  return isAll ? suite.clauses : suite.clauses.filter(clause => clause.scenarios.some(it => chosen.has(it)))
}

function countsOf({ clauses }: Execution) {
  return {
    clauses: clauses.length,
    fired: clauses.filter(({ fired }) => fired > 0).length,
    changed: clauses.filter(({ changed }) => changed > 0).length,
  }
}

function jsonOf(execution: Execution, undecided: readonly string[]): string {
  return `${JSON.stringify({ counts: countsOf(execution), undecided, ...execution }, null, 1)}\n`
}

function textOf(execution: Execution, undecided: readonly string[]): string {
  const counts = countsOf(execution)
  const silent = execution.clauses.filter(({ fired }) => fired === 0)
  return [
    columns('fired', 'changed', 'clause'),
    ...execution.clauses.filter(({ fired }) => fired > 0).map(line),
    ...silent.map(({ clause }) => `never fired: ${clause}`),
    ...undecided.map(id => `not decided by any unit: ${id}`),
    ...(execution.isWhole ? [] : ['interrupted: the missing clauses were not measured']),
    `${counts.fired} of ${counts.clauses} clauses fired; ${counts.changed} changed an answer`,
    '',
  ].join('\n')
}

function line({ clause, units, fired, changed }: ClauseExecution): string {
  const by = units.includes(clause) ? '' : `, by ${units.join(', ')}`
  return columns(String(fired), String(changed), `${clause}${by}`)
}

function columns(fired: string, changed: string, clause: string): string {
  return `${fired.padStart(5)}  ${changed.padStart(7)}  ${clause}`
}

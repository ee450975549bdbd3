import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report, Reported } from '../report/report.ts'
import type { Reporter } from '../report/reporter.ts'
import { reporters } from '../report/reporters.ts'
import { MEANINGS, VERDICTS } from '../run/verdict.ts'
import { UsageError } from '../usage-error.ts'
import type { Io } from './io.ts'
import { LAST_RUN, lastRunText } from './last-run.ts'
import { didYouMean } from './nearest.ts'

/** The reporters named in `a,b`; without names the usual ones, with GitHub's own where GitHub runs us. */
export function chooseReporters(
  names: readonly string[],
  environment: Io['environment'],
): readonly Reporter[] {
  const usual = [
    'console',
    'json',
    'junit',
    'html',
    ...(environment.GITHUB_ACTIONS ? ['github', 'markdown'] : []),
  ]
  return chooseAmong(reporters, names, usual)
}

/** Those of a list that are named in `a,b`; without names the usual ones. */
export function chooseAmong<Found>(
  list: readonly Reporter<Found>[],
  names: readonly string[],
  usual: readonly string[],
): readonly Reporter<Found>[] {
  const wanted = names.length > 0 ? names.flatMap(name => name.split(',')) : usual
  const known = list.map(({ name }) => name)
  for (const name of wanted) {
    if (known.includes(name)) continue
    throw new UsageError(`There is no reporter ${name}: ${known.join(', ')}.${didYouMean(name, known)}`)
  }
  return list.filter(({ name }) => wanted.includes(name))
}

/** Writes every chosen report of a run into the directory and prints what is to be printed. */
export function writeReports(
  reported: Reported,
  chosen: readonly Reporter[],
  directory: string,
  io: Io,
): void {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, LAST_RUN), lastRunText(reported.report))
  writeChosen(reported, chosen, directory, io)
}

/** The same for anything that has reporters. */
export function writeChosen<Found>(
  found: Found,
  chosen: readonly Reporter<Found>[],
  directory: string,
  io: Io,
): void {
  for (const { files } of chosen) {
    if (files) mkdirSync(directory, { recursive: true })
    for (const [name, text] of Object.entries(files?.(found) ?? {})) {
      writeFileSync(join(directory, name), text)
      if (name.endsWith('.md')) appendToStepSummary(text, io)
    }
  }
  for (const { prints } of chosen) {
    if (prints) io.out(`${prints(found, { hasColours: io.hasColours })}`)
  }
  sayWhere(chosen, directory, io)
}

function appendToStepSummary(text: string, { environment }: Io): void {
  if (environment.GITHUB_STEP_SUMMARY) appendFileSync(environment.GITHUB_STEP_SUMMARY, text)
}

function sayWhere<Found>(chosen: readonly Reporter<Found>[], directory: string, io: Io): void {
  const names = chosen.filter(({ files }) => files).map(({ name }) => name)
  if (names.length > 0) io.out(`reports (${names.join(', ')}): ${join(directory, '/')}\n`)
}

/** What a report means for whoever called: DESIGN "Exit codes". */
export function exitCodeOf({ summary, stopped }: Report): 0 | 1 | 3 {
  const { verdicts, coverage } = summary
  const codes = VERDICTS.filter(verdict => verdicts[verdict] > 0).map(verdict => MEANINGS[verdict].means.exit)
  if (codes.includes(1)) return 1
  if (stopped || codes.includes(3)) return 3
  return coverage.selected > 0 && coverage.judged === 0 ? 3 : 0
}

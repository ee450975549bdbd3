import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { matrixOf } from '../../matrix/matrix.ts'
import { matrixReporters } from '../../matrix/reporters.ts'
import { reportReader } from '../../report/read-report.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import { chooseAmong, writeChosen } from '../write-reports.ts'

export const matrixCommand: Command = {
  usage: '[NAME=]REPORT …',
  details:
    'Compares any number of reports in one table, clauses by targets, as matrix.html and matrix.md. A report is a\n' +
    'results.json, or the directory that holds it; its column is named after the target, or NAME. Each cell shows the\n' +
    'worst outcome and its share.',
  flags: {
    reporter: { says: 'reports: html,markdown,console (default all)', value: 'A,B', isList: true },
    output: { says: 'where reports go (default reports/matrix)', value: 'DIR', variable: 'ASSAYER_OUTPUT' },
  },
  examples: [
    { line: 'matrix reports/*/results.json', says: 'all targets that were judged' },
    {
      line: 'matrix before=reports/old after=reports/new --reporter markdown',
      says: 'one table for a pull request',
    },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: async (given, io) => {
    const places = given.positionals
    if (places.length === 0)
      throw new UsageError('assayer matrix needs results.json files, or the directories that hold them.')
    const usual = matrixReporters.map(({ name }) => name)
    const chosen = chooseAmong(matrixReporters, given.texts('reporter'), usual)
    const read = reportReader(join(io.packageDirectory, 'specs'))
    const matrix = matrixOf(places.map(labelled).map(it => ({ ...it, report: read(it.place) })))
    writeChosen(matrix, chosen, given.text('output') ?? 'reports/matrix', io)
    return 0
  },
}

/** `NAME=PLACE`; a place that is there as it is written has no name. */
function labelled(written: string): { readonly place: string; readonly label: string | null } {
  const [, label, place] = /^([^=]+)=(.+)$/s.exec(written) ?? []
  if (label === undefined || place === undefined || existsSync(written))
    return { place: written, label: null }
  return { place, label }
}

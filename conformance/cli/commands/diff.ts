import { join } from 'node:path'
import { countsOf, diffReports } from '../../diff/diff.ts'
import { diffReporters } from '../../diff/reporters.ts'
import { reportReader } from '../../report/read-report.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import { chooseAmong, writeChosen } from '../write-reports.ts'

export const diffCommand: Command = {
  usage: 'BEFORE AFTER',
  details:
    'Compares two results.json, or the directories that hold them: which scenarios newly fail, are no longer judged,\n' +
    'are fixed, are now judged, answer differently, are new or gone. Changes are grouped by what the targets behave\n' +
    'like, then by clause; changes in nothing but ids, times and addresses are counted separately. The exit code is 1\n' +
    'if a scenario newly fails, 3 if one is no longer judged, and otherwise 0.',
  flags: {
    reporter: { says: 'reports: json,html,markdown,console', value: 'A,B', isList: true },
    output: { says: 'where reports go (default reports/diff)', value: 'DIR', variable: 'ASSAYER_OUTPUT' },
  },
  examples: [
    { line: 'diff reports/main reports/latest', says: 'what this branch changes' },
    {
      line: 'diff old/results.json new/results.json --reporter html,markdown',
      says: 'as diff.html and diff.md',
    },
  ],
  mostPositionals: 2,
  run: async (given, io) => {
    const [before, after] = given.positionals
    if (before === undefined || after === undefined)
      throw new UsageError('assayer diff needs two results.json, or the directories that hold them.')
    const chosen = chooseAmong(diffReporters, given.texts('reporter'), ['console'])
    const read = reportReader(join(io.packageDirectory, 'specs'))
    const diff = diffReports(read(before), read(after))
    writeChosen(diff, chosen, given.text('output') ?? 'reports/diff', io)
    const { regressed, lost } = countsOf(diff)
    if (regressed > 0) return 1
    return lost > 0 ? 3 : 0
  },
}

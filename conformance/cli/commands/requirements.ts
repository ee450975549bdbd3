import { UsageError } from '../../usage-error.ts'
import { BASELINE_FLAGS } from '../baseline-flags.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { PREFLIGHT_FLAGS } from '../preflight-flags.ts'
import { diffSets } from '../requirements-diff.ts'
import { freezeSet } from '../requirements-freeze.ts'
import { keepTexts } from '../requirements-keep.ts'
import { listSets } from '../requirements-list.ts'
import { SUITE_FLAGS } from '../suite-flags.ts'
import { TARGET_FLAGS } from '../target-flags.ts'
import { VERDICT_FLAGS } from '../verdict-flags.ts'

export const requirementsCommand: Command = {
  usage: 'list | diff A B | freeze NAME | keep [NAME]',
  details:
    'A requirement set freezes which scenarios count, and what they ask and expect. `test --requirements 2026.11`, or\n' +
    '`requirements: "2026.11"` in the configuration, judges by it: what later releases add or change is run, reported as\n' +
    'not counted, and fails nothing.\n' +
    '  list         the sets of this release\n' +
    '  diff A B     what changes when a project goes from one set to another; with a target or its last results also\n' +
    '               what would turn red: then the exit code is 1\n' +
    '  freeze NAME  write a set of what qualifies in the suite now; a path such as checks/mine.yaml puts it there, with\n' +
    '               the texts of all that it freezes\n' +
    '  keep [NAME]  keep the old texts of what changed since sets were frozen, out of the history of the repository',
  flags: {
    ...TARGET_FLAGS,
    ...PREFLIGHT_FLAGS,
    ...BASELINE_FLAGS,
    ...VERDICT_FLAGS,
    specs: SUITE_FLAGS.specs,
    results: {
      says: 'for diff: the results.json of a run of the target, in place of asking it',
      value: 'FILE|DIR',
    },
    selftest: {
      says: 'for freeze: results of a self-test of all right servers (default reports/latest/selftest.json)',
      value: 'FILE',
    },
    json: { says: 'for list and diff: as JSON' },
  },
  examples: [
    { line: 'requirements list', says: 'which sets there are' },
    {
      line: 'requirements diff 2026.11 2027.02 --target staging',
      says: 'what an update would turn red at one of your targets',
    },
    {
      line: 'requirements freeze checks/ours.yaml --specs checks',
      says: 'freeze your own scenarios with those of the suite',
    },
  ],
  mostPositionals: 3,
  run: (given, io) => actionOf(given)({ ...given, positionals: given.positionals.slice(1) }, io),
}

const ACTIONS: Readonly<Record<string, (given: Given, io: Io) => ExitCode | Promise<ExitCode>>> = {
  list: listSets,
  diff: diffSets,
  freeze: freezeSet,
  keep: keepTexts,
}

function actionOf({ positionals: [name] }: Given): (given: Given, io: Io) => Promise<ExitCode> {
  const known = Object.keys(ACTIONS)
  const action = name === undefined ? undefined : ACTIONS[name]
  if (action) return async (given, io) => action(given, io)
  const found = name === undefined ? 'nothing' : `${name}.${didYouMean(name, known)}`
  throw new UsageError(`assayer requirements: expected ${known.join(', ')}; found ${found}`)
}

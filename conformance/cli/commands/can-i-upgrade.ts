import { readUsage } from '../../observe/usage-file.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { judgeUsage } from '../../upgrade/judge-usage.ts'
import { findProgram } from '../../upgrade/programs.ts'
import { upgradeJson, upgradeText } from '../../upgrade/write-upgrade.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import { readWorldNamed } from '../describe-world.ts'
import type { Given } from '../flags.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { WORLD_VALUE } from '../world-flag.ts'

const PROGRAM = 'PROGRAM@VERSION[/DATABASE]|REPORT'

export const canIUpgradeCommand: Command = {
  usage: `--usage FILE --from ${PROGRAM} --to ${PROGRAM}`,
  details:
    'Says which requests of a client may be answered otherwise when one program takes the place of another, how, and\n' +
    'what to send instead. What the client uses is told by usage.yaml, which `assayer serve --observe` writes; how the\n' +
    'programs answer, by the published reports or by reports of your own, and by the changes of the publishing\n' +
    'platform. What no report of both tells is unknown, and never fine. The exit code is 0 if nothing changes, 1 if\n' +
    'something may, and 3 if nothing is known to change but not everything is known.',
  flags: {
    usage: { says: 'what the client uses (default usage.yaml)', value: 'FILE' },
    from: { says: 'what is there now: strapi@4.26.2/sqlite, or the folder of a report', value: PROGRAM },
    to: { says: 'what takes its place', value: PROGRAM },
    world: {
      says: 'a world in which the requests are sent to the reference, as the one program and as the other',
      value: WORLD_VALUE,
    },
    json: { says: 'print JSON, with every difference' },
    specs: SUITE_FLAGS.specs,
  },
  examples: [
    {
      line: 'can-i-upgrade --from strapi@4.26.2/sqlite --to strapi@4.26.2/postgres',
      says: 'what another database does to the client that usage.yaml tells of',
    },
    {
      line: 'can-i-upgrade --from strapi@4.26.2/sqlite --to strapi@4.26.2/postgres --world ./my-world',
      says: 'and which answers are really others, with your models and entries',
    },
    {
      line: 'can-i-upgrade --usage site.yaml --from ghost@3.42.9 --to ghost@5.99.1 --json',
      says: 'two majors, as JSON',
    },
    {
      line: 'can-i-upgrade --from reports/old --to reports/new',
      says: 'your own server, of which assayer test wrote two reports',
    },
  ],
  mostPositionals: 0,
  run: async (given, io) => {
    const specs = specsDirectory(given, io)
    const usage = readUsage(given.text('usage') ?? 'usage.yaml', specs)
    const [from, to] = [findProgram(named(given, 'from'), specs), findProgram(named(given, 'to'), specs)]
    const name = given.text('world')
    const world = name === undefined ? null : await readWorldNamed(name, given, io)
    const upgrade = await judgeUsage(usage, from, to, world)
    if (given.has('json')) io.out(upgradeJson(upgrade))
    else {
      const says = new Map(loadSuite(specs).clauses.map(clause => [clause.id, clause.says]))
      io.out(upgradeText(upgrade, clause => says.get(clause) ?? ''))
    }
    const has = (outcome: string) => upgrade.uses.some(it => it.outcome === outcome)
    return has('otherwise') ? 1 : has('unknown') ? 3 : 0
  },
}

function named(given: Given, flag: 'from' | 'to'): string {
  const name = given.text(flag)
  if (name !== undefined) return name
  throw new UsageError(
    `assayer can-i-upgrade needs --${flag}: strapi@4.26.2/sqlite, or the folder of a report.`,
  )
}

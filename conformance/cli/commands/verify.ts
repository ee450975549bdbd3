import { resolve } from 'node:path'
import { kitVersion } from '../../kit-version.ts'
import type { Configuration } from '../../proof/configuration.ts'
import type { Files } from '../../proof/pack.ts'
import { readBundle } from '../../proof/read-bundle.ts'
import { OtherSuite, OtherVerdicts, Refusal } from '../../proof/refusal.ts'
import { readConfiguration, type Verified, verifyBundle } from '../../proof/verify.ts'
import { findSet, setOfPackage } from '../../requirements/find-sets.ts'
import type { RequirementSet } from '../../requirements/requirement-set.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { REPORT_FLAGS } from '../report-flags.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { chooseReporters, writeReports } from '../write-reports.ts'

export const verifyCommand: Command = {
  usage: 'BUNDLE',
  details:
    'Judges the recording of a bundle again, without its target and without the network, with the suite at hand, and\n' +
    'compares the results byte by byte. What was judged by a requirement set is judged by it again, whatever the suite\n' +
    'has become since. Exit code 0: they are the same; 1: it is refused, and why; 2: there is no such file; 3: another\n' +
    'release or commit has judged it, by another suite, and how to get that one. A bundle is not signed: that its answers came from the server it names is the word of who published it.',
  flags: {
    specs: SUITE_FLAGS.specs,
    requirements: {
      says: 'refuse what was not judged by this requirement set, such as 2026.11, or the file of one',
      value: 'NAME|FILE',
    },
    reporter: REPORT_FLAGS.reporter ?? { says: 'reports' },
    output: { says: 'where reports go, if any are asked for (default reports/latest)', value: 'DIR' },
  },
  examples: [
    { line: 'verify bundle.tgz', says: 'whether it is what it says' },
    { line: 'verify bundle.tgz --requirements 2026.11', says: 'and was judged by this requirement set' },
    {
      line: 'verify bundle.tgz --reporter html --output report',
      says: 'also a page with what failed, and how',
    },
  ],
  mostPositionals: 1,
  run: verify,
}

async function verify(given: Given, io: Io): Promise<ExitCode> {
  const [file] = given.positionals
  if (file === undefined) throw new UsageError('assayer verify needs the file of a bundle: bundle.tgz.')
  const names = given.texts('reporter')
  const reporters = names.length > 0 ? chooseReporters(names, io.environment) : []
  const place = { specs: specsDirectory(given, io), packageDirectory: io.packageDirectory }
  const named = given.text('requirements')
  const required = named === undefined ? null : findSet(named, place)
  const setNamed = (name: string) => (required?.name === name ? required : setOfPackage(name, place))
  const own = kitVersion(io.packageDirectory)
  const told = (error: unknown, files: Files | null): ExitCode => {
    if (!(error instanceof Refusal)) throw error
    const by = files && isByAnother(error) ? readConfiguration(files, place.specs) : null
    if (!by || (error instanceof OtherVerdicts && by.kit === own)) {
      io.err(`${file} is refused: ${error.message}.\n`)
      return 1
    }
    io.err(`${file} cannot be judged here: ${error.message}.\n${whoCan(file, by, own)}`)
    return 3
  }
  let files: Files | null = null
  try {
    files = await readBundle(file)
    const verified = await verifyBundle(files, { specs: place.specs, signal: io.signal, setNamed })
    if (required) refuseOther(required, verified)
    io.out(verifiedText(file, verified))
    if (reporters.length > 0)
      writeReports(verified.reported, reporters, given.text('output') ?? 'reports/latest', io)
    return 0
  } catch (error) {
    return told(error, files)
  }
}

/** Of these two the kit that has judged it may come to the same all the same. */
function isByAnother(error: Refusal): boolean {
  return error instanceof OtherSuite || error instanceof OtherVerdicts
}

/** How to get the kit that has judged it. */
function whoCan(file: string, { kit, commit }: Configuration, own: string): string {
  const ways = [
    ...(kit === own ? [] : [`npx assayer@${kit} verify ${file}`]),
    ...(commit === undefined
      ? []
      : [
          `git worktree add ../assayer-${commit.slice(0, 8)} ${commit}   # in a checkout of Assayer; then there:`,
          `npm ci && node bin/assayer.js verify ${resolve(file)}`,
        ]),
  ]
  const who = `assayer ${kit}${commit === undefined ? '' : `, commit ${commit},`} has judged it, and this is ${own}.`
  const how = ways.length === 0 ? ' It does not say at which commit: ask who published it.' : ''
  return [`${who}${how}`, ...ways.map(way => `  ${way}`), ''].join('\n')
}

function refuseOther(required: RequirementSet, { set }: Verified): void {
  if (set?.digest === required.digest) return
  const by = set ? `by the requirement set ${set.name} (${set.digest})` : 'by the whole suite'
  throw new Refusal(`it was judged ${by}, not by ${required.name} (${required.digest})`)
}

function verifiedText(file: string, verified: Verified): string {
  const { target, targetVersion, kit, summary } = verified.reported.report
  const counts = Object.entries(summary.verdicts).filter(([, count]) => count > 0)
  const version = typeof targetVersion === 'string' ? ` ${targetVersion}` : ''
  return [
    `${file} is verified: ${target}${version}, judged by assayer ${kit}`,
    ...bySet(verified),
    `  ${counts.map(([verdict, count]) => `${count} ${verdict}`).join(', ')}`,
    '',
  ].join('\n')
}

function bySet({ set, isSetKnown, isWordedOtherwise }: Verified): readonly string[] {
  if (!set) return []
  const whose = isSetKnown
    ? ''
    : ', which is none of this release: what it asks is in requirements.json of the bundle'
  return [
    `  by the requirement set ${set.name} (${set.scenarios.length} scenarios, ${set.digest})${whose}`,
    ...(isWordedOtherwise
      ? ['  its clauses are worded otherwise here, and their words were not compared']
      : []),
  ]
}

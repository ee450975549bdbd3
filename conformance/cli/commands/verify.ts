import { readBundle } from '../../proof/read-bundle.ts'
import { Refusal } from '../../proof/refusal.ts'
import { type Verified, verifyBundle } from '../../proof/verify.ts'
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
    'has become since. Exit code 0: they are the same; 1: it is refused, and why; 2: there is no such\n' +
    'file. A bundle is not signed: that its answers came from the server it names is the word of who published it.',
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
  try {
    const verified = await verifyBundle(await readBundle(file), {
      ...{ specs: place.specs, signal: io.signal, setNamed },
    })
    if (required) refuseOther(required, verified)
    const { reported } = verified
    io.out(verifiedText(file, verified))
    if (reporters.length > 0) writeReports(reported, reporters, given.text('output') ?? 'reports/latest', io)
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    io.err(`${file} is refused: ${error.message}.\n`)
    return 1
  }
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

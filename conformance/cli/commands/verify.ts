import { readBundle } from '../../proof/read-bundle.ts'
import { Refusal } from '../../proof/refusal.ts'
import { verifyBundle } from '../../proof/verify.ts'
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
    'compares the results byte by byte. Exit code 0: they are the same; 1: it is refused, and why; 2: there is no such\n' +
    'file. A bundle is not signed: that its answers came from the server it names is the word of who published it.',
  flags: {
    specs: SUITE_FLAGS.specs,
    reporter: REPORT_FLAGS.reporter ?? { says: 'reports' },
    output: { says: 'where reports go, if any are asked for (default reports/latest)', value: 'DIR' },
  },
  examples: [
    { line: 'verify bundle.tgz', says: 'whether it is what it says' },
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
  const options = { specs: specsDirectory(given, io), signal: io.signal }
  try {
    const { reported } = await verifyBundle(await readBundle(file), options)
    const { target, targetVersion, kit, summary } = reported.report
    const counts = Object.entries(summary.verdicts).filter(([, count]) => count > 0)
    const version = typeof targetVersion === 'string' ? ` ${targetVersion}` : ''
    io.out(`${file} is verified: ${target}${version}, judged by assayer ${kit}\n`)
    io.out(`  ${counts.map(([verdict, count]) => `${count} ${verdict}`).join(', ')}\n`)
    if (reporters.length > 0) writeReports(reported, reporters, given.text('output') ?? 'reports/latest', io)
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    io.err(`${file} is refused: ${error.message}.\n`)
    return 1
  }
}

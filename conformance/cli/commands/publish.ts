import { writeFileSync } from 'node:fs'
import { digestOf } from '../../digests/digests.ts'
import { kitCommit } from '../../kit-commit.ts'
import type { Configuration } from '../../proof/configuration.ts'
import { listenTo } from '../../proof/listen.ts'
import { type Made, makeBundle, turnedBetween } from '../../proof/make-bundle.ts'
import { packBundle } from '../../proof/pack.ts'
import { buildReport } from '../../report/build-report.ts'
import type { Report } from '../../report/report.ts'
import { platformOf } from '../../run/platform-of.ts'
import type { Scenario } from '../../suite/clause.ts'
import { UsageError } from '../../usage-error.ts'
import { sayAftermath } from '../aftermath.ts'
import { writeBadges } from '../badge-files.ts'
import { nothingKnown } from '../baseline-flags.ts'
import type { Command, ExitCode } from '../command.ts'
import { configurationByFlags } from '../configuration-by-flags.ts'
import { fire, WORKERS } from '../fire.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { isLifted } from '../lift-flags.ts'
import { PREFLIGHT_FLAGS, preflighted } from '../preflight-flags.ts'
import { linesOn } from '../progress.ts'
import {
  countedByFlags,
  type Judging,
  REQUIREMENTS_FLAGS,
  setByFlags,
  withSet,
} from '../requirements-flags.ts'
import { SUITE_FLAGS, selectByFlags, specsDirectory } from '../suite-flags.ts'
import { limitsByFlags, TARGET_FLAGS, targetByFlags } from '../target-flags.ts'
import { VERDICT_FLAGS } from '../verdict-flags.ts'
import { exitCodeOf } from '../write-reports.ts'

export const publishCommand: Command = {
  usage: '[--url URL] [CLAUSE …]',
  details:
    'Runs the suite against a target as `assayer test` does, and packs what came of it into one file that anybody can\n' +
    'verify without the target: all that was sent and answered, the verdicts, what they rest on (digests of the suite,\n' +
    'of the worlds and of the configuration), and an in-toto test-result statement about them. Secrets are taken out.\n' +
    'Nothing is written unless the recording comes to the verdicts of the run. No baseline, profile or shard has a say.',
  flags: {
    output: { says: 'the file (default bundle.tgz)', value: 'FILE' },
    badges: { says: 'also write badges, an SVG for each capability, into this directory', value: 'DIR' },
    ...TARGET_FLAGS,
    ...PREFLIGHT_FLAGS,
    ...SUITE_FLAGS,
    ...VERDICT_FLAGS,
    ...REQUIREMENTS_FLAGS,
    workers: {
      says: `concurrent requests (default ${WORKERS})`,
      value: 'N',
      whole: { least: 1 },
      variable: 'ASSAYER_WORKERS',
    },
  },
  examples: [
    { line: 'publish --url http://127.0.0.1:1337', says: 'the whole suite at your server, as bundle.tgz' },
    { line: 'publish --target staging --output proof.tgz --badges badges', says: 'with badges' },
    { line: 'verify bundle.tgz', says: 'what everybody else does with it' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: publish,
}

async function publish(given: Given, io: Io): Promise<ExitCode> {
  refuseWhatHasNoSay(given, io)
  const output = given.text('output') ?? 'bundle.tgz'
  const { made, live } = await runAndRecord(given, io)
  if (live.stopped) {
    io.err(`The run ended early: ${live.stopped.says}. Nothing was published.\n`)
    return 3
  }
  const problems = problemsOf(made, live)
  if (problems.length > 0) {
    io.err(`The recording does not come to the verdicts of the run. Nothing was published.\n`)
    for (const problem of problems) io.err(`  ${problem}\n`)
    return 3
  }
  const bundle = await packBundle(made.files)
  writeFileSync(output, bundle)
  const badges = given.text('badges')
  if (badges !== undefined) writeBadges(made.reported.report, badges, output, io)
  io.out(publishedText(output, bundle, made))
  return exitCodeOf(made.reported.report)
}

/** Whoever verifies has neither the list of what is known, nor the world of somebody else. */
function refuseWhatHasNoSay(given: Given, io: Io): void {
  if (given.texts('recording').length > 0)
    throw new UsageError(
      '--recording: a bundle is made of a run, with all that it learns of its target; leave it out.',
    )
  if (given.text('profile') !== undefined && given.text('url') !== undefined)
    throw new UsageError('--profile: verdicts are published as they are, known or not; leave it out.')
  if (isLifted(given, specsDirectory(given, io)))
    throw new UsageError(
      '--world: nobody else has your world to verify with; publish with a world of the suite, or one of --specs.',
    )
}

interface Ran {
  readonly made: Made
  readonly live: Report
}

async function runAndRecord(given: Given, io: Io): Promise<Ran> {
  const set = setByFlags(given, io)
  return set ? withSet(set, given, io, (own, by) => runBy(own, io, by)) : runBy(given, io, null)
}

/** With a requirement set or without one. What came since the set does not count, and is not asked. */
async function runBy(given: Given, io: Io, by: Judging | null): Promise<Ran> {
  const specs = specsDirectory(given, io)
  const { suite, scenarios } = by ? countedByFlags(by) : selectByFlags(given, io)
  const found = targetByFlags(given, specs, limitsByFlags(given), { say: linesOn(io) })
  const heard = listenTo(preflighted(found, scenarios, given, io), specs)
  const from = io.now()
  const platform = await platformOf(heard.target, scenarios, io.signal)
  const judgements = await fire(
    {
      ...{ suite, scenarios, target: heard.target, likely: undefined, known: null, lifted: null },
      ...{ version: platform?.version ?? null, baseline: nothingKnown(), isHeard: true },
      invariants: by?.set.invariants ?? null,
    },
    given,
    { ...io, see: () => {} },
  )
  sayAftermath(heard.target, io)
  // What the flags say, and not where a set has put its worlds for the time being.
  const written = by?.given ?? given
  const set = by?.set ?? null
  const commit = kitCommit(io.packageDirectory)
  const asked = pinned(configurationByFlags(written, { suite, set, platform }, io), scenarios)
  const configuration = { ...asked, ...(commit !== null && { commit }) }
  const { kit, strict, failOn } = configuration
  const head = { kit, target: heard.target.name, platform, strict, failOn, shard: null }
  const live = buildReport(suite.clauses, judgements, head).report
  const recording = heard.recording({ from, to: io.now() })
  const basis = { suite, scenarios, set, worlds: by?.frozen.worlds ?? new Map() }
  const made = await makeBundle(recording, configuration, {
    ...{ specs: specsDirectory(written, io), basis, signal: io.signal },
  })
  return { made, live }
}

/** A requirement set outlives the words of its scenarios, so what was picked by them is named. */
function pinned(configuration: Configuration, scenarios: readonly Scenario[]): Configuration {
  const { requirements, selection } = configuration
  const isByWords = [selection.grep, selection.grepInvert].some(its => its && its.length > 0)
  if (!requirements || !isByWords) return configuration
  return { ...configuration, selection: { scenarios: scenarios.map(({ id }) => id) } }
}

/** What keeps a bundle from being verified, should it be published. */
function problemsOf({ reported, unheard, left }: Made, live: Report): readonly string[] {
  const turned = turnedBetween(live, reported.report)
  return [
    ...turned.map(({ scenario, was, is, reason }) => {
      const why = unheard.get(scenario) ?? reason
      return `${scenario}: ${was} in the run, ${is} by the recording${why === null ? '' : ` (${why})`}`
    }),
    ...(left === null || turned.length > 0 ? [] : [left]),
  ]
}

function publishedText(output: string, bundle: Uint8Array, { reported }: Made): string {
  const { verdicts, scenarios } = reported.report.summary
  const counts = Object.entries(verdicts).filter(([, count]) => count > 0)
  const size = `${Math.ceil(bundle.length / 1024)} KiB`
  return [
    `${output}: ${scenarios} scenarios (${counts.map(([verdict, count]) => `${count} ${verdict}`).join(', ')}), ${size}`,
    `  ${digestOf(bundle)}`,
    `  anybody can verify it: assayer verify ${output}`,
    '',
  ].join('\n')
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { askReference } from '../../challenge/ask-reference.ts'
import { dossierOf } from '../../challenge/dossier.ts'
import { dossierText } from '../../challenge/dossier-text.ts'
import { GROUNDS, type Ground } from '../../challenge/grounds.ts'
import { kitVersion } from '../../kit-version.ts'
import { isSecretVariable } from '../../secrets/names.ts'
import { redacting, redactTokens } from '../../secrets/redact.ts'
import type { Clause, Scenario } from '../../suite/clause.ts'
import { loadSuite, type Suite } from '../../suite/load-suite.ts'
import { askedAs } from '../../suite/versions.ts'
import { listFreedoms } from '../../targets/oracle.ts'
import { UsageError } from '../../usage-error.ts'
import { answerOfTarget, LAST_RESULTS } from '../challenged-answer.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { PREFLIGHT_FLAGS } from '../preflight-flags.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { TARGET_FLAGS } from '../target-flags.ts'
import { VERDICT_FLAGS } from '../verdict-flags.ts'

const LONGEST_NAME = Math.max(...GROUNDS.map(({ name }) => name.length))

export const challengeCommand: Command = {
  usage: 'SCENARIO [--ground GROUND]',
  details:
    'Writes down all that is needed to contest the verdict on a scenario, as an issue in Markdown: the sentence and\n' +
    'where it comes from, the request, what was expected, the answers of the target and of the reference, and what\n' +
    'real programs answer. The target’s answer is read from the results of the last run, or of --results; --url,\n' +
    '--target and --recording ask for it now. Secrets are redacted.\n\n' +
    'Grounds:\n' +
    GROUNDS.map(({ name, says }) => `  ${name.padEnd(LONGEST_NAME)}  ${says}`).join('\n'),
  flags: {
    ground: { says: 'why the verdict is wrong, one of the list above', value: 'GROUND' },
    results: { says: `results of a run (default ${LAST_RESULTS}, where it is there)`, value: 'FILE|DIR' },
    output: {
      says: 'the file to write, .md, or its directory; - is standard output (default SCENARIO.dispute.md)',
      value: 'FILE|DIR|-',
    },
    ...TARGET_FLAGS,
    ...PREFLIGHT_FLAGS,
    ...VERDICT_FLAGS,
    specs: SUITE_FLAGS.specs,
  },
  examples: [
    {
      line: 'challenge content.filters.containsi.upper-case-operand --ground two-readings',
      says: 'what the last run found',
    },
    {
      line: 'challenge content.filters.containsi.upper-case-operand --url http://127.0.0.1:1337 --output -',
      says: 'what a server answers now, on the terminal',
    },
  ],
  mostPositionals: 1,
  run: challenge,
}

async function challenge(given: Given, io: Io): Promise<ExitCode> {
  const ground = groundByFlags(given)
  const specs = specsDirectory(given, io)
  const suite = loadSuite(specs)
  const found = findScenario(given, suite)
  const target = await answerOfTarget(found.scenario, suite, given, io)
  if (target === 'unjudged') return 3
  const scenario = target?.platform ? askedAs(found.scenario, target.platform) : found.scenario
  const reference = await askReference(scenario, specs, io.signal)
  const dossier = dossierOf(
    suite,
    { clause: found.clause, scenario },
    {
      ...{ ground, target, reference },
      kit: kitVersion(io.packageDirectory),
      freedoms: await listFreedoms(),
    },
  )
  write(withoutSecrets(dossierText(dossier), io), scenario, given, io)
  return 0
}

function groundByFlags(given: Given): Ground | null {
  const name = given.text('ground')
  if (name === undefined) return null
  const ground = GROUNDS.find(it => it.name === name)
  if (ground) return ground
  const names = GROUNDS.map(it => it.name)
  throw new UsageError(`There is no ground ${name}: ${names.join(', ')}.${didYouMean(name, names)}`)
}

function findScenario(
  { positionals: [id] }: Given,
  { clauses }: Suite,
): { readonly clause: Clause; readonly scenario: Scenario } {
  if (id === undefined) throw new UsageError('assayer challenge needs the id of a scenario.')
  for (const clause of clauses) {
    const scenario = clause.scenarios.find(it => it.id === id)
    if (scenario) return { clause, scenario }
    if (clause.id === id) {
      const its = clause.scenarios.map(it => it.id)
      throw new UsageError(`${id} is a clause; its scenarios are ${its.join(', ') || 'none'}.`)
    }
  }
  const known = clauses.flatMap(clause => clause.scenarios.map(scenario => scenario.id))
  throw new UsageError(`There is no scenario ${id}.${didYouMean(id, known)}`)
}

/** Reports hide what they know to be a secret; what this environment holds of secrets is hidden besides. */
function withoutSecrets(text: string, { environment }: Io): string {
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith('ASSAYER_') && isSecretVariable(name) && value ? [value] : [],
  )
  return redactTokens(redacting(secrets)(text))
}

function write(text: string, { id }: Scenario, given: Given, io: Io): void {
  const output = given.text('output') ?? '.'
  if (output === '-') {
    io.out(text)
    return
  }
  // A configuration names the directory of reports so.
  const file = output.endsWith('.md') ? output : join(output, `${id}.dispute.md`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  io.out(`wrote ${file}\n`)
}

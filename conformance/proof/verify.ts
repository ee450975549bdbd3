import { isObject, type JsonObject } from '../compare/json-value.ts'
import { suiteBeside, suiteDigest, worldDigest } from '../digests/digests.ts'
import { stableJson } from '../report/stable-json.ts'
import { someOf, WithoutText } from '../requirements/frozen-suite.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { compileSchema } from '../suite/schema.ts'
import { UsageError } from '../usage-error.ts'
import { type Basis, basisOf } from './basis.ts'
import type { Configuration } from './configuration.ts'
import { type JudgeOptions, judgeRecording, type Verdicts } from './judge-recording.ts'
import { refuseOtherResults, refuseOtherVerdicts } from './other-results.ts'
import { refuseOtherStatement, refuseStrangeStatement, suiteIn } from './other-statement.ts'
import type { Files } from './pack.ts'
import { parseText } from './parse-text.ts'
import { recordingReader } from './read-recording.ts'
import { readRequirements } from './read-requirements.ts'
import { OtherSuite, OtherVerdicts, Refusal } from './refusal.ts'
import { statementOf } from './statement.ts'

export interface VerifyOptions extends Pick<JudgeOptions, 'specs' | 'signal'> {
  /** A requirement set as whoever verifies has it; null: none of this name. Undefined: he has none at all. */
  readonly setNamed?: (name: string) => RequirementSet | null
}

/** What a bundle was verified to be. */
export interface Verified extends Verdicts {
  /** By which it was judged; null: everything counts. */
  readonly set: RequirementSet | null
  /** Whether whoever verifies has this very set. */
  readonly isSetKnown: boolean
  /** Whether clauses are worded otherwise where it is verified, so that nobody can tell whether the bundle has other words. */
  readonly isWordedOtherwise: boolean
}

/** Judges the recording of a bundle again. Throws a Refusal that says why the bundle is not what it says it is. */
export async function verifyBundle(files: Files, options: VerifyOptions): Promise<Verified> {
  const { specs } = options
  refuseStrangeStatement(files)
  const configuration = readConfiguration(files, specs)
  const digests = digestsIn(files)
  const { set, isKnown } = readRequirements(files, configuration, options)
  if (set) refuseOtherOwnSuite(digests, set, specs)
  else refuseOtherSuite(digests, specs)
  const recording = recordingReader(specs)(files['recording.ndjson'])
  const basis = basisOrRefuse(set, configuration, specs)
  refuseOtherWorlds(digests, basis, specs)
  const verdicts = await judgeRecording(recording, configuration, { ...options, basis })
  const suite = set ? (suiteIn(files) ?? verdicts.suite) : verdicts.suite
  try {
    refuseOther(files, verdicts, suite)
  } catch (error) {
    throw error instanceof Refusal ? new OtherVerdicts(error.message) : error
  }
  return { ...verdicts, set, isSetKnown: isKnown, isWordedOtherwise: suite !== verdicts.suite }
}

/** `suite` is the digest of the one that has the words of the bundle. */
function refuseOther(files: Files, verdicts: Verdicts, suite: string): void {
  const [unheard] = verdicts.unheard
  if (unheard) throw new Refusal(`${unheard[0]}: the recording does not have ${unheard[1]}`)
  if (verdicts.left !== null) throw new Refusal(verdicts.left)
  const { report } = verdicts.reported
  const refuse = suite === verdicts.suite ? refuseOtherResults : refuseOtherVerdicts
  refuse(files['results.json'], report)
  refuseOtherStatement(files['statement.json'], statementOf(files, report, { ...verdicts, suite }))
}

/** What a bundle says of the suite and the worlds, whatever it is. */
interface Told {
  readonly suite: string | null
  readonly worlds: JsonObject
}

/** A selection of what is not there is the bundle's mistake, not that of who verifies it. */
function basisOrRefuse(set: RequirementSet | null, configuration: Configuration, specs: string): Basis {
  try {
    return basisOf(set, configuration, specs)
  } catch (error) {
    if (error instanceof WithoutText)
      throw new OtherSuite(
        `the requirement set ${set?.name} has what is otherwise in the suite here, and its old text is not here: ${someOf(error.unkept)}`,
      )
    if (error instanceof UsageError) throw new Refusal(`configuration.json: ${error.message}`)
    throw error
  }
}

/** What was asked, and how it was judged. Throws a Refusal for what is no configuration. */
export function readConfiguration(files: Files, specs: string): Configuration {
  const name = 'configuration.json'
  const fitting = compileSchema<Configuration>(specs, 'configuration.schema.json')(
    parseText(files[name], name),
    name,
  )
  if ('problem' in fitting) {
    const { path, found, expected } = fitting.problem
    throw new Refusal(`${name}: ${path}: found ${found}, expected ${expected}`)
  }
  if (stableJson(fitting.value) === files[name]) return fitting.value
  throw new Refusal(`${name} is not written as assayer writes it, such as with a key twice`)
}

/** Verdicts of another suite may be right, and can only be told by that suite. */
function refuseOtherSuite({ suite }: Told, specs: string): void {
  const own = suiteDigest(specs)
  if (suite === own) return
  throw new OtherSuite(`it was judged by another suite (${suite}) than the one here (${own})`)
}

/** What was laid on the suite counts beside a set that does not freeze it. */
function refuseOtherOwnSuite({ suite }: Told, set: RequirementSet, specs: string): void {
  const own = suiteBeside(set, specs)
  if (suite === own) return
  throw new OtherSuite(
    `what is laid on the suite (--specs) and counts besides was otherwise (${suite ?? 'nothing'}) than it is here (${own ?? 'nothing'})`,
  )
}

function refuseOtherWorlds(told: Told, { scenarios, set }: Basis, specs: string): void {
  for (const world of new Set(scenarios.map(it => it.world))) {
    if (set?.worlds.has(world)) continue
    const [said, own] = [told.worlds[world] ?? 'no digest', worldDigest(specs, world)]
    if (said !== own)
      throw new OtherSuite(`the world ${world} was another one (${said}) than the one here (${own})`)
  }
}

function digestsIn(files: Files): Told {
  const { digests } = Object(parseText(files['results.json'], 'results.json'))
  const suite = isObject(digests) ? digests.suite : undefined
  if (!isObject(digests) || !(typeof suite === 'string' || suite === null) || !isObject(digests.worlds))
    throw new Refusal('results.json: it has no digests of what it rests on')
  return { suite, worlds: digests.worlds }
}

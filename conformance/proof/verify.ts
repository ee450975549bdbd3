import { isObject, type JsonObject } from '../compare/json-value.ts'
import { suiteDigest, worldDigest } from '../digests/digests.ts'
import { stableJson } from '../report/stable-json.ts'
import { compileSchema } from '../suite/schema.ts'
import { UsageError } from '../usage-error.ts'
import { type Configuration, type Selected, selectBy } from './configuration.ts'
import { type JudgeOptions, judgeRecording, type Verdicts } from './judge-recording.ts'
import { refuseOtherResults } from './other-results.ts'
import { refuseOtherStatement, refuseStrangeStatement } from './other-statement.ts'
import type { Files } from './pack.ts'
import { parseText } from './parse-text.ts'
import { recordingReader } from './read-recording.ts'
import { OtherSuite, Refusal } from './refusal.ts'
import { statementOf } from './statement.ts'

/** Judges the recording of a bundle again. Throws a Refusal that says why the bundle is not what it says it is. */
export async function verifyBundle(files: Files, options: JudgeOptions): Promise<Verdicts> {
  const { specs } = options
  refuseStrangeStatement(files)
  const configuration = readConfiguration(files, specs)
  const digests = digestsIn(files)
  refuseOtherSuite(digests, configuration, specs)
  const recording = recordingReader(specs)(files['recording.ndjson'])
  const selected = selectOrRefuse(configuration, specs)
  refuseOtherWorlds(digests, selected, specs)
  const verdicts = await judgeRecording(recording, configuration, { ...options, selected })
  const [unheard] = verdicts.unheard
  if (unheard) throw new Refusal(`${unheard[0]}: the recording does not have ${unheard[1]}`)
  if (verdicts.left !== null) throw new Refusal(verdicts.left)
  refuseOtherResults(files['results.json'], verdicts.reported.report)
  refuseOtherStatement(
    files['statement.json'],
    statementOf(files, verdicts.reported.report, verdicts.digests),
  )
  return verdicts
}

/** What a bundle says of the suite and the worlds, whatever it is. */
interface Told {
  readonly suite: string
  readonly worlds: JsonObject
}

/** A selection that the suite does not have is the bundle's mistake, not that of who verifies it. */
function selectOrRefuse(configuration: Configuration, specs: string): Selected {
  try {
    return selectBy(configuration, specs)
  } catch (error) {
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
function refuseOtherSuite({ suite }: Told, { kit }: Configuration, specs: string): void {
  const own = suiteDigest(specs)
  if (suite === own) return
  throw new OtherSuite(
    `it was judged by another suite (${suite}) than the one here (${own}): verify it with the assayer that published it, ${kit} or a checkout of it`,
  )
}

function refuseOtherWorlds(told: Told, { scenarios }: Selected, specs: string): void {
  for (const world of new Set(scenarios.map(it => it.world))) {
    const [said, own] = [told.worlds[world] ?? 'no digest', worldDigest(specs, world)]
    if (said !== own)
      throw new OtherSuite(`the world ${world} was another one (${said}) than the one here (${own})`)
  }
}

function digestsIn(files: Files): Told {
  const { digests } = Object(parseText(files['results.json'], 'results.json'))
  if (!isObject(digests) || typeof digests.suite !== 'string' || !isObject(digests.worlds))
    throw new Refusal('results.json: it has no digests of what it rests on')
  return { suite: digests.suite, worlds: digests.worlds }
}

import type { Report } from '../report/report.ts'
import { stableJson } from '../report/stable-json.ts'
import { setJson } from '../requirements/requirement-set.ts'
import type { ShownVerdict } from '../run/verdict.ts'
import type { Configuration } from './configuration.ts'
import { type JudgeOptions, judgeRecording, type Verdicts } from './judge-recording.ts'
import type { Files } from './pack.ts'
import { recordingReader } from './read-recording.ts'
import { statementOf } from './statement.ts'

export interface Made extends Verdicts {
  readonly files: Files
}

/** The files of a bundle, its results such as its recording comes to. */
export async function makeBundle(
  recording: string,
  configuration: Configuration,
  options: JudgeOptions,
): Promise<Made> {
  const verdicts = await judgeRecording(recordingReader(options.specs)(recording), configuration, options)
  const { report } = verdicts.reported
  const set = options.basis?.set
  const contents = {
    'recording.ndjson': recording,
    'results.json': stableJson(report),
    'configuration.json': stableJson(configuration),
    ...(set && { 'requirements.json': setJson(set) }),
  }
  const statement = stableJson(statementOf(contents, report, verdicts))
  return { ...verdicts, files: { ...contents, 'statement.json': statement } }
}

/** One scenario whose verdict is another one than it was. */
export interface Turned {
  readonly scenario: string
  readonly was: ShownVerdict
  readonly is: ShownVerdict
  readonly reason: string | null
}

/** What two reports of the same scenarios say differently. */
export function turnedBetween(before: Report, after: Report): readonly Turned[] {
  const scenariosOf = ({ clauses }: Report) => clauses.flatMap(clause => clause.scenarios)
  const byId = new Map(scenariosOf(before).map(it => [it.id, it.verdict]))
  return scenariosOf(after).flatMap(({ id, verdict, reason }) => {
    const was = byId.get(id)
    return was === undefined || was === verdict ? [] : [{ scenario: id, was, is: verdict, reason }]
  })
}

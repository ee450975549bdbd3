import { stringify } from 'yaml'
import { wireRequest } from '../../client/wire-request.ts'
import {
  type ClauseRecording,
  type Recordings,
  readRecordings,
  recordingsBehind,
} from '../../publish/recordings.ts'
import { curlOf } from '../../report/curl.ts'
import { sourceText, statusText } from '../../report/describe.ts'
import type { Accepted, Clause, Scenario, Source, Step } from '../../suite/clause.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { readStatements } from '../../suite/statements.ts'
import { rangeText, stepAt } from '../../suite/versions.ts'
import { USUAL_URL } from '../../targets/oracle-target.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import { didYouMean } from '../nearest.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'

export const explainCommand: Command = {
  usage: 'CLAUSE | SCENARIO',
  details:
    'Prints a clause with its source and scenarios, or a scenario with its request and the expected answer. The curl\n' +
    'line works with `assayer serve --world specs/worlds/<world>`; ids are shown as names in angle brackets.',
  flags: { specs: SUITE_FLAGS.specs },
  examples: [
    { line: 'explain content.filters.containsi', says: 'a clause' },
    { line: 'explain content.filters.containsi.upper-case-operand', says: 'one of its scenarios' },
  ],
  mostPositionals: 1,
  run: async (given, io) => {
    const [id] = given.positionals
    if (id === undefined) throw new UsageError('assayer explain needs the id of a clause or scenario.')
    const specs = specsDirectory(given, io)
    const { clauses } = loadSuite(specs)
    io.out(`${explain(id, clauses, { gists: gistsOf(specs), recordings: readRecordings() }).join('\n')}\n`)
    return 0
  },
}

/** What a statement says, by its id, and how it is read where its words are weak. */
type Gists = ReadonlyMap<string, string>

function gistsOf(specs: string): Gists {
  return new Map(
    readStatements(specs).map(({ id, gist, reading }) => [
      id,
      reading ? `${gist} (read as ${reading.strength}: ${reading.because})` : gist,
    ]),
  )
}

/** What is known of clauses besides. */
interface Known {
  readonly gists: Gists
  readonly recordings: Recordings
}

function explain(id: string, clauses: readonly Clause[], known: Known): readonly string[] {
  const clause = clauses.find(it => it.id === id || it.scenarios.some(scenario => scenario.id === id))
  if (!clause) {
    const ids = clauses.flatMap(it => [it.id, ...it.scenarios.map(scenario => scenario.id)])
    throw new UsageError(`There is no clause or scenario ${id}.${didYouMean(id, ids)}`)
  }
  const scenario = clause.scenarios.find(it => it.id === id)
  const head = clauseLines(clause, known)
  return scenario ? [...scenarioLines(scenario), '', ...head] : [...head, ...scenarioList(clause)]
}

function clauseLines(clause: Clause, { gists, recordings }: Known) {
  const { id, says, status, strength, sources, why, disagrees, untestable, file } = clause
  return [
    id,
    `  ${says}`,
    `  status: ${statusText(status, strength)}`,
    ...sources.map(source => `  source: ${sourceLine(source, gists)}`),
    ...recordingsBehind(clause, recordings).map(it => `  recorded: ${recordingText(it)}`),
    ...(why ? [`  why: ${why}`] : []),
    ...(disagrees ? [`  disagrees: ${disagrees}`] : []),
    ...(untestable ? [`  untestable: ${untestable}`] : []),
    `  file: ${file}`,
  ]
}

function sourceLine(source: Source, gists: Gists): string {
  const gist = typeof source === 'string' ? gists.get(source) : undefined
  return gist ? `${sourceText(source)}: ${gist}` : sourceText(source)
}

/** Where it can be read what the program answered, and how much of it is as the clause says. */
function recordingText({ file, date, confirms, contradicts }: ClauseRecording): string {
  const otherwise = contradicts.length > 0 ? `; otherwise: ${contradicts.join(', ')}` : ''
  return `${file}, ${date}: ${confirms.length} of ${confirms.length + contradicts.length} scenarios as the clause says${otherwise}`
}

function scenarioList({ strength, scenarios }: Clause): readonly string[] {
  if (scenarios.length === 0) return []
  return [
    '',
    ...scenarios.map(it => `${it.id}  ${it.says}${it.strength === strength ? '' : ` (${it.strength})`}`),
  ]
}

function scenarioLines({
  id,
  says,
  world,
  strength,
  writes,
  versions,
  platformVersion,
  requires,
  steps,
}: Scenario): readonly string[] {
  return [
    id,
    `  ${says}`,
    ...(strength === 'must' ? [] : [`  strength: ${strength}`]),
    `  world: ${world}${writes ? ', which is reset afterwards' : ''}`,
    ...(versions ? [`  platform: ${rangeText(versions)}`] : []),
    ...(requires.length > 0 ? [`  requires: ${requires.join(', ')}`] : []),
    ...steps.flatMap((step, index) =>
      stepLines(stepAt(platformVersion, step), steps.length > 1 ? `step ${index + 1}: ` : ''),
    ),
  ]
}

function stepLines({ request, asks, accepted, without, save }: Step, number: string): readonly string[] {
  const saves = Object.entries(save).map(([name, path]) => `    saves ${path} as <${name}>`)
  const isSecondDoor = asks !== null && request.door === 'graphql'
  return [
    `  ${number}${request.method} ${request.path} as ${request.as}`,
    `    ${curlOf(wireRequest(request), USUAL_URL)}`,
    ...(isSecondDoor ? ['    expects the same as over REST'] : []),
    ...accepted.flatMap(expectedLines),
    ...(without ? ['    or, of a server that does without:', ...yamlLines(without)] : []),
    ...saves,
  ]
}

function expectedLines({ who, expect }: Accepted): readonly string[] {
  if (Object.keys(expect).length === 0) return []
  return [`    expects${who ? ` (${who})` : ''}:`, ...yamlLines(expect)]
}

function yamlLines(value: unknown): readonly string[] {
  return stringify(value)
    .trimEnd()
    .split('\n')
    .map(line => `      ${line}`)
}

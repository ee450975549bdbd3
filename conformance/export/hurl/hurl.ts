import { parsePath } from '../../compare/path.ts'
import type { Scenario, Step } from '../../suite/clause.ts'
import { entriesNamedIn } from '../../suite/placeholder.ts'
import { acceptedBy, CannotExpress, type Exported, type Exporter, written } from '../exporter.ts'
import type { PlannedClause, PlannedScenario, PlannedSetting } from '../plan.ts'
import type { Piece } from '../template.ts'
import { assertsOf } from './asserts.ts'
import { guide, PUT_BACK } from './guide.ts'
import { idRequests } from './ids.ts'
import { type Before, proofOf } from './proofs.ts'
import { type IsNumber, requestLines } from './request.ts'
import { below, jsonPath, savedVariable } from './text.ts'

/** A file for each scenario, so that one that fails hides no other. Those that write lie apart: they need a reset. */
export const hurl: Exporter = {
  name: 'hurl',
  says: 'a .hurl file for each scenario, for `hurl --test`',
  write: ({ settings }) => {
    const scenarios = settings.flatMap(setting =>
      setting.clauses.flatMap(clause => clause.scenarios.map(it => writtenScenario(it, clause, setting))),
    )
    return {
      files: {
        'README.md': guide(settings),
        ...Object.assign({}, ...scenarios.map(({ files }) => files)),
        ...putBack(settings),
      },
      leftOut: scenarios.flatMap(({ leftOut }) => leftOut),
    }
  },
}

function writtenScenario(
  scenario: PlannedScenario,
  clause: PlannedClause,
  setting: PlannedSetting,
): Exported {
  const part = scenario.writes ? 'writes' : 'reads'
  const stem = `${setting.folder}/${part}/${clause.clause.id.split('.').join('/')}/${scenario.name}`
  return written(scenario, stem, () => ({ [`${stem}.hurl`]: scenarioFile(scenario, clause, setting) }))
}

/** The last file of those that write: it leaves the world as it was. */
function putBack(settings: readonly PlannedSetting[]): Readonly<Record<string, string>> {
  const writing = settings.filter(({ clauses }) =>
    clauses.some(it => it.scenarios.some(({ writes }) => writes)),
  )
  return Object.fromEntries(
    writing.map(({ folder }) => [`${folder}/writes/~put-back.hurl`, `${PUT_BACK.join('\n')}\n`]),
  )
}

function scenarioFile(scenario: PlannedScenario, { clause }: PlannedClause, setting: PlannedSetting): string {
  const seen = new Set<string>()
  const lines = [
    ...comment(scenario.id),
    ...comment(scenario.says),
    ...comment(`Clause: ${clause.says} (${clause.status})`),
    ...(scenario.requires.length > 0 ? comment(`Needs: ${scenario.requires.join(', ')}`) : []),
    '',
    ...(scenario.writes ? [...PUT_BACK, ''] : []),
    ...idRequests(entriesNamedIn(scenario.steps), scenario.service, setting),
    ...scenario.steps.flatMap(step => stepLines(step, scenario, setting, seen)),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

function comment(text: string): readonly string[] {
  return text.split('\n').map(line => `# ${line}`)
}

function stepLines(
  step: Step,
  scenario: PlannedScenario,
  setting: PlannedSetting,
  seen: Set<string>,
): readonly string[] {
  const { saved } = scenario
  const [accepted, ...others] = acceptedBy(step)
  if (!accepted || others.length > 0) throw new CannotExpress('one of several accepted answers')
  const { expect } = accepted
  const proof = proofOf(step.request, setting)
  const asserts = assertsOf(expect, { saved, door: step.request.door })
  const captures = Object.entries(step.save).map(([name, path]) => `${savedVariable(name)}: ${queryAt(path)}`)
  return [
    ...once(proof.before, seen),
    ...requestLines(step.request, proof, saved, numbersIn(scenario, step)),
    typeof expect.status === 'number' ? `HTTP ${expect.status}` : 'HTTP *',
    ...(captures.length > 0 ? ['[Captures]', ...captures] : []),
    ...(asserts.length > 0 ? ['[Asserts]', ...asserts] : []),
    '',
  ]
}

/** Who has proved himself just before need not do so again. */
function once(before: Before | null, seen: Set<string>): readonly string[] {
  const text = before?.lines.join('\n') ?? ''
  if (!before || seen.has(text)) return []
  seen.clear()
  seen.add(text)
  return [...before.lines, '']
}

/** Ids of the content service are numbers, but texts in GraphQL; those of the platform are texts. */
function numbersIn({ service, steps }: Scenario | PlannedScenario, { request }: Step): IsNumber {
  const paths = new Map(steps.flatMap(({ save }) => Object.entries(save)))
  const isId = (piece: Piece) =>
    piece.kind === 'entry' || (piece.kind === 'saved' && /(^|\.)id$/.test(paths.get(piece.name) ?? ''))
  return piece => service === 'content' && request.door === 'rest' && isId(piece)
}

function queryAt(path: string): string {
  const place = parsePath(path).reduce<string>((parent, segment) => {
    if (typeof segment === 'symbol') throw new CannotExpress('a list of saved values')
    return below(parent, segment)
  }, '$')
  return jsonPath(place)
}

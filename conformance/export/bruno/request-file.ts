import { wireRequest } from '../../client/wire-request.ts'
import type { Clause, Step } from '../../suite/clause.ts'
import { entriesNamedIn } from '../../suite/placeholder.ts'
import { acceptedBy, CannotExpress, type Exported, written } from '../exporter.ts'
import type { PlannedClause, PlannedScenario, PlannedSetting } from '../plan.ts'
import { notation, targetWith } from '../template.ts'
import { JSON_WORDS, writtenValue } from '../written-value.ts'

/** The files of one scenario: a request, or a folder of requests in order. */
export function requestFiles(
  scenario: PlannedScenario,
  { clause }: PlannedClause,
  { folder }: PlannedSetting,
): Exported {
  const stem = `${folder}/${clause.id.split('.').join('/')}/${scenario.name}`
  const { steps } = scenario
  const files = () =>
    steps.map((step, index) => {
      const name = steps.length === 1 ? scenario.name : `${scenario.name} ${index + 1}`
      const text = requestFile(step, { scenario, clause, folder, name, index })
      return [steps.length === 1 ? `${stem}.bru` : `${stem}/${index + 1}.bru`, text] as const
    })
  return written(scenario, stem, () => Object.fromEntries(files()))
}

interface Place {
  readonly scenario: PlannedScenario
  readonly clause: Clause
  readonly folder: string
  readonly name: string
  readonly index: number
}

function requestFile(step: Step, place: Place): string {
  const { scenario, clause, index, name } = place
  const { request } = step
  const { headers } = wireRequest(request)
  const path = targetWith(request.path, scenario.saved, notation)
  const tags = [
    clause.status,
    scenario.writes ? 'writes' : 'reads',
    ...scenario.requires,
    ...scenario.tags,
  ].map(tagOf)
  return [
    block('meta', [
      `name: ${name}`,
      'type: http',
      `seq: ${index + 1}`,
      'tags: [',
      ...tags.map(it => `  ${it}`),
      ']',
    ]),
    block(request.method.toLowerCase(), [`url: {{ASSAYER_URL}}${path}`, 'body: none', 'auth: none']),
    ...(Object.keys(headers).length === 0
      ? []
      : [
          block(
            'headers',
            Object.entries(headers).map(([key, value]) => `${key}: ${value}`),
          ),
        ]),
    block('script:pre-request', [
      "const assayer = require('./assayer.js')",
      `await assayer.prepare(bru, req, ${source(before(step, place))})`,
    ]),
    block('tests', [
      "const assayer = require('./assayer.js')",
      `await assayer.judge({ bru, req, res, test }, ${source(after(step, place))})`,
    ]),
    block('settings', ['encodeUrl: false', 'followRedirects: false']),
    block('docs', [scenario.says, '', clause.says, '', scenario.id]),
  ].join('\n')
}

/** Bruno's tags have letters, digits, hyphens and underscores. */
function tagOf(name: string): string {
  return name.replace(/[^\w-]/g, '-')
}

/** A block of Bruno's language: each line of a text is indented. */
function block(name: string, lines: readonly string[]): string {
  return `${name} {\n${lines.join('\n').replace(/^(?=.)/gm, '  ')}\n}\n`
}

function source(value: unknown): string {
  return writtenValue(value, JSON_WORDS, '').replaceAll('{{', '{\\u007b')
}

function before(step: Step, { scenario, folder, index }: Place) {
  const { request, accepted } = step
  const { body, as, token } = request
  refuseOddBody(step)
  const names = entriesNamedIn([request, accepted])
  const entries = [...new Map(names.map(({ plural, key }) => [`${plural}:${key}`, [plural, key]])).values()]
  return {
    ...{ world: folder, service: scenario.service, as },
    ...(token && { token }),
    ...(body === undefined ? {} : typeof body === 'string' ? { body } : { json: body }),
    entries,
    isFirst: index === 0,
    writes: scenario.writes,
  }
}

function after(step: Step, { scenario, index }: Place) {
  return {
    accepted: acceptedBy(step),
    save: step.save,
    isLast: index === scenario.steps.length - 1,
    writes: scenario.writes,
  }
}

/** Bruno turns a body that is none, or that says JSON and is none, into JSON. */
function refuseOddBody({ request: { body, headers } }: Step): void {
  if (typeof body !== 'string') return
  if (body === '') throw new CannotExpress('a body of no length')
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  if (/json/i.test(type) && !isJson(body)) throw new CannotExpress('a body that claims to be JSON and is not')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

import type { Report, Reported, ScenarioReport } from '../report/report.ts'
import { isDiffering } from '../run/verdict.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { OracleWhy } from '../targets/oracle.ts'
import { whyOfScenarios } from './why-of-scenarios.ts'
import { whyText } from './why-text.ts'

/** Of more scenarios that differ nobody reads the reasons; the first ones are told. */
const MOST = 20

/**
 * The report with why the reference answers as it does what differs. Of scenarios that one cause explains the first is
 * told.
 */
export async function explainReport(
  reported: Reported,
  suite: Suite,
  signal: AbortSignal,
): Promise<Reported> {
  const { report } = reported
  const wanted = new Set(differing(report).slice(0, MOST))
  const scenarios = suite.clauses.flatMap(clause => clause.scenarios.filter(({ id }) => wanted.has(id)))
  if (scenarios.length === 0 || signal.aborted) return reported
  const platformVersion = report.platform?.version ?? null
  const told = await whyOfScenarios({ suite, scenarios, quirks: [], platformVersion, signal })
  const sentences = new Map(suite.clauses.map(({ id, says }) => [id, says] as const))
  const texts = scenarios.flatMap(scenario => {
    const why = told.get(scenario.id)
    return why ? [[scenario.id, textOf(why, scenario, sentences)] as const] : []
  })
  return { ...reported, reasons: Object.fromEntries(texts) }
}

function differing({ clauses, diagnosis }: Report): readonly string[] {
  const all = clauses.flatMap(({ scenarios }) => scenarios.filter(differs).map(({ id }) => id))
  const explained = new Set((diagnosis ?? []).flatMap(({ scenarios }) => scenarios.slice(1)))
  return all.filter(id => !explained.has(id))
}

function differs({ verdict }: ScenarioReport): boolean {
  return isDiffering(verdict)
}

/** With the request as the scenario writes it: keys and ids of the world are in it by their names. */
function textOf(why: OracleWhy, { steps }: Scenario, sentences: ReadonlyMap<string, string>): string {
  const request = steps
    .map(step => step.request)
    .findLast(({ method, door }) => method === 'GET' || door === 'graphql')
  const {
    method,
    path: target,
    body,
  } = request ?? { method: why.request.method, path: why.request.target, body: null }
  const query: unknown = Object(body).query
  const document = request?.door === 'graphql' && typeof query === 'string' ? query : null
  return whyText({ ...why, request: { method, target } }, { sentences, document, all: false, quirks: [] })
}

import { MEANINGS } from '../run/verdict.ts'
import { besideLabel } from './beside-lines.ts'
import { describeProblem } from './describe.ts'
import type { BesideScenario, ClauseReport, Occasion, Reported, ScenarioReport, Timings } from './report.ts'
import type { Reporter } from './reporter.ts'

/** One suite for each clause, one case for each scenario. */
export const junitReporter: Reporter = {
  name: 'junit',
  says: 'junit.xml: a suite for each clause, a case for each scenario',
  files: reported => ({ 'junit.xml': junitOf(reported) }),
}

function junitOf({ report, timings, occasion, beside }: Reported): string {
  const all = report.clauses.flatMap(clause => clause.scenarios)
  const { requirements } = report
  const name = `assayer: ${report.target}${requirements ? ` by requirements ${requirements.name}` : ''}`
  const besides = beside?.scenarios ?? []
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(name)}"${counts(all, besides.length)}${when(occasion)}>`,
    ...report.clauses.map(clause => suiteOf(clause, timings)),
    ...(besides.length > 0 ? [besideSuite(besides)] : []),
    '</testsuites>',
    '',
  ].join('\n')
}

function when(occasion: Occasion | null): string {
  if (occasion === null) return ''
  return ` timestamp="${occasion.startedAt}" time="${(occasion.ms / 1000).toFixed(3)}"`
}

function suiteOf(clause: ClauseReport, timings: Timings): string {
  const cases = clause.scenarios.map(scenario => caseOf(scenario, clause, timings))
  return `<testsuite name="${escaped(clause.id)}"${counts(clause.scenarios)}>\n${cases.join('\n')}\n</testsuite>`
}

function caseOf(scenario: ScenarioReport, clause: ClauseReport, timings: Timings): string {
  const name = scenario.repeat > 1 ? `${scenario.id} (${scenario.repeat})` : scenario.id
  const seconds = ((timings[scenario.id] ?? 0) / 1000).toFixed(3)
  const open = `  <testcase classname="${escaped(clause.id)}" name="${escaped(name)}" time="${seconds}"`
  const inside = insideOf(scenario, clause)
  return inside ? `${open}>${inside}</testcase>` : `${open}/>`
}

function insideOf(scenario: ScenarioReport, clause: ClauseReport): string {
  const text = escaped(describeProblem(scenario, clause).join('\n'))
  const message = escaped(scenario.reason ?? scenario.says)
  switch (MEANINGS[scenario.verdict].files.junit) {
    case 'failure':
      return `<failure message="${message}" type="${scenario.verdict}">${text}</failure>`
    case 'error':
      return `<error message="${message}" type="${scenario.verdict}">${text}</error>`
    case 'skipped':
      return `<skipped message="${escaped(`${scenario.verdict}: ${scenario.reason ?? ''}`)}"/>`
    case 'passed-with-output':
      return `<system-out>${text}</system-out>`
    case 'passed':
      return ''
  }
}

/** Cases that count for nobody are skipped ones. */
function besideSuite(scenarios: readonly BesideScenario[]): string {
  const cases = scenarios.map(
    it =>
      `  <testcase classname="${escaped(it.clause)}" name="${escaped(it.scenario.id)}" time="0.000"><skipped message="${escaped(besideLabel(it))}"/></testcase>`,
  )
  return `<testsuite name="not counted"${counts([], scenarios.length)}>\n${cases.join('\n')}\n</testsuite>`
}

function counts(scenarios: readonly ScenarioReport[], besides = 0): string {
  const of = (kind: string) =>
    scenarios.filter(({ verdict }) => MEANINGS[verdict].files.junit === kind).length
  return ` tests="${scenarios.length + besides}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped') + besides}"`
}

/** XML 1.0 cannot hold most control characters, not even escaped; lone surrogates are no characters. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function escaped(text: string): string {
  return text
    .replace(NOT_XML, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

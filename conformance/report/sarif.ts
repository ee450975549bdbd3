import { MEANINGS } from '../run/verdict.ts'
import { describeProblem, sourceText } from './describe.ts'
import type { ClauseReport, Report, Reported, ScenarioReport } from './report.ts'
import type { Reporter } from './reporter.ts'
import { stableJson } from './stable-json.ts'

/**
 * SARIF 2.1.0, as code scanning takes it: a rule for each clause, a result for each scenario that is not green, at the
 * clause's file. What is green or not applicable is no finding.
 */
export const sarifReporter: Reporter = {
  name: 'sarif',
  says: 'results.sarif: a rule for each clause, for code scanning',
  files: ({ report }: Reported) => ({ 'results.sarif': stableJson(sarifOf(report)) }),
}

function sarifOf(report: Report) {
  const { clauses, kit, stopped, requirements } = report
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'assayer', semanticVersion: kit, rules: clauses.map(ruleOf) } },
        automationDetails: { id: `assayer/${report.target}` },
        ...(requirements && { properties: { requirements } }),
        invocations: [
          {
            executionSuccessful: stopped === null,
            ...(stopped && { exitCodeDescription: stopped.says }),
          },
        ],
        originalUriBaseIds: {
          SPECS: { description: { text: 'The suite: the directory specs of assayer.' } },
        },
        results: clauses.flatMap(resultsOf),
      },
    ],
  }
}

function ruleOf({ id, says, status, strength, service, sources, file, disagrees }: ClauseReport) {
  const help = [says, `Source: ${sources.map(sourceText).join('; ')}.`, ...(disagrees ? [disagrees] : [])]
  return {
    id,
    shortDescription: { text: says },
    fullDescription: { text: says },
    help: { text: help.join('\n') },
    defaultConfiguration: { level: levelOf(status, strength) },
    properties: { tags: [service, status, ...(strength ? [strength] : [])], file },
  }
}

function levelOf(status: ClauseReport['status'], strength: ClauseReport['strength']) {
  if (status !== 'documented') return 'note'
  return strength === 'should' ? 'warning' : 'error'
}

function resultsOf(clause: ClauseReport, ruleIndex: number) {
  return clause.scenarios.flatMap(scenario => {
    const finding = MEANINGS[scenario.verdict].files.sarif
    if (finding === null) return []
    const level = finding === 'suppressed-error' ? 'error' : finding
    return [{ ...resultOf(scenario, clause), ruleIndex, level }]
  })
}

function resultOf(scenario: ScenarioReport, clause: ClauseReport) {
  const { id, repeat, verdict, says } = scenario
  return {
    ruleId: clause.id,
    message: { text: [`${verdict}: ${id}`, ...describeProblem(scenario, clause)].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: clause.file, uriBaseId: 'SPECS' },
          region: { startLine: 1 },
        },
        logicalLocations: [{ fullyQualifiedName: id, kind: 'member' }],
      },
    ],
    // A scenario that fails again is the same alert, however its answer has changed.
    partialFingerprints: { 'scenario/v1': `${id}#${repeat}` },
    properties: { verdict, says },
    ...(MEANINGS[verdict].files.sarif === 'suppressed-error' && {
      suppressions: [{ kind: 'external', justification: scenario.reason ?? 'the baseline knows it' }],
    }),
  }
}

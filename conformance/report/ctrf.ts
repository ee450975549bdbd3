import { isGreen, MEANINGS, type Meaning } from '../run/verdict.ts'
import { besideLabel } from './beside-lines.ts'
import { describeProblem, sourceText } from './describe.ts'
import type { BesideScenario, ClauseReport, Reported, ScenarioReport, Timings } from './report.ts'
import type { Reporter } from './reporter.ts'
import { stableJson } from './stable-json.ts'

/** https://ctrf.io: one test for each scenario, in the suite of its clause. */
export const ctrfReporter: Reporter = {
  name: 'ctrf',
  says: 'ctrf.json: the Common Test Report Format',
  files: reported => ({ 'ctrf.json': stableJson(ctrfOf(reported)) }),
}

type Status = Meaning['files']['ctrf']

function ctrfOf({ report, timings, occasion, beside }: Reported) {
  const tests = [
    ...report.clauses.flatMap(clause => clause.scenarios.map(it => testOf(it, clause, timings))),
    ...(beside?.scenarios ?? []).map(besideTest),
  ]
  const of = (status: Status) => tests.filter(test => test.status === status).length
  const duration = occasion?.ms ?? tests.reduce((sum, test) => sum + test.duration, 0)
  const start = occasion ? Date.parse(occasion.startedAt) : 0
  return {
    reportFormat: 'CTRF',
    specVersion: '1.0.0',
    generatedBy: 'assayer',
    results: {
      tool: { name: 'assayer', version: report.kit },
      summary: {
        tests: tests.length,
        passed: of('passed'),
        failed: of('failed'),
        skipped: of('skipped'),
        pending: of('pending'),
        other: of('other'),
        suites: report.clauses.length,
        // The format wants both.
        start,
        stop: start + duration,
        duration,
        extra: { ...report.summary, stopped: report.stopped, requirements: report.requirements },
      },
      tests,
      environment: { testEnvironment: report.target, ...(occasion?.commit && { commit: occasion.commit }) },
    },
  }
}

/** It counts for nobody, whatever came of it. */
function besideTest(it: BesideScenario) {
  const { id, says } = it.scenario
  const status: Status = 'skipped'
  return {
    ...{ name: id, status, rawStatus: besideLabel(it), duration: 0, suite: ['not counted', it.clause] },
    ...{ tags: [it.since], message: says },
  }
}

function testOf(scenario: ScenarioReport, clause: ClauseReport, timings: Timings) {
  const { id, repeat, verdict, reason, again, says, world, writes } = scenario
  return {
    name: repeat > 1 ? `${id} (${repeat})` : id,
    status: MEANINGS[verdict].files.ctrf,
    rawStatus: verdict,
    duration: repeat === 1 ? Math.round(timings[id] ?? 0) : 0,
    suite: [clause.service, clause.id],
    filePath: `specs/${clause.file}`,
    tags: [clause.status, ...(scenario.strength ? [scenario.strength] : [])],
    ...(again && { retries: again.asked - 1, flaky: again.cause !== null }),
    ...(isGreen(verdict)
      ? {}
      : { message: reason ?? says, trace: describeProblem(scenario, clause).join('\n') }),
    extra: { says, clause: clause.says, sources: clause.sources.map(sourceText), world, writes },
  }
}

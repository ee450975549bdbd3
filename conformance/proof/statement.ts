import { type Digests, digestOf } from '../digests/digests.ts'
import type { Report, ScenarioReport } from '../report/report.ts'
import { isRed, MEANINGS } from '../run/verdict.ts'

/*
 * An in-toto Statement v1 with the predicate "test result":
 * https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md
 */

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'
export const PREDICATE_TYPE = 'https://in-toto.io/attestation/test-result/v0.1'

/** Something that a statement names, with its digest: an in-toto ResourceDescriptor. */
export interface Resource {
  readonly name: string
  readonly digest: { readonly sha256: string }
}

export interface Statement {
  readonly _type: typeof STATEMENT_TYPE
  /** What was tested, as far as anybody can hold it in hand: what it answered; and what came of it. */
  readonly subject: readonly Resource[]
  readonly predicateType: typeof PREDICATE_TYPE
  readonly predicate: {
    readonly result: 'PASSED' | 'WARNED' | 'FAILED'
    readonly configuration: readonly Resource[]
    readonly passedTests: readonly string[]
    readonly warnedTests: readonly string[]
    readonly failedTests: readonly string[]
  }
}

/** The texts of a bundle that its statement speaks of. */
export interface Contents {
  readonly 'recording.ndjson': string
  readonly 'results.json': string
  readonly 'configuration.json': string
  /** The requirement set that was judged by. */
  readonly 'requirements.json'?: string
}

/** What a report says, as a statement. `suite` is the digest of all clause files, which has a say in words at least. */
export function statementOf(
  contents: Contents,
  report: Report,
  { suite, digests }: { readonly suite: string; readonly digests: Digests },
): Statement {
  const requirements = contents['requirements.json']
  const scenarios = report.clauses.flatMap(clause => clause.scenarios)
  const listed = (list: 'passed' | 'warned' | 'failed') =>
    scenarios.filter(({ verdict }) => MEANINGS[verdict].files.statement === list).map(({ id }) => id)
  const [passedTests, warnedTests, failedTests] = [listed('passed'), listed('warned'), listed('failed')]
  return {
    _type: STATEMENT_TYPE,
    subject: [
      resource('recording.ndjson', digestOf(contents['recording.ndjson'])),
      resource('results.json', digestOf(contents['results.json'])),
    ],
    predicateType: PREDICATE_TYPE,
    predicate: {
      result: failedTests.length > 0 ? 'FAILED' : hasWarning(scenarios, warnedTests) ? 'WARNED' : 'PASSED',
      configuration: [
        resource('configuration.json', digestOf(contents['configuration.json'])),
        ...(requirements === undefined ? [] : [resource('requirements.json', digestOf(requirements))]),
        resource('suite', suite),
        ...Object.entries(digests.worlds).map(([world, digest]) => resource(`world ${world}`, digest)),
        ...(digests.requirements === null ? [] : [resource('requirements', digests.requirements)]),
      ],
      ...{ passedTests, warnedTests, failedTests },
    },
  }
}

function hasWarning(scenarios: readonly ScenarioReport[], warned: readonly string[]): boolean {
  return warned.length > 0 || scenarios.some(({ verdict }) => isRed(verdict))
}

function resource(name: string, digest: string): Resource {
  return { name, digest: { sha256: digest.replace(/^sha256:/, '') } }
}

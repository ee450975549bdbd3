import { stableJson } from '../report/stable-json.ts'
import type { Clause } from '../suite/clause.ts'
import type { JudgedGroup } from './group.ts'
import { EFFECTS } from './verdict-words.ts'

/** Where the requests were read from. */
export interface TrafficFile {
  readonly path: string
  /** Positions are lines of the file, not entries. */
  readonly hasLines: boolean
}

/** SARIF 2.1.0, as code scanning takes it: a rule for each change, a result for each request that one concerns. */
export function changesSarif(
  clauses: readonly Clause[],
  groups: readonly JudgedGroup[],
  { file, kit }: { readonly file: TrafficFile; readonly kit: string },
): string {
  const named = new Set(groups.flatMap(({ verdict }) => verdict.findings.map(({ clause }) => clause)))
  const rules = clauses
    .filter(({ id }) => named.has(id))
    .map(({ id, says, status }) => ({
      id,
      shortDescription: { text: says },
      properties: { tags: ['platform', status] },
    }))
  const results = groups.flatMap(group => resultsOf(group, file))
  const run = { tool: { driver: { name: 'assayer', semanticVersion: kit, rules } }, results }
  return stableJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  })
}

function resultsOf({ request, count, verdict }: JudgedGroup, { path, hasLines }: TrafficFile) {
  const name = `${request.method} ${request.target}`
  const instead = verdict.instead ? [`Send instead: ${verdict.instead.method} ${verdict.instead.target}`] : []
  return verdict.findings.map(({ clause, effect, says }) => ({
    ruleId: clause,
    level: EFFECTS[effect].level,
    message: { text: [`${name} ${EFFECTS[effect].says}: ${says}`, ...instead, ...verdict.advice].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(path.replaceAll('\\', '/')) },
          region: { startLine: hasLines ? request.position : 1 },
        },
        logicalLocations: [{ fullyQualifiedName: name, kind: 'member' }],
      },
    ],
    partialFingerprints: { 'request/v1': `${name} ${clause}` },
    properties: { effect, count, position: request.position },
  }))
}

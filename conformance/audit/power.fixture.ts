import { loadSuite } from '../suite/load-suite.ts'
import { listQuirks, type OracleFiles, type OracleWorld, type QuirkFacts } from '../targets/oracle.ts'
import { auditReference } from './audit.fixture.ts'
import { chanceOf } from './chance.ts'
import { isFail } from './finding.ts'

/** What an audit cannot ask for: other callers, other configurations, writes, refusals, and what clients never see. */
const OF_OTHERS =
  /^content\.(auth|configuration|errors|generated|graphql|limits|models|project|service|users|writes)\./

const { clauses } = loadSuite('specs')

/** Servers that are wrong in a documented clause of the lists of the content service, drawn with a seed. */
export async function drawWrongServers(seed: number, count: number): Promise<readonly QuirkFacts[]> {
  const documented = new Set(clauses.filter(({ status }) => status === 'documented').map(({ id }) => id))
  const left = (await listQuirks()).filter(
    ({ clause }) => clause.startsWith('content.') && documented.has(clause) && !OF_OTHERS.test(clause),
  )
  const chance = chanceOf(seed)
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(chance.below(left.length), 1),
  ).flat()
}

/** What an audit of a wrong server fails: the clauses, none where it sees nothing. */
export async function failsAt(
  quirk: string,
  world: OracleWorld,
  { files, isLifted = true }: { readonly files: OracleFiles | null; readonly isLifted?: boolean },
): Promise<readonly string[]> {
  const { findings } = await auditReference(world, { quirks: [quirk] }, { requests: 1_000, files, isLifted })
  const fails = findings.filter(it => isFail(it, clauses))
  return [...new Set(fails.map(({ clause }) => clause))]
}

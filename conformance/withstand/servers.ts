import { unitsOf } from '../executed/execution.ts'
import type { Clause } from '../suite/clause.ts'
import { clausesTouchedBy, listFreedoms, listQuirks } from '../targets/oracle.ts'
import type { Deviation } from './stage.ts'

/** A server that tests are run against: wrong in one thing, or right and yet not as the reference. */
export interface Server {
  readonly id: string
  /** One sentence: what it does. */
  readonly says: string
  /** The clause that it breaks; null for a freedom, which breaks none. */
  readonly clause: Clause | null
  /** Whether the documentation permits it: then tests are to pass there, else to fail. */
  readonly isPermitted: boolean
  /** The clauses that have a say in what it does otherwise; none for a freedom, which is of the whole server. */
  readonly touched: ReadonlySet<string>
  readonly deviation: Deviation
}

/** Which servers are of interest; `clause` is null for a freedom. */
export type Choice = (server: { readonly id: string; readonly clause: string | null }) => boolean

/** The servers that answers of an explained conversation could tell apart from the reference. */
export interface Servers {
  readonly concerned: readonly Server[]
  /** How many quirks there are besides, of clauses on which no answer rests. */
  readonly untouched: number
}

/** Chooses those in whose deviation a clause that fired has a say. Freedoms are of whole servers and have no clause. */
export async function serversFor(
  clauses: readonly Clause[],
  fired: ReadonlySet<string>,
  isWanted: Choice,
): Promise<Servers> {
  const quirks = await quirkServers(clauses, isWanted)
  const concerned = quirks.filter(({ touched }) => [...touched].some(clause => fired.has(clause)))
  return {
    concerned: [...concerned, ...(await freedomServers(isWanted))],
    untouched: quirks.length - concerned.length,
  }
}

async function quirkServers(clauses: readonly Clause[], isWanted: Choice): Promise<readonly Server[]> {
  const known = new Map(clauses.map(clause => [clause.id, clause]))
  const wanted = (await listQuirks()).filter(isWanted)
  const servers = wanted.map(async ({ id, says, clause: name }): Promise<readonly Server[]> => {
    const clause = known.get(name)
    if (!clause) return []
    const isPermitted = clause.status !== 'documented'
    const touched = await clausesTouchedBy(id)
    return [{ id, says, clause, isPermitted, touched, deviation: { quirks: [id] } }]
  })
  return (await Promise.all(servers)).flat()
}

async function freedomServers(isWanted: Choice): Promise<readonly Server[]> {
  const wanted = (await listFreedoms()).filter(({ id }) => isWanted({ id, clause: null }))
  return wanted.map(({ id, says }) => ({
    ...{ id, says, clause: null, isPermitted: true, touched: new Set<string>() },
    deviation: { freedoms: [id] },
  }))
}

/** Whether answers rest on the clause that a server breaks. */
export function isExecuted({ clause }: Server, fired: ReadonlySet<string>): boolean {
  return clause !== null && unitsOf(clause).some(unit => fired.has(unit))
}

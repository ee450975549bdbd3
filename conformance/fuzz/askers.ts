import fc from 'fast-check'
import type { Connection } from '../targets/connection.ts'
import type { OracleType } from '../targets/oracle.ts'
import { CannotJudge } from '../targets/target.ts'
import type { Asker } from './asker.ts'
import { callersIn } from './commands/content/callers.ts'
import type { GraphqlQuery } from './graphql/graphql-query.ts'
import type { RestQuery } from './rest/rest-query.ts'
import type { Setup } from './setup.ts'
import { sendOnce } from './twin.ts'

/** JSON web tokens for a user with id 1: signed with a secret that nobody has, with the signature cut off, and with `alg: none`. */
const FOREIGN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6MSwiaWF0IjoxNzAwMDAwMDAwfQ._VTin830OjELgYH3QxgNIeuG8PBNGX0B9sHRQAtwJQA'
const STRIPPED = FOREIGN.slice(0, FOREIGN.lastIndexOf('.') + 1)
const UNSIGNED = 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJpZCI6MSwiaWF0IjoxNzAwMDAwMDAwfQ.'

const FALSE_PROOFS: readonly Asker[] = ['nonsense', FOREIGN, STRIPPED, UNSIGNED].map(token => ({
  as: 'public',
  headers: { authorization: `Bearer ${token}` },
}))

/** Who may ask besides the public, and why some do not. */
export interface Askers {
  readonly askers: readonly Asker[]
  readonly notes: readonly string[]
}

/**
 * Everybody whom the world knows, if the target knows them as well, and somebody whose proof is false. Nobody where the
 * world knows nobody.
 */
export async function askersFor({ world, oracle, target }: Setup): Promise<Askers> {
  const { writer, others } = await callersIn(world, 'public', oracle)
  const named = [writer, ...others].filter(caller => caller !== 'public')
  if (named.length === 0) return { askers: [], notes: [] }
  const list = [...world.models.types.values()].find(isListed)
  const door: RestQuery = { door: 'rest', path: `/api/${list?.pluralName ?? ''}`, parameters: [] }
  const known: Asker[] = []
  const unknown: string[] = []
  for (const as of named) {
    if (await isLetIn(as, { oracle, target, door })) known.push({ as, headers: {} })
    else unknown.push(as)
  }
  return { askers: [...known, ...FALSE_PROOFS], notes: notesOn(unknown) }
}

function notesOn(unknown: readonly string[]): readonly string[] {
  if (unknown.length === 0) return []
  const why = 'the target does not know them, or signing in would be a write'
  return [`nothing was asked as ${unknown.join(', ')}: ${why}`]
}

interface Doors {
  readonly oracle: Connection
  readonly target: Connection
  readonly door: RestQuery
}

function isListed({ uid, kind }: OracleType): boolean {
  return uid.startsWith('api::') && kind === 'collectionType'
}

/** Whose proof the target takes for none is nobody there: what the world says of proofs need not be so at every target. */
async function isLetIn(as: string, { oracle, target, door }: Doors): Promise<boolean> {
  const [expected, actual] = await Promise.all([oracle, target].map(side => statusOf(as, side, door)))
  return expected !== null && actual !== null && (actual !== 401 || expected === 401)
}

async function statusOf(as: string, side: Connection, door: RestQuery): Promise<number | null> {
  try {
    const outcome = await sendOnce(door, as, side, {})
    return outcome.kind === 'answer' ? outcome.status : null
  } catch (error) {
    if (error instanceof CannotJudge) return null
    throw error
  }
}

/** The same queries, half of them asked by others. */
export function askedByOthers(
  queries: fc.Arbitrary<RestQuery | GraphqlQuery>,
  askers: readonly Asker[],
): fc.Arbitrary<RestQuery | GraphqlQuery> {
  if (askers.length === 0) return queries
  return fc
    .tuple(queries, fc.boolean(), fc.constantFrom(...askers))
    .map(([query, isByOthers, by]) => (isByOthers ? { ...query, by } : query))
}

import type { Connection } from '../../../targets/connection.ts'
import type { OracleWorld } from '../../../targets/oracle.ts'
import { CannotJudge } from '../../../targets/target.ts'
import type { Callers } from './scene.ts'

/** More than so many would seldom do something to the same entry. */
const MOST_USERS = 2

/**
 * The callers of a world that the target knows, the one who may write most first: a token for everything, or everybody
 * where nobody needs a permission, or whoever is wanted.
 */
export async function callersIn(
  { options, entries }: OracleWorld,
  wanted: string,
  target: Connection,
): Promise<Callers> {
  const isGone = (expiresAt: string | undefined) =>
    expiresAt !== undefined && Date.parse(expiresAt) < Date.now()
  const tokens = options.apiTokens.filter(({ expiresAt }) => !isGone(expiresAt))
  const strongest = tokens.filter(({ type }) => type === 'full-access')
  const users = (entries.get('plugin::users-permissions.user') ?? []).filter(it => it.blocked !== true)
  const all = [
    ...(wanted === 'public' ? [] : [wanted]),
    ...(options.permissions === null ? ['public'] : []),
    ...strongest.map(({ name }) => `token:${name}`),
    ...users.slice(0, MOST_USERS).map(({ username }) => `user:${username}`),
    ...tokens.map(({ name }) => `token:${name}`),
    'public',
  ]
  const known: string[] = []
  for (const caller of new Set(all)) if (await isKnown(caller, target)) known.push(caller)
  const [writer = 'public', ...others] = known
  return { writer, others }
}

async function isKnown(caller: string, { callers }: Connection): Promise<boolean> {
  try {
    await callers.sign({ method: 'GET', path: '/', headers: {}, body: null }, caller)
    return true
  } catch (error) {
    if (error instanceof CannotJudge) return false
    throw error
  }
}

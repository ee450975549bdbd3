import { hideParameters } from '../secrets/requests.ts'
import type { EmbeddedAnswer, Exchange, OracleRequest, OracleWorld } from '../targets/oracle.ts'
import { type MisnamedFinder, misnamedFinder } from './find-misnamed.ts'
import { hintFor } from './hint-for.ts'
import { ascii } from './misnamed.ts'

/** Takes a line for each request that is not understood; null: nobody reads them. */
export type SayHint = ((line: string) => void) | null

/**
 * Answers that say in a header what of their request nothing knows, and what is near it. Status and body stay as they
 * are. The same is said once to whoever reads the log.
 */
export function withHints(answer: Exchange, held: () => OracleWorld, say: SayHint): Exchange {
  let finder: Promise<MisnamedFinder> | null = null
  const said = new Set<string>()
  return async request => {
    const served = await answer(request)
    if (!mayBeMisunderstood(request, served)) return served
    finder ??= misnamedFinder()
    const hint = await hintFor(request, served, { world: held(), find: await finder })
    if (hint === null) return served
    const line = `hint: ${request.method} ${ascii(hideParameters(request.target, 'SECRET'))}: ${hint}\n`
    if (!said.has(line) && said.size < MOST_SAID) say?.(line)
    said.add(line)
    return { ...served, headers: { ...served.headers, 'x-assayer-hint': hint } }
  }
}

const MOST_SAID = 1000

/** What asks for nothing in particular and is answered cannot be misunderstood. */
function mayBeMisunderstood({ method, target }: OracleRequest, { status }: EmbeddedAnswer): boolean {
  if (method === 'OPTIONS' || target.startsWith('/__assayer/')) return false
  return (status >= 400 && status < 500) || target.includes('?') || /graphql/i.test(target)
}

import { inProcessClient } from '../client/in-process.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { callersOf } from '../targets/callers.ts'
import { readCredentials } from '../targets/credentials.ts'
import type { OracleReference, OracleWhy } from '../targets/oracle.ts'
import { USUAL_URL } from '../targets/oracle-target.ts'
import { CannotJudge } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { withNearNames } from './near-names.ts'

export interface AskOptions {
  readonly reference: OracleReference
  /** The directory of its world: who calls has keys and passwords there. */
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** As a scenario says it: `public`, `token:reader`, `user:ines`, `content-key`, `integration`, `session:mail`. */
  readonly as: string
  /** Entries of each list that are told of. */
  readonly most: number
}

/** Asks a reference why it answers a request as it does. Throws a UsageError for a caller whom the world does not know. */
export async function askWhy(request: WireRequest, options: AskOptions): Promise<OracleWhy> {
  const { reference, most } = options
  const told: OracleWhy[] = []
  const asking = inProcessClient(
    async asked => {
      const why = await reference.why(asked, { most })
      told.push(why)
      return why.answer
    },
    { url: USUAL_URL },
  )
  await asking.send(await signed(request, options))
  const [why] = told
  if (!why) throw new UsageError(`${request.method} ${request.path} could not be sent.`)
  // As it was asked: keys that it was signed with are nobody's business.
  const asked = { ...why, request: { method: request.method, target: request.path } }
  return withNearNames(asked, reference.world)
}

const CALLER = /^(?:public|content-key|integration|(?:user|token|session):.+)$/

async function signed(
  request: WireRequest,
  { reference, directory, environment, as }: AskOptions,
): Promise<WireRequest> {
  if (!CALLER.test(as))
    throw new UsageError(
      `--as ${as}: expected public, token:NAME, user:NAME, content-key, integration or session:MAIL.`,
    )
  const client = inProcessClient(request => reference.handle(request), { url: USUAL_URL })
  const callers = callersOf(client, readCredentials(directory, environment))
  try {
    return await callers.sign(request, as)
  } catch (error) {
    if (error instanceof CannotJudge) throw new UsageError(`--as ${as}: ${error.message}`)
    throw error
  }
}

import type { Client } from '../client/client.ts'
import { type WireRequest, wireRequest } from '../client/wire-request.ts'
import type { Callers } from '../targets/callers.ts'

/** The target did not take what it was given, or did not give what it was asked for. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Who speaks to a target, and for whom. */
export interface Speaker {
  readonly client: Client
  readonly callers: Callers
  /** `token:full`: who may write everything. */
  readonly as: string
  /** What a user of the world is to log in with; null: there is nothing. */
  readonly passwordOf: (username: string) => string | null
}

export interface Question {
  readonly method: string
  readonly path: string
  /** Undefined: none. */
  readonly body?: unknown
}

/** The JSON of a good answer. Throws Refusal for any other. */
export async function ask(speaker: Speaker, { method, path, body }: Question): Promise<unknown> {
  const json = await askIfThere(speaker, { method, path, body })
  if (json === NOT_THERE) throw new Refusal(`${method} ${path} answers 404: does this type exist?`)
  return json
}

/** What a 404 is given as. */
export const NOT_THERE = Symbol('not there')

/** The JSON of a good answer, or NOT_THERE. Throws Refusal for any other. */
export async function askIfThere(speaker: Speaker, { method, path, body }: Question): Promise<unknown> {
  return sendSigned(speaker, wireRequest({ method, path, headers: {}, body }))
}

/** The same of a request that is written already. */
export async function sendSigned({ client, callers, as }: Speaker, request: WireRequest): Promise<unknown> {
  const outcome = await client.send(await callers.sign(request, as))
  const { method, path } = request
  if (outcome.kind === 'no-answer') throw new Refusal(`${method} ${path}: ${outcome.says}`)
  if (outcome.status === 404) return NOT_THERE
  if (outcome.status >= 200 && outcome.status < 300) return outcome.json
  throw new Refusal(`${method} ${path} as ${as} answers ${outcome.status}${reasonIn(outcome.json)}`)
}

/** What the service says itself, by REST or by GraphQL. */
function reasonIn(json: unknown): string {
  const { error, errors }: { error?: unknown; errors?: unknown } = Object(json)
  const said = [error, ...(Array.isArray(errors) ? errors : [])].flatMap(it => Object(it).message ?? [])
  return said.length > 0 ? ` (${said.join('; ')})` : ''
}

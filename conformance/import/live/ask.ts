import { jsonOf } from '../../../text/json-of.ts'
import { UsageError } from '../../usage-error.ts'

/** A program that runs somewhere, and who asks it. */
export interface Running {
  /** Its address, without a slash at its end. */
  readonly url: string
  /** What a request to a path says of who sends it. */
  readonly authorization: (path: string) => string
}

export interface Reply {
  readonly status: number
  readonly json: unknown
}

/** Longer than any program takes for a page of rows. */
const PATIENCE = 60_000

/** The answer to a GET, whatever its status; `json` is undefined when it is none. Nothing else is ever sent. */
export async function ask(running: Running, path: string): Promise<Reply> {
  const response = await send(running, path)
  const text = await response.text()
  return { status: response.status, json: jsonOf(text) }
}

/** The JSON of a good answer. @throws UsageError that says what stands in the way; `needs` is how to mend it. */
export async function askFor(running: Running, path: string, needs: string): Promise<unknown> {
  const { status, json } = await ask(running, path)
  if (status === 200 && json !== undefined) return json
  throw new UsageError(`${running.url}${path} answers ${status}${reasonIn(json)}. ${needs}`)
}

/** The bytes of a file, piece by piece; null when they cannot be had. */
export async function askForFile(running: Running, path: string): Promise<AsyncIterable<Uint8Array> | null> {
  const { ok, body } = await send(running, path)
  if (ok && body) return body
  await body?.cancel()
  return null
}

async function send({ url, authorization }: Running, path: string): Promise<Response> {
  try {
    return await fetch(url + path, {
      headers: { authorization: authorization(path), accept: '*/*' },
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const reason = error.cause instanceof Error ? error.cause.message : error.message
    throw new UsageError(`${url} cannot be asked: ${reason}. Does it run?`)
  }
}

function reasonIn(json: unknown): string {
  const { error, errors }: { error?: unknown; errors?: unknown } = Object(json)
  const said = [error, ...(Array.isArray(errors) ? errors : [])].flatMap(it => Object(it).message ?? [])
  return said.length > 0 ? ` (${said.join('; ')})` : ''
}

/** What of a JSON value is a list of objects; empty when it is something else. */
export function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'object' && item !== null) : []
}

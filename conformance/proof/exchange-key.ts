import type { WireRequest } from '../client/wire-request.ts'
import type { TokenChanges } from '../suite/clause.ts'
import type { ExchangeLine } from './recording.ts'

/** What is asked, and by whom, before a proof is put into it. */
export type Asked = Omit<ExchangeLine, 'answer' | 'silence'>

/** A request as a recording has it. */
export function askedOf(request: WireRequest, as: string, token: TokenChanges | null): Asked {
  const { method, path, headers, body, bytes } = request
  return {
    ...(as !== 'public' && { as }),
    ...(token && { token }),
    ...{ method, path },
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== null && { body }),
    ...(bytes && { body: Buffer.from(bytes).toString('base64') }),
  }
}

/** Equal for equal requests. */
export function keyOf({ as, token, method, path, headers, body }: Asked): string {
  return JSON.stringify([as, token, method, path, headers, body])
}

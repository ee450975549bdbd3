import type { RawQuery } from '../../../content/query/query.ts'
import { isRecord } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** A body has a say in what a list holds. */
export const payloadRead: Quirk = {
  id: 'content.list.no-payload.read',
  clause: 'content.list.no-payload',
  says: 'a body has a say in what a list holds',
  apply: changeFrame(({ payload }) => ({
    payload: { ...payload, query: ({ query, request }) => ({ ...query, ...fromBody(request.body) }) },
  })),
}

function fromBody(body: Uint8Array | null): RawQuery {
  if (body === null || body.length === 0) return {}
  const read: unknown = JSON.parse(new TextDecoder().decode(body))
  return isRecord(read) ? read : {}
}

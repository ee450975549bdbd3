import { type Client, type ClientOptions, openClient } from '../client/client.ts'
import type { WireRequest } from '../client/wire-request.ts'
import type { Orders } from './free-order.ts'

const WHOLE_LISTS = [
  'content.pagination.by-page.whole-list',
  'content.pagination.by-offset.whole-list',
  'content.graphql.arguments.pagination.whole-list',
]

/** The quirks with which a reference shows whole lists, in its usual order and the other way round. */
export const WITNESS_QUIRKS: { readonly [name in keyof Orders]: readonly string[] } = {
  usual: WHOLE_LISTS,
  backwards: [...WHOLE_LISTS, 'content.sort.none.last-first', 'content.sort.ties.descending'],
}

/** Where the two servers listen that tell, beside the target, what orders the rows of its answers. */
export type WitnessUrls = { readonly [name in keyof Orders]: string }

/** A client of a target and of the witnesses beside it, which are sent all that may write, to stay like the target. */
export interface WitnessedClient extends Client {
  /** What the witnesses answer to the request that was sent last; undefined where one of them has no answer. */
  orders(): Promise<Orders | undefined>
}

/** Without witnesses there is never an answer of theirs. */
export function openWitnessed(options: ClientOptions, urls: WitnessUrls | undefined): WitnessedClient {
  const target = openClient(options)
  if (urls === undefined) return { ...target, orders: async () => undefined }
  const usual = openClient({ ...options, url: urls.usual })
  const backwards = openClient({ ...options, url: urls.backwards })
  const ask = async (request: WireRequest) => {
    const [one, other] = await Promise.all([usual.send(request), backwards.send(request)])
    if (one.kind === 'no-answer' || other.kind === 'no-answer') return undefined
    return { usual: one.json, backwards: other.json }
  }
  let orders: () => Promise<Orders | undefined> = async () => undefined
  const send = async (request: WireRequest) => {
    const written = request.method === 'GET' ? null : await ask(request)
    orders = written === null ? () => ask(request) : async () => written
    return target.send(request)
  }
  const close = async () => void (await Promise.all([target, usual, backwards].map(it => it.close())))
  return { send, orders: () => orders(), close }
}

import { isObject } from '../values.ts'
import { hasPair } from './2.0.ts'
import type { Effect } from './effect.ts'

/** What 1.0 did to requests of a 0.x. */
export const effectsOf1: readonly Effect[] = [
  {
    clause: 'platform.changes.1-0.exports',
    since: 1,
    scope: 'site',
    effect: 'breaks',
    says: 'An export of 0.x holds no clients, so the credentials of a 0.x open nothing at 1.0.',
    concerns: hasPair,
    instead: request => {
      const body = isObject(request.body.json) && 'client_id' in request.body.json ? NEW : {}
      const query = 'client_id' in request.query ? NEW : {}
      const json = isObject(request.body.json) ? { ...request.body.json, ...body } : request.body.json
      return { ...request, query: { ...request.query, ...query }, body: { ...request.body, json } }
    },
    advice: 'Make new client credentials at the site of 1.0.',
  },
]

const NEW = { client_id: 'CLIENT_ID', client_secret: 'CLIENT_SECRET' }

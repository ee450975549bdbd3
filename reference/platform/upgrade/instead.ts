import qs from 'qs'
import type { Opened } from '../contracts.ts'
import type { ApiRequest } from '../http/request.ts'
import type { Json } from '../values.ts'
import type { Major } from '../version.ts'
import type { Located } from './locate.ts'

/** The request that stands in for an older one. */
export interface Instead {
  readonly method: string
  readonly target: string
  /** Undefined: the body stays as it is. */
  readonly body?: Json
}

/** Where a request is to go. */
export interface End {
  readonly located: Located
  readonly opened: Opened
  /** Its URL is served as before. */
  readonly keepsRoot: boolean
  readonly to: Major
}

export function insteadOf(asked: ApiRequest, said: ApiRequest, end: End): Instead {
  const query = qs.stringify(said.query, { encoder: readable, arrayFormat: 'repeat' })
  const target = `${rootOf(end)}${encodeURI(said.path)}${query === '' ? '' : `?${query}`}`
  const isSameBody =
    asked.body.json === said.body.json || JSON.stringify(asked.body.json) === JSON.stringify(said.body.json)
  return { method: said.method, target, ...(!isSameBody && { body: said.body.json }) }
}

function rootOf({ located, opened, keepsRoot, to }: End): string {
  const { prefix, api } = opened
  if (keepsRoot) return `${located.root}/${prefix}${prefix === 'v0.1/' ? '' : api}`.replace(/\/$/, '')
  return `${located.root}/${to === 5 ? '' : `v${to}/`}${api}`
}

/** Colons and commas may stand in a query as they are; a filter is easier to read with them. */
function readable(text: unknown): string {
  return encodeURIComponent(String(text)).replace(/%3A/g, ':').replace(/%2C/g, ',')
}

import { isObject, type JsonObject } from '../compare/json-value.ts'
import { type CapturedRequest, pathOf } from './captured.ts'

/** What a collection or a trace says of one request. */
export interface Described {
  readonly position: number
  readonly method: unknown
  readonly address: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly type: string | null; readonly text: string } | null
}

/** The request that is described; null when what stands there is none. */
export function requestFrom({ position, method, address, headers, body }: Described): CapturedRequest | null {
  if (typeof method !== 'string' || typeof address !== 'string') return null
  const path = pathOf(withoutVariables(address))
  if (path === null) return null
  const type = body?.type && headers['content-type'] === undefined ? { 'content-type': body.type } : {}
  return {
    position,
    method: method.toUpperCase(),
    path,
    headers: { ...headers, ...type },
    body: body?.text ?? null,
  }
}

/** `{{baseUrl}}/posts/` is a path at whatever the variable stands for; others stand for a value each. */
function withoutVariables(address: string): string {
  const path = address.trim().replace(/^(?:https?:\/\/)?(?:\{\{[^{}]*\}\})+(?=\/|$)/i, '')
  return /^[a-z\d.-]+(?::\d+)?\//i.test(path) ? `https://${path}` : path
}

/** Names and values that are switched on, from lists of `{name, value}` with whatever names these have. */
export function pairs(list: unknown, name: string, off: (entry: JsonObject) => boolean): [string, string][] {
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown): [string, string][] => {
    if (!isObject(entry) || off(entry)) return []
    const [key, value] = [entry[name], entry.value]
    return typeof key === 'string' && typeof value === 'string' ? [[key, value]] : []
  })
}

/** Headers by their lower-case names. */
export function headersFrom(list: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(list.map(([name, value]) => [name.toLowerCase(), value]))
}

/** Fields of a form, as they are sent. */
export function formText(list: readonly (readonly [string, string])[]): string {
  const form = new URLSearchParams()
  for (const [name, value] of list) form.append(name, value)
  return form.toString()
}

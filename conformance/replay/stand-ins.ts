import type { WireRequest } from '../client/wire-request.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'

/** Values that a program makes up: ids, uuids, keys and secrets, ids with a secret behind them, tokens. */
const MADE_UP: readonly RegExp[] = [
  /^[0-9a-f]{12}$/,
  /^[0-9a-f]{24}$/,
  /^[0-9a-f]{26}$/,
  /^[0-9a-f]{24}:[0-9a-f]{64}$/,
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
]
const TOKENS = ['access_token', 'refresh_token']
/** Where a site on its own machine is: each one that is tried is at a port of its own. */
const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]):\d+(?=\/|$)/
const NATURAL_KEYS = ['slug', 'email', 'name', 'type']

/**
 * What the target made up in place of what the recorded program did: it calls the rows that a recording makes otherwise,
 * gives other keys, cookies and tokens, and is at another port. Learned from pairs of answers, and put into the requests that follow.
 */
export class StandIns {
  readonly #values = new Map<string, string>()
  /** When rows were last edited, by their recorded id: the recorded time and the target's. */
  readonly #edited = new Map<string, readonly [recorded: string, actual: string]>()

  /** Takes over what two answers to one request call the same thing. What was learned first stays. */
  learn(recorded: unknown, actual: unknown, key = ''): void {
    if (typeof recorded === 'string' && typeof actual === 'string') this.#learnText(recorded, actual, key)
    else if (Array.isArray(recorded) && Array.isArray(actual)) this.#learnList(recorded, actual)
    else if (isObject(recorded) && isObject(actual)) this.#learnObject(recorded, actual)
  }

  /** The values of the cookies that both answers set. */
  learnCookies(recorded: unknown, actual: unknown): void {
    const [before, now] = [cookiesIn(recorded), cookiesIn(actual)]
    for (const [name, value] of before) this.#add(value, now.get(name) ?? value)
  }

  /** What stands for a text that was recorded. */
  of(text: string): string {
    return this.#values.get(text) ?? text
  }

  /** A recorded body as the target would say it. */
  inBody(body: unknown): unknown {
    if (typeof body === 'string') return this.#within(body)
    if (Array.isArray(body)) return body.map(item => this.inBody(item))
    if (!isObject(body)) return body
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, this.inBody(value)]))
  }

  /** A recorded request as the target is to be asked it. */
  inRequest({ method, path, headers, body, ...more }: WireRequest): WireRequest {
    const said = Object.entries(headers).map(([name, value]) => [name, this.#within(value)])
    return {
      ...{ method, path: this.#within(path), headers: Object.fromEntries(said) },
      ...{ body: body === null ? null : this.#within(this.#atPresent(body, path)), ...more },
    }
  }

  #learnObject(recorded: JsonObject, actual: JsonObject): void {
    for (const [name, value] of Object.entries(recorded)) this.learn(value, actual[name], name)
    const [id, before, now] = [recorded.id, recorded.updated_at, actual.updated_at]
    if (typeof id === 'string' && typeof before === 'string' && typeof now === 'string')
      this.#edited.set(id, [before, now])
  }

  #learnText(recorded: string, actual: string, key: string): void {
    if (key === 'url') this.#learnAddress(recorded, actual)
    const isMadeUp = MADE_UP.some(shape => shape.test(recorded) && shape.test(actual))
    if (!isMadeUp && !TOKENS.includes(key)) return
    this.#add(recorded, actual)
    const [before, now] = [recorded.split(':'), actual.split(':')]
    if (before.length === 2) for (const [i, part] of before.entries()) this.#add(part, now[i] ?? part)
  }

  /** Two addresses of one page, at two sites. */
  #learnAddress(recorded: string, actual: string): void {
    const [before] = LOOPBACK.exec(recorded) ?? []
    const [now] = LOOPBACK.exec(actual) ?? []
    if (before === undefined || now === undefined) return
    if (recorded.slice(before.length) === actual.slice(now.length)) this.#add(before, now)
  }

  #learnList(recorded: readonly unknown[], actual: readonly unknown[]): void {
    for (const [index, item] of recorded.entries()) {
      const natural = isObject(item) && NATURAL_KEYS.find(name => typeof item[name] === 'string')
      const same = natural ? actual.filter(isObject).find(it => it[natural] === item[natural]) : undefined
      this.learn(item, natural ? same : actual[index])
    }
  }

  #add(recorded: string, actual: string): void {
    if (recorded !== actual && !this.#values.has(recorded)) this.#values.set(recorded, actual)
  }

  /** A body that says when the row of the path was last edited, with the target's time: collisions are found by it. */
  #atPresent(body: string, path: string): string {
    const edited = path.split('/').map(part => this.#edited.get(part))
    return edited.reduce((said, times) => (times ? said.replaceAll(...times) : said), body)
  }

  #within(text: string): string {
    return [...this.#values].reduce((said, [recorded, actual]) => said.replaceAll(recorded, actual), text)
  }
}

function cookiesIn(header: unknown): ReadonlyMap<string, string> {
  const set = Array.isArray(header) ? header.map(String) : typeof header === 'string' ? [header] : []
  return new Map(
    set.map(cookie => {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=')
      return [name, value.join('=')] as const
    }),
  )
}

import type { Client } from '../../client/client.ts'
import type { Outcome } from '../../client/outcome.ts'
import { type WireRequest, wireRequest } from '../../client/wire-request.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { BrandWords } from '../../targets/brand.ts'
import type { Credentials } from '../../targets/credentials.ts'
import { type Proof, signIn } from '../../targets/platform-session.ts'
import { CannotJudge } from '../../targets/target.ts'
import { Refusal } from '../ask.ts'

export interface AdminOptions {
  /** Speaks the site's own words already. */
  readonly client: Client
  /** The site's own words, for what stands in files. */
  readonly words: BrandWords
  readonly credentials: Credentials
  /** What stands in its URLs before the name of an API, with its slash: `v4/`; empty from 5.0 on. */
  readonly prefix: string
  readonly major: number
  /** Who is signed in: it lasts longer than a connection. */
  readonly session: Session
}

/** Headers that prove who somebody is; none: nobody. */
export interface Session {
  proof: Proof
}

/** A request below the admin API. */
export interface AdminRequest {
  readonly method: string
  /** `tags/?limit=all` */
  readonly path: string
  /** Undefined: none. */
  readonly body?: unknown
}

/** The admin API of a site, as seen by somebody who may do everything there. */
export class Admin {
  readonly #options: AdminOptions

  constructor(options: AdminOptions) {
    this.#options = options
  }

  get major(): number {
    return this.#options.major
  }

  get words(): BrandWords {
    return this.#options.words
  }

  get credentials(): Credentials {
    return this.#options.credentials
  }

  /** Whatever comes of it. */
  async send({ method, path, body }: AdminRequest): Promise<Outcome> {
    return this.#send(wireRequest({ method, path: this.#pathOf(path), headers: {}, body }))
  }

  /** Sends files. */
  async upload(path: string, headers: Readonly<Record<string, string>>, bytes: Uint8Array): Promise<Outcome> {
    return this.#send({ method: 'POST', path: this.#pathOf(path), headers, body: null, bytes })
  }

  /** The JSON of a good answer. Throws Refusal for any other. */
  async ask(request: AdminRequest): Promise<unknown> {
    return jsonOf(request, await this.send(request))
  }

  /** Everything of one kind; null where the site does not know the kind. Throws Refusal. */
  async list(plural: string, query: string): Promise<readonly JsonObject[] | null> {
    const request = { method: 'GET', path: `${plural}/?limit=all${query}` }
    const outcome = await this.send(request)
    if (outcome.kind === 'answer' && ABSENT.includes(outcome.status)) return null
    const { [plural]: rows }: JsonObject = Object(jsonOf(request, outcome))
    if (!Array.isArray(rows))
      throw new Refusal(`GET ${request.path} does not answer with a list of ${plural}`)
    return rows.filter(isObject)
  }

  /** Whether somebody could sign in; from then on everything is asked as they. */
  async signIn(email: string): Promise<boolean> {
    const proof = await this.tryPassword(email)
    if (proof === null) return false
    this.#options.session.proof = proof
    return true
  }

  /** A session that a password of the world opens; null when it opens none. */
  async tryPassword(email: string): Promise<Proof | null> {
    const { client, credentials, prefix } = this.#options
    const password = credentials.password(email)
    if (password === null) throw new Refusal(`the world has no password of ${email}`)
    try {
      return await signIn(client, credentials, { email, password, prefix })
    } catch (error) {
      if (error instanceof CannotJudge) return null
      throw error
    }
  }

  #pathOf(path: string): string {
    return `/platform/api/${this.#options.prefix}admin/${path}`
  }

  /** Who is away for a moment is asked again. */
  async #send(request: WireRequest): Promise<Outcome> {
    const { client, session } = this.#options
    const signed = { ...request, headers: { ...session.proof, ...request.headers } }
    for (let times = 1; ; times++) {
      const outcome = await client.send(signed)
      if (times === MOST_TIMES || outcome.kind !== 'answer' || outcome.status !== AWAY) return outcome
      await new Promise(resume => setTimeout(resume, PAUSE))
    }
  }
}

/** What versions before 5.0 answer while they load another theme, or put up the wall of a private site. */
const AWAY = 503
/** In milliseconds. */
const PAUSE = 250
const MOST_TIMES = 40

/** Who has no such kind says so by one of these: it is not there, or nobody may see it. */
const ABSENT: readonly number[] = [404, 406, 501]

function jsonOf({ method, path }: AdminRequest, outcome: Outcome): unknown {
  if (outcome.kind === 'no-answer') throw new Refusal(`${method} ${path}: ${outcome.says}`)
  if (outcome.status >= 200 && outcome.status < 300) return outcome.json
  throw new Refusal(`${method} ${path} answers ${outcome.status}${wordsIn(outcome.json)}`)
}

/** What the program says itself, with its reasons. */
export function wordsIn(json: unknown): string {
  const { errors }: { errors?: unknown } = Object(json)
  const said = (Array.isArray(errors) ? errors : []).map(error => {
    const { message, context }: { message?: unknown; context?: unknown } = Object(error)
    return [message, context].filter(it => typeof it === 'string').join(' ')
  })
  return said.length > 0 ? ` (${said.join('; ')})` : ''
}

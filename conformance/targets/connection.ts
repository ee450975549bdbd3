import { type Client, openClient } from '../client/client.ts'
import type { Limits } from '../client/limits.ts'
import { patienceOf } from '../client/patience.ts'
import { persistent } from '../client/persistent.ts'
import { withMailbox } from '../mail/mailbox.ts'
import { keysOfWorld, SITE_KEYS, worldDirectory } from '../suite/worlds.ts'
import { type BrandWords, neutralWords } from './brand.ts'
import { type Callers, callersOf } from './callers.ts'
import { type Credentials, readCredentials, withKeysOfNow } from './credentials.ts'
import { type FactBook, openFactBook } from './facts.ts'
import { type IdBook, openIdBook } from './ids.ts'
import { readOnly } from './read-only.ts'
import { CannotJudge, type Endpoint, type Setting } from './target.ts'
import { UPKEEP_CONNECTIONS } from './upkeep.ts'

/** An endpoint in use: everything that scenarios of its world need. */
export interface Connection {
  readonly endpoint: Endpoint
  readonly client: Client
  readonly callers: Callers
  readonly contentIds: IdBook
  readonly platformIds: IdBook
  readonly facts: FactBook
  /** What a scenario is to use in its place; undefined: all scenarios use this one. */
  readonly forScenario?: (id: string) => Connection
  /** Of the world's users. */
  readonly passwords: readonly string[]
  /** Texts that no report may show. */
  secrets(): readonly string[]
  /** Puts the world back. Throws CannotJudge when the target refuses. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface ConnectOptions extends Setting {
  readonly specs: string
  readonly connections: number
  readonly limits: Limits
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal?: AbortSignal
}

export function connect(endpoint: Endpoint, options: ConnectOptions): Connection {
  const { connections, limits, signal } = options
  const { url, manner, brand = neutralWords, permit } = endpoint
  const mailbox = permit?.mailbox
  const open = endpoint.openClient ?? openClient
  const sender = branded(open({ url, connections, limits, manner, ...(signal && { signal }) }), brand)
  const guarded = endpoint.reset ? sender : readOnly(sender)
  const client = mailbox ? withMailbox(guarded, mailbox) : guarded
  // Not ended by an interruption: a world that was written to is put back all the same.
  const upkeep = open({ url, connections: UPKEEP_CONNECTIONS, limits, manner })
  const { environment, credentials } = identityAt(endpoint, options)
  const onSession = (email: string) => permit?.traces.addUntilReset(`${email} signed in`)
  const asking = persistent(client, patienceOf(signal))
  const callers = callersOf(asking, credentials, onSession)
  const idBook = idBookMaker({ ...options, client: asking, callers, credentials })
  const [contentIds, platformIds] = [idBook('content'), idBook('platform')]
  const { platformVersion } = options
  const get = getter(asking, callers)
  const facts = openFactBook({ credentials, environment, platformVersion, url, get })
  return {
    endpoint,
    client,
    callers,
    contentIds,
    platformIds,
    facts,
    passwords: credentials.passwords,
    secrets: sameWhileEqual(() =>
      [credentials.secrets, callers.secrets(), facts.secrets(), manner?.secrets ?? []].flat(),
    ),
    reset: async () => {
      contentIds.forget()
      platformIds.forget()
      facts.forget()
      if (endpoint.reset?.keepsSessions) callers.doubtSessions()
      else callers.forgetSessions()
      await putBack(endpoint, upkeep)
      mailbox?.clear()
      callers.forgetUsers(endpoint.reset?.newUsers?.() ?? [])
    },
    close: async () => {
      await Promise.all([client.close(), upkeep.close()])
    },
  }
}

/** Keys that the target made for the world count more than any that somebody set before, and may be others later. */
function identityAt({ reset }: Endpoint, { specs, world, environment }: ConnectOptions) {
  const directory = worldDirectory(specs, world)
  const proofs = () => reset?.proofs?.() ?? {}
  const own = Object.keys(proofs())
  if (own.length === 0) return { environment, credentials: readCredentials(directory, environment) }
  const others = Object.fromEntries(Object.entries(environment).filter(([name]) => !own.includes(name)))
  const read = () => readCredentials(directory, { ...others, ...proofs() })
  return { environment: others, credentials: withKeysOfNow(read, () => JSON.stringify(proofs())) }
}

/** Sessions and lists of ids are asked for in the neutral words, too. */
function branded(client: Client, brand: BrandWords): Client {
  return {
    ...client,
    send: request => client.send(request.path.startsWith('/platform/') ? brand.request(request) : request),
  }
}

/** The same list as long as no secret is added: what hides them is made once for each list. */
function sameWhileEqual(read: () => readonly string[]): () => readonly string[] {
  let known: readonly string[] = []
  let shown: readonly string[] = []
  return () => {
    const now = read()
    if (now.length === known.length && now.every((secret, index) => secret === known[index])) return shown
    known = now
    shown = now.flatMap(ways)
    return shown
  }
}

/** As it is, and as it stands in a form or a query. */
function ways(secret: string): readonly string[] {
  const encoded = encodeURIComponent(secret)
  return encoded === secret ? [secret] : [secret, encoded]
}

function getter(client: Client, callers: Callers) {
  return async (path: string, as: string) =>
    client.send(await callers.sign({ method: 'GET', path, headers: {}, body: null }, as))
}

interface Parts {
  readonly client: Client
  readonly callers: Callers
  readonly credentials: Credentials
  readonly specs: string
  readonly world: string
  readonly platformVersion: string | null
}

function idBookMaker({ client, callers, credentials, specs, world, platformVersion }: Parts) {
  const keys = new Map([...SITE_KEYS, ...keysOfWorld(specs, world)])
  return (service: 'content' | 'platform') =>
    openIdBook({
      service,
      keys,
      readers: credentials.readers,
      platformVersion,
      staff: credentials.staff,
      publicClient: credentials.publicClient,
      get: getter(client, callers),
    })
}

async function putBack({ reset, permit }: Endpoint, client: Client): Promise<void> {
  if (!reset) throw new Error('invariant: only a target with a reset is asked for one')
  const refusal = await reset.run(client, permit?.mailbox)
  const traces = permit?.traces
  if (reset.isWhole && refusal === null) traces?.takeAway()
  if (refusal === null) return
  const problem = `the world could not be reset by ${reset.says}: ${refusal}`
  traces?.add(problem)
  throw new CannotJudge(problem)
}

import { createHash, type Hash } from 'node:crypto'
import type { Difference } from '../compare/difference.ts'
import type { Moment } from '../replay/volatile.ts'
import type { EmbeddedAnswer } from '../targets/oracle.ts'
import { compareAnswers, textOf } from './compare-answers.ts'
import { type Excerpt, excerptOf } from './excerpt.ts'
import { type Conversation, repeat } from './repeat.ts'
import type { Server } from './servers.ts'
import type { Exchanged } from './stage.ts'

/** A request that a server answers otherwise than the reference. */
export interface Change {
  readonly exchange: Exchanged
  readonly right: EmbeddedAnswer
  readonly wrong: EmbeddedAnswer
  readonly differences: readonly Difference[]
}

/** What comes back from a server to the same conversation, as far as it is not what the reference says. */
export interface Echo {
  readonly server: Server
  /** How many answers are others; what is asked several times counts once. */
  readonly changed: number
  /** Some of them, the most telling ones first. */
  readonly changes: readonly Change[]
  /** Method and path of each request whose answer is another. */
  readonly places: ReadonlySet<string>
  /** Equal for servers that answer the conversation alike; null when nothing can be told. */
  readonly digest: string | null
}

/** So many are kept of each server: answers of large suites would fill the memory. */
const MOST_KEPT = 3

/** The reference's own answers to a conversation, with which those of others are compared. */
export interface Rehearsal {
  readonly conversation: Conversation
  /** By position. */
  readonly answers: ReadonlyMap<number, EmbeddedAnswer>
  readonly excerpt: Excerpt
  /** Positions of requests that get another answer each time, and with which nothing can be compared but the status. */
  readonly unsteady: ReadonlySet<number>
  readonly moment: Moment
  /** Equal as long as the tests ask the same, and the reference answers the same. */
  readonly digest: string
}

/** Repeats the conversation at the reference itself: an answer that is another even so tells nothing. */
export async function rehearse(conversation: Conversation): Promise<Rehearsal> {
  const { exchanges } = conversation
  const answers = await repeat(conversation, {}, [...exchanges.keys()])
  const times = exchanges.map(({ at }) => at)
  const moment = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const unsteady = exchanges.flatMap(({ answer }, position) => {
    const again = answers.get(position)
    return again && compareAnswers(answer, again, moment).length > 0 ? [position] : []
  })
  const lines = exchanges.map((exchange, position) =>
    lineOf(exchange, answers.get(position) ?? exchange.answer, moment),
  )
  return {
    ...{ conversation, answers, excerpt: excerptOf(exchanges), moment },
    ...{ unsteady: new Set(unsteady), digest: digestOf(lines) },
  }
}

/** Repeats the conversation at another server, and compares. */
export async function echoOf(server: Server, rehearsal: Rehearsal): Promise<Echo> {
  const { conversation, moment } = rehearsal
  const wrong = await repeat(conversation, server.deviation, rehearsal.excerpt(server))
  const changes = [...wrong].flatMap(([position, answer]) => {
    const change = changeAt(position, answer, rehearsal)
    return change ? [change] : []
  })
  const lines = changes.map(({ exchange, wrong }) => lineOf(exchange, wrong, moment))
  const places = changes.map(({ exchange }) => placeOf(exchange))
  const isUncertain = changes.length === 0 && mayConcernUnsteady(server, rehearsal)
  return {
    server,
    changed: changes.length,
    changes: changes.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_KEPT),
    places: new Set(places),
    digest: isUncertain ? null : digestOf(lines),
  }
}

function changeAt(position: number, wrong: EmbeddedAnswer, rehearsal: Rehearsal): Change | null {
  const { conversation, answers, unsteady, moment } = rehearsal
  const [exchange, right] = [conversation.exchanges[position], answers.get(position)]
  if (!exchange || !right || isAboutQuirks(exchange)) return null
  const all = compareAnswers(right, wrong, moment)
  const differences = unsteady.has(position) ? all.filter(({ path }) => path === 'status') : all
  return differences.length > 0 ? { exchange, right, wrong, differences } : null
}

/** The control plane tells which quirks are on: no answer of a service. */
function isAboutQuirks({ request }: Exchanged): boolean {
  return request.target.startsWith('/__assayer/quirks')
}

/** Answers that are never the same could be others because of this server, too. */
function mayConcernUnsteady({ touched }: Server, { conversation, unsteady }: Rehearsal): boolean {
  return [...unsteady].some(position =>
    conversation.exchanges[position]?.clauses.some(clause => touched.has(clause)),
  )
}

/** What is seen in a body or a status says more than a header alone. */
function rankOf({ differences }: Change): number {
  return differences.every(({ path }) => path.startsWith('headers.')) ? 1 : 0
}

/** `GET /api/posts`: the query is left out, in which tests may put something that is new each time. */
export function placeOf({ request: { method, target } }: Exchanged): string {
  return `${method} ${target.split('?')[0]}`
}

const TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
/** The reference, and a page under test, are at another port each time. */
const LOOPBACK = /\b(127\.0\.0\.1|localhost):\d+/g
/** As far as the clock of a test may be from the time at which its request comes, in milliseconds. */
const AROUND = 60_000

/** One exchange as a text that is the same the next time: without times of now, tokens, and ports of this machine. */
function lineOf({ request }: Exchanged, answer: EmbeddedAnswer, { from, to }: Moment): string {
  const { method, target, body } = request
  const headers = Object.entries(answer.headers).filter(([name]) => name !== 'set-cookie')
  const line = JSON.stringify([
    ...[method, target, body === null ? null : Buffer.from(body).toString()],
    ...[answer.status, headers, textOf(answer)],
  ])
  const isNow = (time: string) => Date.parse(time) >= from - AROUND && Date.parse(time) <= to + AROUND
  return line
    .replace(LOOPBACK, '<host>')
    .replace(TIME, time => (isNow(time) ? '<now>' : time))
    .replace(TOKEN, '<token>')
}

/** Tests that run side by side ask in another order each time, and some ask more than once. */
function digestOf(lines: readonly string[]): string {
  const hash: Hash = createHash('sha256')
  for (const line of [...new Set(lines)].sort()) hash.update(line).update('\n')
  return hash.digest('hex')
}

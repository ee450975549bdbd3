import type { Outcome } from '../../client/outcome.ts'
import { type WrittenRequest, wireRequest } from '../../client/wire-request.ts'
import { mapValues } from '../../compare/map-values.ts'
import { parsePath, valueAt } from '../../compare/path.ts'
import { factText } from '../../suite/fact.ts'
import { fillText, fillValue, type PlaceholderValues } from '../../suite/placeholder.ts'
import type { Connection } from '../../targets/connection.ts'
import { type Command, namesUsedBy, type SequenceQuery } from './command.ts'

/** One server, to which the commands of a sequence are sent. */
export interface Stage {
  /** Null: it was not sent, because what it speaks of was not made. */
  send(command: Command, headers?: Readonly<Record<string, string>>): Promise<Outcome | null>
}

/** The world was put back, but not to the letter: the oracle holds it as it was at first. */
export class Moved extends Error {
  override readonly name = 'Moved'

  constructor() {
    super(
      'entries of the world could only be put back with other ids and times, and what is asked of them cannot be compared any more. A target with a reset of its own gives these back, and so does a Strapi on SQLite or a Ghost 5.99.1 that assayer target has started',
    )
  }
}

/** Puts the world of a server back, and remembers what the commands of one sequence make there. Throws Moved. */
export async function openStage(connection: Connection, { commands, known }: SequenceQuery): Promise<Stage> {
  await connection.reset()
  if (connection.endpoint.reset?.isMoved?.()) throw new Moved()
  const names = new Set(commands.flatMap(({ saves }) => Object.keys(saves)))
  const saved = new Map<string, unknown>()
  return {
    send: async (command, headers = {}) => {
      if (!namesUsedBy(command, names).every(name => saved.has(name))) return null
      const request = wireRequest(filled(command.request, known, saved))
      const signed = await connection.callers.sign(request, command.as)
      const outcome = await connection.client.send({ ...signed, headers: { ...signed.headers, ...headers } })
      for (const [name, path] of Object.entries(command.saves)) {
        const value = outcome.kind === 'answer' ? valueAt(outcome.json, parsePath(path)) : undefined
        if (typeof value === 'string' || typeof value === 'number') saved.set(name, value)
      }
      return outcome
    },
  }
}

/** A request with what its placeholders stand for: what is known of the world, and what commands before it saved. */
export function filled(
  { method, path, headers, body }: WrittenRequest,
  known: SequenceQuery['known'],
  saved: ReadonlyMap<string, unknown> = new Map(),
): WrittenRequest {
  const values: PlaceholderValues = {
    entry: ({ plural, key }) => known.get(`${plural}:${key}`),
    fact: fact => String(known.get(factText(fact).slice(1, -1)) ?? factText(fact)),
    saved: name => saved.get(name),
  }
  return {
    method,
    path: fillText(path, values),
    headers: mapValues(headers, value => fillText(value, values)),
    body: body === undefined ? undefined : fillValue(body, values),
  }
}

/** Sends all commands. Gives what came of the last one, and what `see` was told of each one that was sent. */
export async function perform(
  query: SequenceQuery,
  connection: Connection,
  headers: Readonly<Record<string, string>> = {},
  see: (outcome: Outcome) => void = () => {},
): Promise<Outcome> {
  const stage = await openStage(connection, query)
  let last: Outcome | null = null
  for (const command of query.commands) {
    last = await stage.send(command, headers)
    if (last) see(last)
  }
  return last ?? NOTHING
}

/** The last command speaks of what was not made. */
const NOTHING: Outcome = {
  kind: 'no-answer',
  reason: 'malformed',
  says: 'the last command of the sequence was not sent',
  ms: 0,
}

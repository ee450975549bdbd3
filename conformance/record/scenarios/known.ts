import type { Service } from '../../suite/clause.ts'
import { type Fact, type FactName, factText } from '../../suite/fact.ts'
import type { PlaceholderValues } from '../../suite/placeholder.ts'
import { readWorldFacts } from '../../suite/world-facts.ts'
import type { Connection } from '../../targets/connection.ts'
import { CannotJudge } from '../../targets/target.ts'

/** Whatever a target has of its own, and the placeholders that a scenario writes in its place. */
export interface Known {
  readonly values: PlaceholderValues
  /** `<posts:hello>`; null where nothing is known of the entry. Ids of the platform are known without their type. */
  entry(plural: string | null, id: unknown): string | null
  /** Every placeholder of a fact with its value at the target. */
  readonly facts: readonly KnownFact[]
  /** The natural key of a content-service user; null when there is none with that id. */
  userName(id: unknown): string | null
  /** An entry that was made while recording: later steps call it by the name under which its id is saved. */
  addMade(made: Made): void
}

export interface KnownFact {
  readonly fact: Fact
  readonly value: string
}

export interface Made {
  readonly plural: string | null
  /** The ids that it goes by: here, and where the traffic was captured. */
  readonly ids: readonly unknown[]
  /** What an answer calls it here. */
  readonly id: unknown
  readonly name: string
}

export interface KnownOptions {
  readonly service: Service
  /** The world's directory. */
  readonly directory: string
  /** The natural key of each type, by plural name. */
  readonly keys: ReadonlyMap<string, string>
}

/** Asks a target for all that scenarios of a world may call by a placeholder. What it does not tell is not known. */
export async function readKnown(connection: Connection, options: KnownOptions): Promise<Known> {
  const { service, directory, keys } = options
  const book = service === 'platform' ? connection.platformIds : connection.contentIds
  const placeholders = new Map<string, string>()
  const ids = new Map<string, unknown>()
  for (const plural of keys.keys()) {
    for (const [key, id] of await unlessUnknown(book.namesOf(plural), new Map<string, unknown>())) {
      const placeholder = `<${plural}:${key}>`
      placeholders.set(idText(service === 'platform' ? null : plural, id), placeholder)
      ids.set(placeholder, id)
    }
  }
  const facts = await factsAt(connection, directory)
  const values = new Map(facts.map(({ fact, value }) => [factText(fact), value]))
  const saved = new Map<string, unknown>()
  const entry = (plural: string | null, id: unknown) =>
    placeholders.get(idText(service === 'platform' ? null : plural, id)) ?? null
  return {
    facts,
    entry,
    userName: id =>
      keys.get('users') === 'username'
        ? (/^<users:(.*)>$/.exec(entry('users', id) ?? '')?.[1] ?? null)
        : null,
    addMade: made => {
      saved.set(made.name, made.id)
      const plural = service === 'platform' ? null : made.plural
      for (const id of made.ids) placeholders.set(idText(plural, id), `<${made.name}>`)
    },
    values: {
      entry: ({ plural, key }) => ids.get(`<${plural}:${key}>`),
      fact: fact => values.get(factText(fact)) ?? '',
      saved: name => saved.get(name),
    },
  }
}

function idText(plural: string | null, id: unknown): string {
  return `${plural ?? ''} ${id}`
}

/** Facts that stand as they are in requests and answers. */
const READABLE: readonly FactName[] = ['site', 'version', 'password', 'token', 'client-secret', 'content-key']

async function factsAt(connection: Connection, directory: string): Promise<readonly KnownFact[]> {
  const written = readWorldFacts(directory).filter(
    ({ fact: { name, of } }) => READABLE.includes(name) && (name !== 'content-key' || of === null),
  )
  const facts: KnownFact[] = []
  for (const { fact, value } of written)
    facts.push({ fact, value: await unlessUnknown(connection.facts.factOf(fact), value) })
  return facts
}

async function unlessUnknown<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CannotJudge) return otherwise
    throw error
  }
}

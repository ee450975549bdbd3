import { isRefusal } from '../../compare/expectation.ts'
import { isObject } from '../../compare/json-value.ts'
import { withoutKeys } from '../../compare/map-values.ts'
import type { Scenario } from '../../suite/clause.ts'
import { isLogin, sendsWrite } from '../../suite/sent.ts'
import type { Connection } from '../../targets/connection.ts'
import type { Broken, Sight } from '../broken.ts'
import { type Written, writtenBy } from '../written-type.ts'

/**
 * What a server may note down of whoever asks, whether or not it lets him. Some count that as a change of the user, and
 * show it wherever the user is shown.
 */
const NOT_WRITTEN = new Set([
  'last_seen',
  'last_seen_at',
  'last_login',
  'lastSeen',
  'lastLogin',
  'updated_at',
])

/** The entries of types as they were before anything was refused. */
export interface Before {
  /** Reads those that a scenario may write, unless that was done. */
  read(scenario: Scenario, connection: Connection): Promise<void>
  /** Forgets them: the world was put back. */
  forget(): void
  /** What a refused write changed all the same. */
  changedBy(sights: readonly Sight[], connection: Connection, scenario: Scenario): Promise<Broken | null>
}

export function beforeRefusals(): Before {
  const known = new Map<string, Entries>()
  return {
    forget: () => known.clear(),
    read: async (scenario, connection) => {
      const types = scenario.steps.flatMap(({ request }) => typeOf(request, scenario, connection) ?? [])
      for (const { plural } of types) {
        const key = keyOf(scenario, plural)
        if (!known.has(key)) known.set(key, await entries(plural, scenario, connection))
      }
    },
    changedBy: async (sights, connection, scenario) => {
      for (const { spec, answer } of sights) {
        const written = isRefusal(answer) ? typeOf(spec, scenario, connection) : null
        const before = written && known.get(keyOf(scenario, written.plural))
        if (!written || !before) continue
        const after = await entries(written.plural, scenario, connection)
        if (after && areOthers(before, after, written.plural)) return changed(written, scenario)
      }
      return null
    },
  }
}

function typeOf(request: Sight['spec'], scenario: Scenario, connection: Connection): Written | null {
  if (!sendsWrite(request) || isLogin(request)) return null
  return writtenBy(request, bookOf(scenario, connection).plurals)
}

function keyOf({ service }: Scenario, plural: string): string {
  return `${service} ${plural}`
}

function bookOf({ service }: Scenario, { contentIds, platformIds }: Connection) {
  return service === 'content' ? contentIds : platformIds
}

/** Entries of a type; null: there is no reading them. */
type Entries = readonly unknown[] | null

function entries(plural: string, scenario: Scenario, connection: Connection): Promise<Entries> {
  return bookOf(scenario, connection).entriesOf(plural)
}

/** Nearly always they are the same to the letter. In which order they come may hang on who asked last. */
export function areOthers(before: Entries, after: Entries, plural: string): boolean {
  if (JSON.stringify(before) === JSON.stringify(after)) return false
  const [one, other] = [before, after].map(entries =>
    JSON.stringify((entries ?? []).map(it => JSON.stringify(tellingOf(it, plural))).toSorted()),
  )
  return one !== other
}

/** When an entry itself was written counts, but for a user's. */
function tellingOf(entry: unknown, plural: string): unknown {
  const own = plural === 'users' || !isObject(entry) ? undefined : entry.updated_at
  return [own, withoutKeys(entry, NOT_WRITTEN)]
}

/** That it is refused is what the scenario is about: then its own clause is broken. */
function changed({ plural }: Written, { clause }: Scenario): Broken {
  return {
    says: `the write was refused, and changed ${plural} all the same`,
    clause,
    isDocumented: true,
    hasWritten: true,
    difference: { path: `entries of ${plural}`, expected: 'as before', actual: 'changed' },
  }
}

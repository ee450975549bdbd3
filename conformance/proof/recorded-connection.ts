import type { WireRequest } from '../client/wire-request.ts'
import { withProof } from '../record/recording-target.ts'
import { factText } from '../suite/fact.ts'
import type { Connection } from '../targets/connection.ts'
import type { IdBook } from '../targets/ids.ts'
import type { Endpoint } from '../targets/target.ts'
import type { Attempt } from './attempt.ts'
import { type Asked, askedOf } from './exchange-key.ts'
import { listName, type RecordedEndpoint } from './recording.ts'

type Known = Pick<RecordedEndpoint, 'passwords' | 'plurals'> & { readonly endpoint: Endpoint }

/** A connection on which one time of a scenario is answered as it was then. */
export function connectionOf(attempt: Attempt, { endpoint, passwords, plurals }: Known): Connection {
  const book = (own: readonly string[]): IdBook => ({
    plurals: new Set(own),
    idOf: async ({ plural, key }) => attempt.idOf(`${plural}:${key}`),
    entriesOf: async (plural, view) => attempt.entriesOf(listName(plural, view)),
    namesOf: async () => new Map(),
    forget: () => {},
  })
  return {
    ...talkTo(attempt),
    endpoint,
    passwords,
    contentIds: book(plurals.content),
    platformIds: book(plurals.platform),
    facts: {
      factOf: async fact => attempt.factOf(factText(fact)),
      forget: () => {},
      secrets: () => [],
    },
    secrets: () => [],
    reset: async () => {},
    close: async () => {},
  }
}

function talkTo(attempt: Attempt): Pick<Connection, 'client' | 'callers'> {
  let asked: Asked | null = null
  let isSent = false
  return {
    client: {
      send: async (request: WireRequest) => {
        const own = asked ?? askedOf(request, 'public', null)
        const outcome = attempt.send(isSent ? { ...own, method: request.method } : own)
        isSent = true
        return outcome
      },
      close: async () => {},
    },
    callers: {
      sign: async (request, as, token = null) => {
        asked = askedOf(request, as, token)
        isSent = false
        return withProof(request, as)
      },
      // Nobody signed in.
      forgetSessions: () => {},
      doubtSessions: () => {},
      forgetUsers: () => {},
      secrets: () => [],
    },
  }
}

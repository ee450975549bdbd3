import type { Client } from '../client/client.ts'
import type { Answer } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { REDACTED } from '../secrets/redact.ts'
import type { TokenChanges } from '../suite/clause.ts'
import { factText } from '../suite/fact.ts'
import type { Connection } from '../targets/connection.ts'
import type { FactBook } from '../targets/facts.ts'
import type { IdBook } from '../targets/ids.ts'
import { CannotJudge, type Endpoint, type Setting, type Target } from '../targets/target.ts'
import { type RecordedSetting, type Recordings, readRecordings } from './read-recordings.ts'
import { answerOf, keyOf, keyOfLine } from './recorded-states.ts'

/**
 * A recording as a target: every request gets the answer that was recorded, and one that was not recorded cannot be
 * judged. Capabilities in `without` are said to be missing.
 */
export function recordingTarget(files: readonly string[], without: readonly string[] = []): Target {
  const recordings = readRecordings(files)
  return {
    name: `recording of ${recordings.target}`,
    lacks: capability =>
      without.includes(capability) ? `the target is declared to lack ${capability} (--without)` : null,
    platform: async () => {
      const { platformVersion: version } = recordings
      return version === null ? null : { version, saidBy: 'its site' }
    },
    open: async setting => openRecorded(recordings, setting),
    connect: (endpoint, options) => connectTo(found(recordings, options), endpoint),
    close: async () => {},
  }
}

function openRecorded(recordings: Recordings, setting: Setting): Endpoint | { readonly unavailable: string } {
  if (!recordings.settingOf(setting)) {
    const version = setting.platformVersion ? ` with the platform at ${setting.platformVersion}` : ''
    const mode = setting.production ? ' in production mode' : setting.staging ? ' in staging' : ''
    return { unavailable: `nothing was recorded on the world ${setting.world}${version}${mode}` }
  }
  return {
    url: recordings.url,
    shownUrl: recordings.url,
    reset: { says: 'rewinding the recording', run: async () => null },
  }
}

function found(recordings: Recordings, setting: Setting): RecordedSetting {
  const recorded = recordings.settingOf(setting)
  if (!recorded) throw new Error('invariant: only what was recorded is opened')
  return recorded
}

function connectTo(recorded: RecordedSetting, endpoint: Endpoint): Connection {
  const ids: IdBook = {
    plurals: new Set(),
    entriesOf: async () => null,
    forget: () => {},
    namesOf: async () => new Map(),
    idOf: async ({ plural, key }) => {
      const id = recorded.idOf(`${plural}:${key}`)
      if (id === undefined) throw new CannotJudge(`the recording does not tell the id of ${key} in ${plural}`)
      return id
    },
  }
  const facts: FactBook = {
    forget: () => {},
    secrets: () => [],
    factOf: async fact => {
      const value = recorded.factOf(factText(fact))
      if (value !== undefined) return value
      throw new CannotJudge(`the recording does not tell the value of ${factText(fact)}`)
    },
  }
  const forScenario = (scenario: string): Connection => ({
    ...talkTo(cursorIn(recorded, scenario)),
    endpoint,
    contentIds: ids,
    platformIds: ids,
    facts,
    passwords: [],
    secrets: () => [],
    reset: async () => {},
    close: async () => {},
  })
  return { ...forScenario(''), forScenario }
}

/** Gives the recorded answer to a request by its key; null when there is none. */
type Cursor = (key: string) => Answer | null

/**
 * A scenario that was recorded gets its own answers as long as its requests are the recorded ones; from then on, and
 * when it is new, those that any scenario got in the same state.
 */
function cursorIn({ start, linesOf }: RecordedSetting, scenario: string): Cursor {
  let rest = linesOf(scenario)
  let here = start
  return key => {
    const next = here.after(key)
    here = next?.state ?? here
    const [own] = rest
    rest = own && keyOfLine(own) === key ? rest.slice(1) : []
    return own && keyOfLine(own) === key ? answerOf(own) : (next?.answer ?? null)
  }
}

function talkTo(cursor: Cursor): Pick<Connection, 'client' | 'callers'> {
  const keys = new WeakMap<WireRequest, string>()
  const client: Client = {
    send: async request => {
      const answer = cursor(keys.get(request) ?? '')
      if (answer) return answer
      throw new CannotJudge(`the recording has no answer to ${request.method} ${request.path} at this point`)
    },
    close: async () => {},
  }
  const sign = async (request: WireRequest, as: string, token: TokenChanges | null = null) => {
    const signed = withProof(request, as)
    keys.set(signed, keyOf(request, as, token))
    return signed
  }
  // Nobody signed in.
  const forgetful = { forgetSessions: () => {}, doubtSessions: () => {}, forgetUsers: () => {} }
  return { client, callers: { sign, ...forgetful, secrets: () => [] } }
}

/** Only for the curl line of a report: proofs are not recorded. */
export function withProof(request: WireRequest, as: string): WireRequest {
  if (as === 'public') return { ...request }
  const scheme = as === 'integration' ? 'Platform' : 'Bearer'
  return { ...request, headers: { ...request.headers, authorization: `${scheme} ${REDACTED}` } }
}

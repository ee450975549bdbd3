import type { Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { ownTextsOf } from '../record/record-suite.ts'
import { brandNameOf, neutralWords } from '../targets/brand.ts'
import { type Connection, connect } from '../targets/connection.ts'
import type { IdBook } from '../targets/ids.ts'
import { CannotJudge, NotSent, type Setting, type Target } from '../targets/target.ts'
import { type Conceal, concealer } from './conceal.ts'
import type { HeardAttempt } from './heard-attempt.ts'
import { type HeardEndpoint, HeardSetting } from './heard-setting.ts'
import { lineText, listName, type RecordingHead } from './recording.ts'

/** A target that is listened to while the suite runs at it. */
export interface Heard {
  readonly target: Target
  /** The text of a recording with all that the run has learned. Only once the run has ended. */
  recording(moment: Pick<RecordingHead, 'from' | 'to'>): string
}

/** The target as it is, except that whatever it says is remembered by who asked. */
export function listenTo(target: Target, specs: string): Heard {
  const conceal = concealer()
  const ownTexts = ownTextsOf(specs)
  const lacks = new Map<string, string | null>()
  const misfits = new Map<string, string>()
  const settings = new Map<string, HeardSetting>()
  let platform: RecordingHead['platform'] = null
  const settingOf = (setting: Setting): HeardSetting => {
    const own = toSetting(setting)
    const key = JSON.stringify(own)
    const known = settings.get(key) ?? new HeardSetting(own)
    settings.set(key, known)
    return known
  }
  const heard: Target = {
    ...target,
    lacks: capability => {
      const why = target.lacks(capability)
      lacks.set(capability, why)
      return why
    },
    platform: async () => {
      platform = (await target.platform?.()) ?? null
      return platform
    },
    ...(target.misfits && {
      misfits: async scenarios => {
        const found = (await target.misfits?.(scenarios)) ?? new Map<string, string>()
        for (const [id, why] of found) misfits.set(id, why)
        return found
      },
    }),
    open: async setting => {
      const opened = await target.open(setting)
      if ('unavailable' in opened) settingOf(setting).unavailable(opened.unavailable)
      return opened
    },
    connect: (endpoint, options) => {
      const connection = (target.connect ?? connect)(endpoint, options)
      const open = ownTexts(options.world)
      return overheard(connection, settingOf(options), { conceal, open })
    },
  }
  return {
    target: heard,
    recording: moment => {
      const head: RecordingHead = {
        ...{ format: 'assayer-recording', version: 1, target: target.name, platform, ...moment },
        ...{ lacks: sorted(lacks), misfits: sorted(misfits) },
      }
      return [lineText(head), ...[...settings.values()].map(({ text }) => text)].join('')
    },
  }
}

function toSetting({ world, platformVersion, production, staging }: Setting): Setting {
  return { world, platformVersion, production, ...(staging && { staging }) }
}

function sorted<T>(map: ReadonlyMap<string, T>): Readonly<Record<string, T>> {
  return Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

interface Ear {
  readonly conceal: Conceal
  /** What the suite publishes itself. */
  readonly open: readonly string[]
}

/** A connection each scenario of which is heard by itself; what was heard is concealed when it is closed. */
function overheard(connection: Connection, heard: HeardSetting, ear: Ear): Connection {
  return {
    ...connection,
    forScenario: id => tapped(connection.forScenario?.(id) ?? connection, heard.attempt(id)),
    close: async () => {
      heard.settle(describe(connection), { ...ear, secrets: connection.secrets() })
      await connection.close()
    },
  }
}

function describe(connection: Connection): HeardEndpoint {
  const { endpoint, passwords, contentIds, platformIds } = connection
  const { url, shownUrl, reset, brand = neutralWords, permit, isSeeded = false } = endpoint
  return {
    url,
    endpoint: {
      ...{ url: shownUrl, reset: reset?.says ?? null, brand: brandNameOf(brand), isSeeded },
      permit: permit ? { allow: permit.allow, hasMailbox: permit.mailbox !== null } : null,
      passwords,
      plurals: { content: [...contentIds.plurals], platform: [...platformIds.plurals] },
    },
  }
}

function tapped(connection: Connection, attempt: HeardAttempt): Connection {
  const { client, callers, facts } = connection
  const book = (ids: IdBook): IdBook => ({
    ...ids,
    idOf: async entry => {
      const id = await ids.idOf(entry).catch(noting(attempt))
      attempt.noteId(`${entry.plural}:${entry.key}`, id)
      return id
    },
    entriesOf: async (plural, view) => {
      const entries = await ids.entriesOf(plural, view)
      attempt.noteList(listName(plural, view), entries)
      return entries
    },
  })
  return {
    ...connection,
    contentIds: book(connection.contentIds),
    platformIds: book(connection.platformIds),
    facts: {
      ...facts,
      factOf: async fact => {
        const value = await facts.factOf(fact).catch(noting(attempt))
        attempt.noteFact(fact, value)
        return value
      },
    },
    callers: {
      ...callers,
      sign: async (request, as, token) => {
        attempt.noteCaller(request, as, token ?? null)
        return callers.sign(request, as, token).catch(noting(attempt))
      },
    },
    client: {
      ...client,
      send: async (request: WireRequest): Promise<Outcome> => {
        const outcome = await client.send(request).catch(noting(attempt))
        attempt.noteOutcome(request, outcome)
        return outcome
      },
    },
  }
}

/** Whatever keeps a scenario from being judged ends it. */
function noting(attempt: HeardAttempt): (error: unknown) => never {
  return error => {
    if (error instanceof CannotJudge)
      attempt.end(error instanceof NotSent ? 'not-sent' : 'cannot-judge', error.message)
    throw error
  }
}

import { brandWords } from '../targets/brand.ts'
import type { Connection } from '../targets/connection.ts'
import { openTraces, type Permit } from '../targets/permit.ts'
import type { Endpoint, Setting, Target } from '../targets/target.ts'
import { Attempt, NO_ATTEMPT } from './attempt.ts'
import type { RecordedSetting, Recording } from './read-recording.ts'
import { connectionOf } from './recorded-connection.ts'
import type { RecordedEndpoint } from './recording.ts'

/** A recording as a target, which answers what was asked then as it was answered then. */
export interface Again {
  readonly target: Target
  /** What was asked and is not in the recording, by scenario. */
  readonly unheard: ReadonlyMap<string, string>
  /** What is in the recording and was not asked, in one sentence; null: nothing. Only once the run has ended. */
  left(): string | null
}

/**
 * Every time that a scenario is asked takes the next of the times that it was recorded. With `isRepeating` a target is
 * taken to answer the same once more where it was not asked so often: what turns red is asked again.
 */
export function answerAgain(recording: Recording, isRepeating = false): Again {
  const { head, settings } = recording
  const unheard = new Map<string, string>()
  const taken = new Map<string, Attempt[]>()
  const found = (setting: Setting) => settings.find(({ line }) => keyOf(line.setting) === keyOf(setting))
  const next = (setting: RecordedSetting, scenario: string): Attempt => {
    const key = attemptsKey(setting, scenario)
    const before = taken.get(key) ?? []
    const lines = setting.attempts.get(scenario) ?? []
    const line = lines[before.length] ?? (isRepeating ? lines.at(-1) : null) ?? NO_ATTEMPT
    const attempt = new Attempt(line, setting.lists, what => unheard.set(scenario, what))
    taken.set(key, [...before, attempt])
    return attempt
  }
  return {
    unheard,
    left: () => leftIn(settings, (setting, scenario) => taken.get(attemptsKey(setting, scenario)) ?? []),
    target: {
      name: head.target,
      lacks: capability => {
        const why = head.lacks[capability]
        return why === undefined ? `the recording does not tell whether the target has ${capability}` : why
      },
      platform: async () => head.platform,
      misfits: async () => new Map(Object.entries(head.misfits)),
      open: async setting => openRecorded(found(setting), head),
      connect: (endpoint, options) => {
        const setting = found(options)
        if (!setting) throw new Error('invariant: only what was recorded is opened')
        return connectTo(setting, endpoint, scenario => next(setting, scenario))
      },
      close: async () => {},
    },
  }
}

function keyOf({ world, platformVersion, production, staging = false }: Setting): string {
  return JSON.stringify([world, platformVersion, production, staging])
}

function attemptsKey({ line }: RecordedSetting, scenario: string): string {
  return `${keyOf(line.setting)} ${scenario}`
}

function openRecorded(
  setting: RecordedSetting | undefined,
  moment: { readonly from: number; readonly to: number },
): Endpoint | { readonly unavailable: string } {
  const { endpoint, unavailable = 'nothing was recorded in its setting' } = setting?.line ?? {}
  if (!endpoint) return { unavailable }
  const { url, brand, isSeeded, reset, permit } = endpoint
  return {
    ...{ url, shownUrl: url, isSeeded, brand: brandWords(brand) },
    moment: { from: moment.from, to: moment.to },
    reset: reset === null ? null : { says: reset, run: async () => null },
    ...(permit && { permit: permitOf(permit) }),
  }
}

function permitOf({ allow, hasMailbox }: NonNullable<RecordedEndpoint['permit']>): Permit {
  const mailbox = { mails: async () => [], clear: () => {}, close: async () => {} }
  return { allow, mailbox: hasMailbox ? mailbox : null, traces: openTraces() }
}

function connectTo(
  setting: RecordedSetting,
  endpoint: Endpoint,
  next: (scenario: string) => Attempt,
): Connection {
  const { passwords = [], plurals = { content: [], platform: [] } } = setting.line.endpoint ?? {}
  const known = { endpoint, passwords, plurals }
  const nobody = new Attempt(NO_ATTEMPT, new Map(), () => {})
  return { ...connectionOf(nobody, known), forScenario: scenario => connectionOf(next(scenario), known) }
}

type Taken = (setting: RecordedSetting, scenario: string) => readonly Attempt[]

function leftIn(settings: readonly RecordedSetting[], takenOf: Taken): string | null {
  for (const setting of settings) {
    for (const [scenario, lines] of setting.attempts) {
      const taken = takenOf(setting, scenario)
      if (taken.length < lines.length) {
        const more = lines.length - taken.length
        return `the recording has ${scenario} ${more} time${more > 1 ? 's' : ''} more than a run asks it`
      }
      const left = taken.flatMap(attempt => attempt.left() ?? [])[0]
      if (left !== undefined) return `${scenario}: the recording has ${left}, which a run does not ask for`
    }
  }
  return null
}

import type { Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import type { Result, StepRecord } from '../run/result.ts'
import { type Fact, factText } from '../suite/fact.ts'
import { majorOf, NEWEST_MAJOR } from '../suite/versions.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { type Connection, connect } from '../targets/connection.ts'
import { readCredentials } from '../targets/credentials.ts'
import type { IdBook } from '../targets/ids.ts'
import { type Setting, settingOf, type Target } from '../targets/target.ts'
import { lineOf } from './line.ts'
import { veilOver } from './veil.ts'

/** Takes lines of a world's recording. */
export type Sink = (world: string, line: string) => void

/** A target that is listened to while the suite runs at it. */
export interface Tapped {
  readonly target: Target
  /** What came of a request: results keep no bodies of good answers. */
  outcomeOf(request: WireRequest): Outcome | undefined
}

/**
 * The target as it is, except that every answer is remembered by its request, and every id that is looked up is noted
 * down: who judges later cannot look it up.
 */
export function tapOn(target: Target, sink: Sink): Tapped {
  const outcomes = new WeakMap<WireRequest, Outcome>()
  return {
    outcomeOf: request => outcomes.get(request),
    target: {
      ...target,
      connect: (endpoint, options) => {
        const connection = (target.connect ?? connect)(endpoint, options)
        sink(options.world, targetNote(target.name, endpoint.shownUrl))
        const remember = async (request: WireRequest) => {
          const outcome = await connection.client.send(request)
          outcomes.set(request, outcome)
          return outcome
        }
        const note = noteTaker(variantOf(options), options.world, sink)
        const noted = withNotes(connection, note, ownTextsOf(options.specs)(options.world))
        return { ...noted, client: { send: remember, close: connection.client.close } }
      },
    },
  }
}

/** The line that says who was recorded. */
export function targetNote(target: string, url: string): string {
  return `${JSON.stringify({ note: 'target', target, url })}\n`
}

type Note = (kind: 'id' | 'fact', name: string, is: unknown) => void

function noteTaker(variant: string | null, world: string, sink: Sink): Note {
  const noted = new Map<string, unknown>()
  return (kind, name, is) => {
    if (noted.get(name) === is) return
    noted.set(name, is)
    const note = { note: kind, world, ...(variant !== null && { variant }), name, is }
    sink(world, `${JSON.stringify(note)}\n`)
  }
}

/** A key is noted as it stands in the requests that are recorded: hidden, unless the suite publishes it. */
function withNotes(connection: Connection, note: Note, open: readonly string[]): Connection {
  const noting = (book: IdBook): IdBook => ({
    ...book,
    idOf: async entry => {
      const id = await book.idOf(entry)
      note('id', `${entry.plural}:${entry.key}`, id)
      return id
    },
  })
  const { contentIds, platformIds, facts } = connection
  const factOf = async (fact: Fact) => {
    const value = await facts.factOf(fact)
    note('fact', factText(fact), veilOver(connection.secrets(), open).text(value))
    return value
  }
  return {
    ...connection,
    ...{ contentIds: noting(contentIds), platformIds: noting(platformIds) },
    facts: { ...facts, factOf },
  }
}

/** What the worlds of the suite themselves hold: published with the suite, so no secret. */
export type OwnTexts = (world: string) => readonly string[]

export function ownTextsOf(specs: string): OwnTexts {
  const known = new Map<string, readonly string[]>()
  return world => {
    const texts = known.get(world) ?? readCredentials(worldDirectory(specs, world), {}).secrets
    known.set(world, texts)
    return texts
  }
}

/** The lines of one scenario, a line for each step that was answered. */
export function linesOf(result: Result, { outcomeOf }: Tapped, ownTexts: OwnTexts): readonly string[] {
  const { scenario, steps, secrets } = result
  const veil = veilOver(secrets, ownTexts(scenario.world))
  return steps.flatMap((step, index) => {
    const outcome = outcomeOf(step.sent)
    if (outcome?.kind !== 'answer') return []
    const head = {
      id: scenario.steps.length > 1 ? `${scenario.id}#${index + 1}` : scenario.id,
      group: scenario.clause,
      variant: variantOf(settingOf(scenario)),
      world: scenario.world,
      writes: scenario.writes,
      isFresh: scenario.writes && index === 0,
    }
    return [lineOf(head, requestOf(step), outcome, veil)]
  })
}

function requestOf({ spec }: StepRecord) {
  const { method, path, headers, body, as, token } = spec
  return { method, path, headers, body, as, token }
}

/** How a setting differs from the usual one; null: not at all. */
export function variantOf({ platformVersion, production, staging }: Omit<Setting, 'world'>): string | null {
  const parts = [
    ...(majorOf(platformVersion) < NEWEST_MAJOR ? [`platform-${platformVersion}`] : []),
    ...(production ? ['production'] : []),
    ...(staging ? ['staging'] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}

import type { Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import type { Result, StepRecord } from '../run/result.ts'
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
        const noted = withNotes(connection, noteTaker(variantOf(options), options.world, sink))
        return { ...noted, client: { send: remember, close: connection.client.close } }
      },
    },
  }
}

/** The line that says who was recorded. */
export function targetNote(target: string, url: string): string {
  return `${JSON.stringify({ note: 'target', target, url })}\n`
}

type Note = (plural: string, key: string, id: unknown) => void

function noteTaker(variant: string | null, world: string, sink: Sink): Note {
  const noted = new Map<string, unknown>()
  return (plural, key, id) => {
    const name = `${plural}:${key}`
    if (noted.get(name) === id) return
    noted.set(name, id)
    const note = { note: 'id', world, ...(variant !== null && { variant }), name, is: id }
    sink(world, `${JSON.stringify(note)}\n`)
  }
}

function withNotes(connection: Connection, note: Note): Connection {
  const noting = (book: IdBook): IdBook => ({
    forget: book.forget,
    idOf: async entry => {
      const id = await book.idOf(entry)
      note(entry.plural, entry.key, id)
      return id
    },
  })
  const { contentIds, platformIds } = connection
  return { ...connection, contentIds: noting(contentIds), platformIds: noting(platformIds) }
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

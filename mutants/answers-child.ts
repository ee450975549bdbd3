import { digestOf } from '../tests/answers/ask.ts'
import type { Kept } from '../tests/answers/conversation.ts'
import { keptOf, worldsWithAnswers } from '../tests/answers/kept-answers.ts'
import type { Alive } from './pool.ts'
import { openStage, whileOn } from './stage.ts'
import { allow, gather, metWhileLoading } from './switch.ts'

/** What the process is asked: whether a kept answer becomes another by a mutant. */
export type AnswersJob =
  | { readonly kind: 'try answers'; readonly mutant: number }
  /** In a process in which it was on from the start. */
  | { readonly kind: 'try anew'; readonly mutant: number; readonly worlds: readonly string[] }

export interface TriedAnswers {
  readonly kind: 'tried answers'
  readonly killer: string | null | 'unmet'
  /** The worlds whose conversations must be held in a process in which the mutant was on from the start. */
  readonly anew: readonly string[]
  /** What a mutant changed is kept: no other can be asked about here. */
  readonly isSpoiled?: boolean
}

export type AnswersDone = TriedAnswers | { readonly kind: 'broken'; readonly error: string }

/** A conversation with its place in the file of its world. */
interface Held {
  readonly kept: Kept
  readonly line: number
}

const NOTHING: TriedAnswers = { kind: 'tried answers', killer: null, anew: [] }

/** Where the answers are kept; undefined: those of the project. */
const folder = process.env.ASSAYER_ANSWERS
const worlds = worldsWithAnswers(folder)
const all: readonly Held[] = worlds.flatMap(world =>
  keptOf(world, folder).map((kept, place) => ({ kept, line: place + 2 })),
)

/** Which conversations come across a mutant every time, and how often anything asks then. */
interface Met {
  readonly again: ReadonlyMap<number, readonly Held[]>
  /** The worlds in which a mutant is come across at first alone: what came of it is kept. */
  readonly once: ReadonlyMap<number, ReadonlySet<string>>
  readonly asked: ReadonlyMap<Held, number>
}

let stage = openStage()

/** The first answer that is not the one that is kept; null where there is none. */
async function otherAnswer({ kept }: Held): Promise<string | null> {
  const isOther = (answer: string, place: number) => digestOf(answer) !== kept.digests[place]
  const told = await stage.hold(kept, isOther)
  const last = told.at(-1) ?? ''
  return isOther(last, told.length - 1) ? last : null
}

async function meet(): Promise<Met> {
  const again = new Map<number, Held[]>()
  const once = new Map<number, Set<string>>()
  const asked = new Map<Held, number>()
  for (const held of all) {
    const [first, second] = [new Set<number>(), new Set<number>()]
    gather(first)
    await otherAnswer(held)
    gather(second)
    allow(Number.MAX_SAFE_INTEGER)
    await otherAnswer(held)
    asked.set(held, Number.MAX_SAFE_INTEGER - allow(Number.POSITIVE_INFINITY))
    gather(null)
    for (const id of second) put(again, id, []).push(held)
    for (const id of first) if (!second.has(id)) put(once, id, new Set()).add(held.kept.setting.world)
    process.send?.({ kind: 'alive' } satisfies Alive)
  }
  return { again, once, asked }
}

function put<V>(map: Map<number, V>, key: number, made: V): V {
  const known = map.get(key) ?? made
  map.set(key, known)
  return known
}

let met: Promise<Met> | null = null

async function tryMutant(mutant: number): Promise<AnswersDone> {
  met ??= meet()
  const { again, once, asked } = await met
  const meeting = again.get(mutant) ?? []
  for (const held of meeting) {
    const came = await notice(mutant, held, asked.get(held) ?? 0)
    if (came === 'spoiled') return { ...NOTHING, anew: [held.kept.setting.world], isSpoiled: true }
    if (came === 'noticed') return { ...NOTHING, killer: nameOf(held) }
  }
  if (metWhileLoading.has(mutant)) return { ...NOTHING, anew: worlds }
  const atFirst = once.get(mutant)
  if (!atFirst) return { ...NOTHING, killer: meeting.length === 0 ? 'unmet' : null }
  return tryFromTheStart(mutant, [...atFirst])
}

/** With worlds that are read anew while the mutant is on. Where it is not even met, a process of its own has to tell. */
async function tryFromTheStart(mutant: number, wanted: readonly string[]): Promise<AnswersDone> {
  const seen = new Set<number>()
  const usual = stage
  stage = openStage()
  gather(seen)
  const held = await firstOther(mutant, wanted)
  gather(null)
  stage = usual
  if (!seen.has(mutant)) return { ...NOTHING, anew: wanted }
  if (!held) return NOTHING
  // What it changed may be kept beside the world: then the next mutants could not be told from it.
  stage = openStage()
  const isSpoiled = (await otherAnswer(held)) !== null
  return isSpoiled ? { ...NOTHING, anew: wanted, isSpoiled } : { ...NOTHING, killer: nameOf(held) }
}

async function firstOther(mutant: number, wanted: readonly string[]): Promise<Held | null> {
  for (const held of all) {
    if (!wanted.includes(held.kept.setting.world)) continue
    if (await differs(mutant, held, MOST_AT_START)) return held
  }
  return null
}

/** No world asks so often while it is read. */
const MOST_AT_START = 500_000

/** What a mutant leaves behind would be taken for the work of the next one. */
async function notice(mutant: number, held: Held, asked: number): Promise<'noticed' | 'spoiled' | null> {
  if (!(await differs(mutant, held, asked))) return null
  if ((await otherAnswer(held)) === null) return 'noticed'
  stage = openStage()
  if ((await otherAnswer(held)) !== null) return 'spoiled'
  const isOther = await differs(mutant, held, asked)
  stage = openStage()
  return isOther ? 'noticed' : null
}

function differs(mutant: number, held: Held, asked: number): Promise<boolean> {
  return whileOn(mutant, asked, async () => (await otherAnswer(held)) !== null)
}

async function tryAnew(wanted: readonly string[]): Promise<AnswersDone> {
  for (const held of all) {
    if (!wanted.includes(held.kept.setting.world)) continue
    const told = await otherAnswer(held).catch(() => 'it cannot even run')
    if (told !== null) return { ...NOTHING, killer: nameOf(held) }
    process.send?.({ kind: 'alive' } satisfies Alive)
  }
  return NOTHING
}

/** `restaurants:12` */
function nameOf({ kept, line }: Held): string {
  return `${kept.setting.world}:${line}`
}

process.on('message', (job: AnswersJob) => {
  const work = job.kind === 'try anew' ? tryAnew(job.worlds) : tryMutant(job.mutant)
  work.then(
    done => process.send?.(done),
    error => process.send?.({ kind: 'broken', error: String(error?.stack ?? error) } satisfies AnswersDone),
  )
})

import { createHash } from 'node:crypto'
import {
  createReference,
  judgeUpgrade,
  parseWorld,
  type Reference,
  readWorldFiles,
  type World,
  WorldError,
  type WorldFiles,
} from '../../reference/index.ts'
import type { Conversation, Question, Setting } from './conversation.ts'
import { edited } from './edited.ts'
import { largeWorld } from './large-world.ts'
import { smallFiles } from './small-world.ts'

/** The time of all answers: Monday, 2 November 2026, 10:00 UTC. */
export const NOW = Date.UTC(2026, 10, 2, 10)

/** Worlds that were read and checked once and serve many references. */
export interface Worlds {
  world(name: string): Promise<World>
  files(name: string): Promise<WorldFiles>
}

export function keptWorlds(): Worlds {
  return { world: keptByName(readWorld), files: keptByName(readFiles) }
}

function keptByName<T>(read: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return name => {
    const known = kept.get(name) ?? read(name)
    kept.set(name, known)
    return known
  }
}

async function readWorld(name: string): Promise<World> {
  if (name === 'large') return largeWorld()
  if (name === 'small') return parseWorld(name, smallFiles())
  return (await createReference({ world: `specs/worlds/${name}` })).world
}

async function readFiles(name: string): Promise<WorldFiles> {
  return name === 'small' ? smallFiles() : readWorldFiles(`specs/worlds/${name}`)
}

/** A reference whose clock stands still, or what is wrong with its world. */
export interface Asked {
  /** Whether it takes so long to start that it is better put back. */
  readonly isSlow: boolean
  answer(question: Question): Promise<string>
  reset(): void
}

export async function open({ world, edits, ...setting }: Setting, worlds: Worlds): Promise<Asked> {
  try {
    const started = edits
      ? parseWorld(world, edited(await worlds.files(world), edits), Number.POSITIVE_INFINITY)
      : await worlds.world(world)
    const clock = { now: () => NOW }
    const reference = await createReference({
      ...{ world: started, ...setting, clock, control: true },
      onFault: () => {},
    })
    return {
      isSlow: reference.world.code.length > 0,
      answer: question => answerOf(question, reference),
      reset: () => reference.reset(),
    }
  } catch (error) {
    if (!(error instanceof WorldError)) throw error
    return { isSlow: false, answer: async () => JSON.stringify(error.problems), reset: () => {} }
  }
}

/** All that is answered in a conversation, up to the first answer that is enough. */
export async function answers(
  { questions }: Conversation,
  asked: Asked,
  isEnough: (answer: string, place: number) => boolean = () => false,
): Promise<readonly string[]> {
  const told: string[] = []
  for (const [place, question] of questions.entries()) {
    const answer = await asked.answer(question)
    told.push(answer)
    if (isEnough(answer, place)) break
  }
  return told
}

async function answerOf({ about, ...request }: Question, reference: Reference): Promise<string> {
  if (about === 'reasons') return JSON.stringify(await reference.why(request))
  if (about) return JSON.stringify(judgeUpgrade([request], about))
  const { status, headers, body } = await reference.handle(request)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const text = typeof body === 'string' ? body : Buffer.from(body ?? []).toString('latin1')
  return [status, ...lines.toSorted(), '', text].join('\n')
}

/** Of 64 to the 6th. */
export function digestOf(answer: string): string {
  return createHash('sha256').update(answer).digest('base64url').slice(0, 6)
}

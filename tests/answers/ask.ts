import { createHash } from 'node:crypto'
import { createReference, judgeUpgrade, type Reference, type World } from '../../reference/index.ts'
import type { Conversation, Question, Setting } from './conversation.ts'
import { largeWorld } from './large-world.ts'

/** The time of all answers: Monday, 2 November 2026, 10:00 UTC. */
export const NOW = Date.UTC(2026, 10, 2, 10)

/** Worlds that were read and checked once and serve many references. */
export type Worlds = (name: string) => Promise<World>

export function keptWorlds(): Worlds {
  const worlds = new Map<string, Promise<World>>()
  return name => {
    const world = worlds.get(name) ?? readWorld(name)
    worlds.set(name, world)
    return world
  }
}

async function readWorld(name: string): Promise<World> {
  if (name === 'large') return largeWorld()
  return (await createReference({ world: `specs/worlds/${name}` })).world
}

/** A reference whose clock stands still. */
export async function open({ world, ...setting }: Setting, worlds: Worlds): Promise<Reference> {
  return createReference({
    world: await worlds(world),
    ...setting,
    clock: { now: () => NOW },
    control: true,
    onFault: () => {},
  })
}

/** All that is answered in a conversation, as texts. */
export async function answers(
  { questions }: Conversation,
  reference: Reference,
  isEnough: (answer: string, place: number) => boolean = () => false,
): Promise<readonly string[]> {
  const told: string[] = []
  for (const [place, question] of questions.entries()) {
    const answer = await answerTo(question, reference)
    told.push(answer)
    if (isEnough(answer, place)) break
  }
  return told
}

async function answerTo({ about, ...request }: Question, reference: Reference): Promise<string> {
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

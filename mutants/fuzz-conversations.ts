import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from '../conformance/cli/main.ts'
import { createReference, type ServiceRequest } from '../reference/index.ts'
import { NOW } from '../tests/answers/ask.ts'
import { type Conversation, writeKept } from '../tests/answers/conversation.ts'
import { renewed } from '../tests/answers/kept-answers.ts'
import { FUZZ_ANSWERS } from './place.ts'

/** Worlds of both services. */
const WORLDS = ['restaurants', 'gazette']
const QUERIES = 2_000

/** What `assayer fuzz` asks a server with this seed, each request a conversation of its own. */
export async function fuzzConversations(seed: number): Promise<readonly Conversation[]> {
  const all: Conversation[] = []
  const { now } = Date
  // Tokens that the kit signs now are to be good when answers are kept.
  Date.now = () => NOW
  try {
    for (const world of WORLDS) all.push(...(await askedOf(world, seed)))
  } finally {
    Date.now = now
  }
  return all
}

/** Keeps them with their answers, each world's in a file of the folder. */
export async function keepFuzz(seed: number): Promise<void> {
  mkdirSync(FUZZ_ANSWERS, { recursive: true })
  const kept = await renewed(await fuzzConversations(seed))
  for (const world of WORLDS) {
    const own = kept.filter(({ setting }) => setting.world === world)
    writeFileSync(join(FUZZ_ANSWERS, `${world}.ndjson`), writeKept(own))
  }
}

async function askedOf(world: string, seed: number): Promise<readonly Conversation[]> {
  const asked: ServiceRequest[] = []
  const reference = await createReference({ world: `specs/worlds/${world}`, clock: { now: () => NOW } })
  const { url, close } = await reference.listen({
    through: answer => request => {
      if (!request.target.startsWith('/__assayer/')) asked.push(request)
      return answer(request)
    },
  })
  const told: string[] = []
  const tell = (text: string) => void told.push(text)
  try {
    const args = ['--url', url, '--world', world, '--seed', String(seed), '--runs', String(QUERIES)]
    const code = await main(['fuzz', ...args, '--output', FUZZ_ANSWERS], {
      ...{ out: tell, err: tell, environment: {}, isTerminal: false, hasColours: false, now: Date.now },
      ...{ signal: new AbortController().signal, packageDirectory: process.cwd() },
    })
    if (code !== 0) throw new Error(`fuzz ends with ${code}:\n${told.join('')}`)
  } finally {
    await close()
  }
  const texts = new Map(asked.map(request => [keyOf(request), request]))
  return [...texts.values()].map(request => ({ setting: { world }, questions: [request] }))
}

function keyOf({ method, target, headers, body }: ServiceRequest): string {
  return JSON.stringify([
    method,
    target,
    headers.authorization,
    headers.cookie,
    body && Buffer.from(body).toString('latin1'),
  ])
}

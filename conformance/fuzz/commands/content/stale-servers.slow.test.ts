import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../../tests/support/scratch-directory.ts'
import { type EmbeddedAnswer, type EmbeddedRequest, embedReference } from '../../../targets/oracle.ts'
import { CONTROL_RESET } from '../../../targets/upkeep.ts'
import { openCauseBook } from '../../cause-book.ts'
import { first } from '../../generate.ts'
import { inProcessTarget, setupOf } from '../../in-process-target.fixture.ts'
import { LIBRARY_FILES } from '../../library-world.fixture.ts'
import { openSources } from '../../open-sources.ts'
import type { SequenceQuery } from '../command.ts'
import { sequencesOf } from './sequences.ts'

type Handle = (request: EmbeddedRequest) => Promise<EmbeddedAnswer>

/** A server that is right in all else. */
type Wrong = (handle: Handle) => Handle

/** Answers what is meant as it answered it for the first time since its world was put back. */
const keeping =
  (isMeant: (text: string) => boolean): Wrong =>
  handle => {
    const kept = new Map<string, Promise<EmbeddedAnswer>>()
    return async request => {
      if (request.target.startsWith('/__assayer/')) kept.clear()
      const text = textOf(request)
      if (!isMeant(text)) return handle(request)
      const answer = kept.get(text) ?? handle(request)
      kept.set(text, answer)
      return answer
    }
  }

/** `GET /api/books?sort=id`, or a document of GraphQL. */
function textOf({ method, target, body }: EmbeddedRequest): string {
  return target === '/graphql' ? new TextDecoder().decode(body ?? new Uint8Array()) : `${method} ${target}`
}

/** Puts a name in small letters that somebody registers with by GraphQL. */
const lowersNames: Wrong = handle => request => {
  const text = textOf(request)
  if (!text.includes('{ register(')) return handle(request)
  const { query, variables } = JSON.parse(text)
  const { username, ...others } = Object(Object(variables).input)
  const input = { ...others, ...(username !== undefined && { username: String(username).toLowerCase() }) }
  const body = new TextEncoder().encode(JSON.stringify({ query, variables: { input } }))
  return handle({ ...request, headers: { ...request.headers, 'content-length': String(body.length) }, body })
}

async function setupAt(wrong: Wrong) {
  const world = scratchDirectory(LIBRARY_FILES)
  const reference = await embedReference({ world, control: true })
  const target = inProcessTarget(
    wrong(async request => reference.handle(request)),
    CONTROL_RESET,
  )
  const setup = await setupOf(target, world)
  const keys = new Map([
    ['books', 'title'],
    ['authors', 'name'],
  ])
  return { setup, sources: await openSources(setup, { protocols: ['rest', 'graphql'], as: 'public', keys }) }
}

/** The commands of the first of so many sequences that is answered otherwise, made small. */
async function foundAt(wrong: Wrong, runs: number): Promise<SequenceQuery['commands']> {
  const { setup, sources } = await setupAt(wrong)
  const book = openCauseBook(setup)
  for (const sequence of first(sequencesOf(sources, 1), runs)) {
    const judged = await setup.twin.ask(sequence)
    if (judged.difference === null) continue
    await book.see(judged)
    const query = book.causes[0]?.smallest.query
    return query?.door === 'sequence' ? query.commands : []
  }
  return []
}

test.each<[what: string, wrong: Wrong, shows: RegExp]>([
  [
    'a list of what is published',
    keeping(text => /^GET .*\?sort\S*id&pagination\S*100$/.test(text)),
    /^GET /,
  ],
  ['a filter', keeping(text => /^GET .*[$]eq\]/.test(text)), /[$]eq\]/],
  ['an order', keeping(text => /^GET .*sort\[0\]=(?!id)/.test(text)), /sort/],
  ['how many there are', keeping(text => /^GET .*pageSize\]=1(&|$)/.test(text)), /pageSize\]=1/],
  ['an entry', keeping(text => /^GET \/api\/\w+\/\d+$/.test(text)), /^GET \/api\/\w+\/</],
  ['a document of GraphQL', keeping(text => text.startsWith('{"query":"{')), /graphql/],
])(
  'a server that keeps its answer about %s is found out, by a read, a write and a read',
  async (_, wrong, shows) => {
    const commands = await foundAt(wrong, 150)
    const lines = commands.map(({ request }) => `${request.method} ${request.path}`)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(shows)
    expect(lines[2]).toBe(lines[0])
  },
)

test('a server that registers somebody by another name is found out', async () => {
  const commands = await foundAt(lowersNames, 400)
  expect(commands.map(({ request }) => Object(request.body).query)).toEqual([
    expect.stringContaining('register('),
  ])
})

test('a right server is not', async () => {
  expect(await foundAt(handle => handle, 60)).toEqual([])
})

import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { embedReference } from '../targets/oracle.ts'
import { CONTROL_RESET } from '../targets/upkeep.ts'
import type { Command } from './commands/command.ts'
import { inProcessTarget, setupOf } from './in-process-target.fixture.ts'
import { BOOK_FILES, saying } from './judging.fixture.ts'
import { readWritten } from './written.ts'

/** The reference, but it forgets what GraphQL writes to the first book, however well it answers. */
async function forgetful(world: string) {
  const reference = await embedReference({ world, control: true })
  return inProcessTarget(async request => {
    const answer = await reference.handle(request)
    const { body } = titling('Notes').request
    const written = { ...request, body: new TextEncoder().encode(JSON.stringify(body)) }
    if (request.target === '/graphql') await reference.handle(written)
    return answer
  }, CONTROL_RESET)
}

function titling(title: string): Command {
  const query = `mutation { updateBook(id: 1, data: {title: "${title}"}) { data { attributes { title } } } }`
  return {
    as: 'public',
    request: { method: 'POST', path: '/graphql', headers: {}, body: { query } },
    saves: {},
  }
}

test('a server that takes a write and forgets it is not one that takes no writes', async () => {
  const world = scratchDirectory(BOOK_FILES)
  const setup = await setupOf(await forgetful(world), world)
  const look: Command = {
    as: 'public',
    request: { method: 'GET', path: '/api/books', headers: {}, body: undefined },
    saves: {},
  }
  const smallest = await setup.twin.ask({
    door: 'sequence',
    commands: [titling('New'), look],
    known: new Map(),
  })
  expect(smallest.difference?.path).toBe('body.data[0].attributes.title')
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks: [], right: [] }
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toEqual([{ kind: 'unknown' }])
})

/** The reference, but it refuses to sort by GraphQL. */
async function unsorting(world: string) {
  const reference = await embedReference({ world, control: true })
  return inProcessTarget(async request => {
    const isSorted = new TextDecoder().decode(request.body ?? new Uint8Array()).includes('sort')
    if (!isSorted) return reference.handle(request)
    const body = '{"errors":[{"message":"No."}]}'
    return { status: 400, headers: { 'content-type': 'application/json' }, body }
  }, CONTROL_RESET)
}

test.each([
  ['may be one that takes none, where nothing else is known', [], true],
  ['is not one that takes none', ['{ books { data { id } } }'], false],
])('who refuses one request by GraphQL and answers others %s', async (_, others, isExcused) => {
  const world = scratchDirectory(BOOK_FILES)
  const setup = await setupOf(await unsorting(world), world)
  const smallest = await setup.twin.ask(readWritten('{ books(sort: "title") { data { id } } }'))
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks: [], right: [] }
  const alike = others.map(readWritten)
  const [standing] = (await setup.judge?.standingsOf([{ ...cause, alike }], saying('documented'))) ?? []
  expect(JSON.stringify(standing).includes('takes no GraphQL by POST')).toBe(isExcused)
})

import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { embedReference } from '../targets/oracle.ts'
import { CONTROL_RESET } from '../targets/upkeep.ts'
import { inProcessTarget, setupOf } from './in-process-target.fixture.ts'
import { BOOK_FILES } from './judging.fixture.ts'
import { OWN_FORM, OWN_WORDS, takenOf } from './liberties.ts'
import { readWritten } from './written.ts'

const BOOKS_ALONE = {
  ...BOOK_FILES,
  'options.json': JSON.stringify({ permissions: { public: ['api::book.book.find'] } }),
}

test.each([
  ['content.refusals.as-html', 'GET /api/books?sort=nothing', 'refuses with a web page'],
  [
    'content.graphql.refused-as-a-whole',
    '{ books { data { attributes { title shelf { data { id } } } } } }',
    'refuses a GraphQL document as a whole when one field of it is refused',
  ],
])(
  'of those that refuse likewise the one is named that does so word for word: %s',
  async (id, asked, says) => {
    const world = scratchDirectory(BOOKS_ALONE)
    const reference = await embedReference({ world, control: true, freedoms: [id] })
    const setup = await setupOf(inProcessTarget(reference.handle, CONTROL_RESET), world)
    const smallest = await setup.twin.ask(readWritten(asked))
    expect(smallest.difference).not.toBeNull()
    const cause = { smallest, first: smallest, count: 1, rests: [], right: [] }
    expect((await setup.judge?.freedomIn(cause))?.of).toMatchObject({ id, says })
  },
)

test('moments in any form of ISO 8601 in UTC are one thing that is open, and other moments are none', async () => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true })
  const inForm = (form: (time: string) => string) =>
    inProcessTarget(async request => {
      const answer = await reference.handle(request)
      const times = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
      return { ...answer, body: String(answer.body).replaceAll(times, form) }
    }, CONTROL_RESET)
  const libertyAt = async (form: (time: string) => string) => {
    const setup = await setupOf(inForm(form), world)
    const smallest = await setup.twin.ask(readWritten('GET /api/books'))
    expect(smallest.difference).not.toBeNull()
    const liberty = await setup.judge?.freedomIn({
      smallest,
      first: smallest,
      count: 1,
      rests: [],
      right: [],
    })
    const adapted = liberty && (await setup.adapt?.(takenOf([liberty])))
    const other = await adapted?.twin.ask(readWritten('GET /api/shelves?populate=books'))
    await adapted?.close()
    return [liberty?.of.id, other?.difference]
  }
  const asJava = (time: string) => time.replace('.000Z', 'Z').replace(/(\.\d{3})Z/, '$1000Z')
  const asPython = (time: string) => asJava(time).replace('Z', '+00:00')
  expect(await libertyAt(time => asJava(time).replace(/:(\d\d)Z/, ':$1.0Z'))).toEqual([OWN_FORM, null])
  expect(await libertyAt(asPython)).toEqual([OWN_FORM, null])
  expect(await libertyAt(time => time.replace('.000Z', '.001Z'))).toEqual([undefined, undefined])
  expect(await libertyAt(time => time.replace('Z', '+01:00'))).toEqual([undefined, undefined])
})

/** As other frameworks refuse: with the same status, and an object or errors of their own. */
function inOwnWords(status: number, text: string): string {
  const body = JSON.parse(text)
  if (Array.isArray(body.errors))
    return JSON.stringify({ ...body, errors: [{ message: `Failed: ${status}` }] })
  return status < 400 ? text : JSON.stringify({ timestamp: '2024-01-01T00:00:00Z', status, path: '/api' })
}

test('words of its own for refusals are one thing that is open, and what is served beside them none', async () => {
  const world = scratchDirectory(BOOKS_ALONE)
  const reference = await embedReference({ world, control: true, quirks: ['content.sort.desc.ignored'] })
  const target = inProcessTarget(async request => {
    const answer = await reference.handle(request)
    return { ...answer, body: inOwnWords(answer.status, String(answer.body)) }
  }, CONTROL_RESET)
  const setup = await setupOf(target, world)
  const smallest = await setup.twin.ask(readWritten('GET /api/books?sort=nothing'))
  const liberty = await setup.judge?.freedomIn({ smallest, first: smallest, count: 1, rests: [], right: [] })
  expect(liberty?.of.id).toBe(OWN_WORDS)
  const adapted = liberty && (await setup.adapt?.(takenOf([liberty])))
  expect(adapted?.rules).toMatchObject({ inAnyWords: true })
  const placeOf = async (asked: string) => (await adapted?.twin.ask(readWritten(asked)))?.place
  expect(await placeOf('GET /api/shelves')).toBe('')
  expect(await placeOf('{ books { data { attributes { title shelf { data { id } } } } } }')).toBe('')
  expect(await placeOf('GET /api/books?sort=title:desc')).not.toBe('')
  await adapted?.close()
})

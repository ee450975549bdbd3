import { expect, test } from 'vitest'
import { type Ask, askedService } from '../service-asked.fixture.ts'

let ask: Ask
/** Each test begins with entries of its own, also where it is run again. */
async function begin(): Promise<void> {
  ask = await askedService()
}

const update = (id: number, info: string) =>
  ask(
    `mutation { updateFileInfo(id: ${id}${info}) { data { attributes { name alternativeText caption updatedAt } } } }`,
  )

const NAMES = '{ uploadFiles(sort: "id") { data { attributes { name } } } }'
const named = (...names: readonly string[]) => ({
  uploadFiles: { data: names.map(name => ({ attributes: { name } })) },
})

test.each<readonly [info: string, changed: object]>([
  ['', { name: 'one.txt', alternativeText: null, caption: null }],
  [', info: {}', { name: 'one.txt', alternativeText: null, caption: null }],
  [
    ', info: {name: "new", alternativeText: "alt", caption: "cap"}',
    { name: 'new', alternativeText: 'alt', caption: 'cap' },
  ],
  [', info: {name: null, caption: "cap"}', { name: 'one.txt', alternativeText: null, caption: 'cap' }],
])('a file that is changed with "%s" has what it is told, but never no name', async (info, changed) => {
  await begin()
  expect(await update(1, info)).toEqual({
    updateFileInfo: { data: { attributes: { ...changed, updatedAt: '2024-06-01T12:00:00.000Z' } } },
  })
})

test('what is said of a file is kept, and may be taken back by null', async () => {
  await begin()
  await update(1, ', info: {name: "new", caption: "cap"}')
  expect(await ask(NAMES)).toEqual(named('new', 'two.txt'))
  expect(await update(1, ', info: {caption: null}')).toMatchObject({
    updateFileInfo: { data: { attributes: { name: 'new', caption: null } } },
  })
})

test('of a file that is not there nothing can be said', async () => {
  await begin()
  expect(await update(9, ', info: {name: "new"}')).toEqual(['Not Found'])
})

test('a file that is deleted is told once, and is null then', async () => {
  await begin()
  const remove = () => ask('mutation { removeFile(id: 1) { data { attributes { name } } } }')
  expect(await remove()).toEqual({ removeFile: { data: { attributes: { name: 'one.txt' } } } })
  expect(await ask(NAMES)).toEqual(named('two.txt'))
  expect(await remove()).toEqual({ removeFile: null })
})

test('a list of no files is taken, and one of anything is not', async () => {
  await begin()
  const upload = (files: string) => ask(`mutation { multipleUpload(files: ${files}) { data { id } } }`)
  expect(await upload('[]')).toEqual({ multipleUpload: [] })
  expect(await upload('[null]')).toEqual(['Upload value invalid.'])
})

import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { embedReference } from '../targets/oracle.ts'
import type { Endpoint } from '../targets/target.ts'
import { CONTROL_RESET, controlSeed } from '../targets/upkeep.ts'
import { openCauseBook } from './cause-book.ts'
import { fewestEntries } from './fewest-entries.ts'
import { inProcessTarget, setupOf } from './in-process-target.fixture.ts'
import { LIBRARY_FILES } from './library-world.fixture.ts'
import { withoutDiagnosis } from './query-diagnosis.ts'
import { readWritten } from './written.ts'

/** A wrong server without a control plane, into which worlds are put as `load` says. */
async function openWrong(load: (put: (directory: string) => Promise<void>) => Endpoint['load']) {
  const directory = scratchDirectory(LIBRARY_FILES)
  const wrong = await embedReference({ world: directory, quirks: ['content.filters.containsi.minds-case'] })
  const reset = { says: 'nothing', run: async () => null }
  const { open, ...target } = inProcessTarget(wrong.handle, reset)
  const loads = load(world => wrong.load(world))
  const opened = async (setting: Parameters<typeof open>[0]) => ({ ...(await open(setting)), load: loads })
  const setup = await setupOf({ ...target, open: opened }, directory)
  const book = openCauseBook({ ...setup, diagnosis: withoutDiagnosis })
  await book.see(await setup.twin.ask(readWritten('GET /api/books?filters[title][$containsi]=notes')))
  return { setup, causes: book.causes }
}

test('a target that a command seeds is given smaller worlds, and the whole one in the end', async () => {
  const { setup, causes } = await openWrong(put => directory => ({
    says: 'a command',
    run: async () => {
      await put(directory)
      return null
    },
  }))
  const { entries, note } = await fewestEntries(causes, setup)
  expect(note).toBe(null)
  expect(entries).toEqual([{ 'api::book.book': [{ id: 1, title: 'Notes' }] }])
  const { difference } = await setup.twin.ask(readWritten('GET /api/books?filters[title][$containsi]=Poems'))
  expect(difference).toBe(null)
})

test('a target that nothing seeds keeps what it has', async () => {
  const { setup, causes } = await openWrong(() => undefined)
  const { entries, note } = await fewestEntries(causes, setup)
  expect([entries, note]).toEqual([[null], expect.stringContaining('nothing loads other worlds')])
})

test('a reference that holds more than the world goes back to all of it, but not to what was not there before', async () => {
  const directory = scratchDirectory(LIBRARY_FILES)
  const more = JSON.parse(LIBRARY_FILES['data.json'])
  more['api::author.author'].push({ id: 3, name: 'Cyd', born: null })
  const larger = scratchDirectory({ ...LIBRARY_FILES, 'data.json': JSON.stringify(more) })
  const quirks = ['content.filters.containsi.minds-case']
  const wrong = await embedReference({ world: larger, control: true, quirks })
  const { open, ...target } = inProcessTarget(wrong.handle, CONTROL_RESET)
  const opened = async (setting: Parameters<typeof open>[0]) => ({
    ...(await open(setting)),
    load: controlSeed,
  })
  const setup = await setupOf({ ...target, open: opened }, directory)
  const authors = async () => {
    const { body } = await wrong.handle({ method: 'GET', target: '/api/authors', headers: {}, body: null })
    return JSON.parse(String(body)).meta.pagination.total
  }
  const reduce = async () => {
    const book = openCauseBook({ ...setup, diagnosis: withoutDiagnosis })
    await book.see(await setup.twin.ask(readWritten('GET /api/books?filters[title][$containsi]=notes')))
    return (await fewestEntries(book.causes, setup)).entries
  }
  expect(await reduce()).toEqual([{ 'api::book.book': [{ id: 1, title: 'Notes' }] }])
  expect(await authors()).toBe(3)
  await wrong.load(directory)
  await reduce()
  expect(await authors()).toBe(2)
})

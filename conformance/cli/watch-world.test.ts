import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { serveReference } from '../targets/oracle.ts'
import { watchWorld } from './watch-world.ts'

const SCHEMA = JSON.stringify({
  kind: 'collectionType',
  info: { singularName: 'cake', pluralName: 'cakes', displayName: 'Cake' },
  attributes: { name: { type: 'string' } },
})

test('a world is served anew when it changes; a broken edit changes nothing', async () => {
  const directory = scratchDirectory({
    'models/src/api/cake/content-types/cake/schema.json': SCHEMA,
    'data.json': '{"api::cake.cake": [{"id": 1, "name": "first"}]}',
  })
  const serving = await serveReference({ world: directory })
  const end = new AbortController()
  const io = { ...memoryIo(), signal: end.signal }
  const watching = watchWorld(directory, serving, io)
  onTestFinished(async () => {
    end.abort()
    await watching
    await serving.close()
  })
  const names = async () => {
    const { data } = await (await fetch(`${serving.url}/api/cakes`)).json()
    return data.map((entry: { attributes: { name: string } }) => entry.attributes.name)
  }
  const write = (text: string) => writeFileSync(join(directory, 'data.json'), text)

  write('{"api::cake.cake": [{"id": 1, "name": "second edition"}]}')
  await vi.waitFor(async () => expect(await names()).toEqual(['second edition']))
  write('{"api::cake.cake": [{"id": 1, "nam')
  await vi.waitFor(() => expect(io.printed.err).toContain('The previous world is still being served.'))
  expect(io.printed.err).toContain('data.json')
  expect(await names()).toEqual(['second edition'])
  write('{"api::cake.cake": []}')
  await vi.waitFor(async () => expect(await names()).toEqual([]))
})

import { expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { main } from '../main.ts'

/** A type with nothing but a relation, to a type with a name. */
const MODELS = {
  'models/src/api/tag/content-types/tag/schema.json': JSON.stringify({
    kind: 'collectionType',
    info: { singularName: 'tag', pluralName: 'tags', displayName: 'Tag' },
    attributes: {
      boxes: { type: 'relation', relation: 'manyToMany', target: 'api::box.box', inversedBy: 'tags' },
    },
  }),
  'models/src/api/box/content-types/box/schema.json': JSON.stringify({
    kind: 'collectionType',
    info: { singularName: 'box', pluralName: 'boxes', displayName: 'Box' },
    attributes: {
      name: { type: 'string' },
      tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag', mappedBy: 'boxes' },
    },
  }),
}

async function fuzzOf(data: object, ...args: readonly string[]) {
  const directory = scratchDirectory({ ...MODELS, 'data.json': JSON.stringify(data) })
  const io = memoryIo()
  const all = ['fuzz', '--world', directory, '--output', `${directory}/out`, '--runs', '60', ...args]
  return { code: await main(all, io), out: io.printed.out }
}

test.each([['--sequences'], ['--concurrent', '2']])(
  'a world without entries gives nothing to write about: %s %s',
  async (...way) => {
    const { code, out } = await fuzzOf({}, ...way)
    expect([code, out]).toEqual([
      3,
      expect.stringContaining('\nnothing was asked\nno command could be made up: '),
    ])
  },
)

test.each(['rest', 'graphql'])('%s is asked of types that nothing can be sorted by', async protocol => {
  const data = { 'api::tag.tag': [{ id: 1, boxes: [1] }], 'api::box.box': [{ id: 1, name: 'x' }] }
  const without = ['id', 'createdAt', 'updatedAt'].flatMap(name => ['--ignore', name])
  const { code, out } = await fuzzOf(data, '--protocol', protocol, ...without)
  expect([code, out]).toEqual([0, expect.stringContaining('\n60 queries (')])
})

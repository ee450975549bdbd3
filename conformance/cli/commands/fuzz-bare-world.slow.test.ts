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

/** A type that has no attributes. */
const BARE = {
  'models/src/api/mark/content-types/mark/schema.json': JSON.stringify({
    kind: 'collectionType',
    info: { singularName: 'mark', pluralName: 'marks', displayName: 'Mark' },
    attributes: {},
  }),
}

async function fuzzOf(models: Readonly<Record<string, string>>, data: object, ...args: readonly string[]) {
  const directory = scratchDirectory({ ...models, 'data.json': JSON.stringify(data) })
  const io = memoryIo()
  const usual = ['--world', directory, '--output', `${directory}/out`, '--seed', '3', '--runs', '40']
  return { code: await main(['fuzz', ...usual, ...args], io), out: io.printed.out }
}

test.each([['--sequences'], ['--concurrent', '2']])(
  'what is written to is made where a world has no entries: %s',
  async (...way) => {
    // What comes of a write by REST is open.
    const kept = ['--quirk', 'content.writes.delete.links.kept', '--strict']
    const [right, wrong] = [await fuzzOf(MODELS, {}, ...way), await fuzzOf(MODELS, {}, ...way, ...kept)]
    expect([right.code, wrong.code]).toEqual([0, 1])
    expect(right.out).toMatch(/^40 (sequences|races) /m)
    expect(wrong.out).toMatch(/^ {2}1\. POST /m)
  },
)

test('a run that is given nothing to send says so', async () => {
  const { code, out } = await fuzzOf(BARE, {}, '--sequences')
  expect([code, out]).toEqual([
    3,
    expect.stringContaining('\nnothing was asked\nno write could be generated'),
  ])
})

test.each(['rest', 'graphql'])('%s is asked of types that nothing can be sorted by', async protocol => {
  const data = { 'api::tag.tag': [{ id: 1, boxes: [1] }], 'api::box.box': [{ id: 1, name: 'x' }] }
  const without = ['id', 'createdAt', 'updatedAt'].flatMap(name => ['--ignore', name])
  const { code, out } = await fuzzOf(MODELS, data, '--protocol', protocol, ...without)
  expect([code, out]).toEqual([0, expect.stringContaining('\n40 queries (')])
})

import { expect, test } from 'vitest'
import { createReference, parseWorld } from '../index.ts'

function model(singularName: string, pluralName: string, attributes: object): string {
  const info = { singularName, pluralName, displayName: singularName }
  return JSON.stringify({ kind: 'collectionType', info, attributes })
}

const shown = (morphBy: string) => ({
  type: 'relation',
  relation: 'morphMany',
  target: 'api::tag.tag',
  morphBy,
})

const WORLD = parseWorld(
  'shelves',
  new Map(
    Object.entries({
      'models/src/api/tag/content-types/tag/schema.json': model('tag', 'tags', {
        things: { type: 'relation', relation: 'morphToMany' },
        main: { type: 'relation', relation: 'morphToOne' },
      }),
      'models/src/api/shelf/content-types/shelf/schema.json': model('shelf', 'shelves', {
        tags: shown('things'),
        mains: shown('main'),
      }),
      'data.json': JSON.stringify({
        'api::shelf.shelf': [{ id: 1 }],
        'api::tag.tag': [
          { id: 1, things: [{ __type: 'api::shelf.shelf', id: 1 }] },
          { id: 2, main: { __type: 'api::shelf.shelf', id: 1 } },
        ],
      }),
    }),
  ),
)

async function answered(freedoms: readonly string[], query: string) {
  const reference = await createReference({ world: WORLD, freedoms })
  const { data } = await (await reference.fetch(new Request(`http://localhost/api/shelves?${query}`))).json()
  return data
}

test.each([
  [[], 1],
  [['content.links.of-lists-to-any-type'], 0],
])(
  'with the freedoms %j, the other end shows %d of what a list to any type links',
  async (freedoms, count) => {
    const [{ attributes }] = await answered(freedoms, 'populate=*')
    expect(attributes.tags.data).toHaveLength(count)
    expect(attributes.mains.data).toHaveLength(1)
    expect(await answered(freedoms, 'filters[tags][id][$notNull]=true')).toHaveLength(count)
    expect(await answered(freedoms, 'filters[mains][id][$notNull]=true')).toHaveLength(1)
  },
)

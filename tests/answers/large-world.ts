import { parseWorld, type World } from '../../reference/index.ts'

/** So many that lists are found and put in order by other ways than short ones. */
const ITEMS = 1_300
const OWNERS = 30

/** A world that the suite has no use for: entries in such numbers. */
export function largeWorld(): World {
  const data = {
    'api::item.item': Array.from({ length: ITEMS }, (_, place) => item(place)),
    'api::owner.owner': Array.from({ length: OWNERS }, (_, place) => ({
      id: place + 1,
      name: `owner ${place % 7}`,
      rank: place % 4,
    })),
  }
  return parseWorld(
    'large',
    new Map([
      schema('item', {
        name: { type: 'string' },
        code: { type: 'string' },
        size: { type: 'integer' },
        share: { type: 'float' },
        big: { type: 'biginteger' },
        seen: { type: 'datetime' },
        day: { type: 'date' },
        isOpen: { type: 'boolean' },
        kind: { type: 'enumeration', enum: ['low', 'middle', 'high'] },
        owner: { type: 'relation', relation: 'manyToOne', target: 'api::owner.owner' },
        tags: { type: 'relation', relation: 'manyToMany', target: 'api::owner.owner' },
      }),
      schema('owner', { name: { type: 'string' }, rank: { type: 'integer' } }),
      ['data.json', JSON.stringify(data)],
    ]),
  )
}

const NAMES = ['Amber', 'amber', 'Basalt', 'ÉBÈNE', 'ébène', '', '𝒳', '\uff21']

function item(place: number) {
  return {
    id: place + 1,
    name: place % 11 === 0 ? null : NAMES[place % NAMES.length],
    code: `S-${(place * 37) % ITEMS}`,
    size: place % 13 === 0 ? null : (place * 7) % 40,
    share: place % 5 === 0 ? null : ((place * 3) % 16) / 8,
    big: String((place % 5) * 10 ** 6),
    seen: `2024-01-0${1 + (place % 7)}T00:00:00.000Z`,
    day: place % 3 === 0 ? null : `2023-0${1 + (place % 9)}-11`,
    isOpen: [true, false, null][place % 3],
    kind: ['low', 'middle', 'high', null][place % 4],
    publishedAt: place % 4 === 0 ? null : '2024-02-01T00:00:00.000Z',
    owner: place % 9 === 0 ? null : (place % OWNERS) + 1,
    tags: place % 6 === 0 ? [] : [...new Set([(place % OWNERS) + 1, ((place * 3 + 7) % 19) + 1])],
  }
}

function schema(name: string, attributes: object): readonly [string, string] {
  const info = { singularName: name, pluralName: `${name}s`, displayName: name }
  const options = { draftAndPublish: name === 'item' }
  return [
    `models/src/api/${name}/content-types/${name}/schema.json`,
    JSON.stringify({ kind: 'collectionType', info, options, attributes }),
  ]
}

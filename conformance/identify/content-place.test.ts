import { expect, test } from 'vitest'
import { placeIn, worldOfPlace } from './content-place.ts'

function listOf(entries: readonly object[], total = entries.length) {
  const data = entries.map((attributes, index) => ({ id: index + 1, attributes }))
  const json = { data, meta: { pagination: { total } } }
  const text = JSON.stringify(json)
  return {
    ...{ kind: 'answer' as const, status: 200, headers: {}, text, json },
    ...{ size: text.length, isBroken: false, ms: 1 },
  }
}

const NOTES = [
  { kind: 'note', title: 'Milk', day: '2024-01-01', createdAt: '2024-01-01T00:00:00.000Z' },
  { kind: 'note', title: 'Bread', day: '2024-01-02', createdAt: '2024-01-02T00:00:00.000Z' },
  { kind: 'task', title: null, day: '2024-01-03', createdAt: '2024-01-03T00:00:00.000Z' },
  { kind: 'task', title: 'Eggs', day: '2024-01-04', createdAt: '2024-01-04T00:00:00.000Z' },
]

test('the attribute with most texts that differ is taken, and no date', () => {
  expect(placeIn('/api/notes', listOf(NOTES))).toEqual({
    path: '/api/notes',
    attribute: 'title',
    isCut: false,
    rows: [
      { id: 1, text: 'Milk' },
      { id: 2, text: 'Bread' },
      { id: 3, text: null },
      { id: 4, text: 'Eggs' },
    ],
  })
})

test('a list that goes on is known to', () => {
  expect(placeIn('/api/notes', listOf(NOTES, 250))?.isCut).toBe(true)
})

test.each([
  ['without entries', listOf([])],
  ['without texts', listOf([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }])],
  ['of something else', { ...listOf([]), json: [1, 'two', null] }],
  ['that is refused', { ...listOf(NOTES), status: 403 }],
  ['that does not come', { kind: 'no-answer' as const, reason: 'unreachable' as const, says: '', ms: 0 }],
])('a list %s is none', (_, outcome) => {
  expect(placeIn('/api/notes', outcome)).toBeNull()
})

test('references hold what it shows, and no more', async () => {
  const place = placeIn('/api/odd-notes', listOf(NOTES))
  const world = place && (await worldOfPlace(place))
  const own = [...(world?.models.types.values() ?? [])].filter(({ uid }) => uid.startsWith('api::'))
  expect(own.map(({ pluralName }) => pluralName)).toEqual(['odd-notes'])
})

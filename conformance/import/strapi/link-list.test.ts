import { expect, test } from 'vitest'
import { LinkList, type SourceLink } from './link-list.ts'

const end = (type: string, ref: number, more: object = {}) => ({ type, ref, field: '', ...more })

test('links come back in their order, with what they say', () => {
  const links = Array.from({ length: 70_000 }, (_, i) => ({
    kind: i % 3 === 0 ? 'relation.morph' : 'relation.basic',
    left: end(`api::a${i % 2}.a`, i, { field: i % 5 === 0 ? 'b' : 'c', ...(i % 2 === 0 && { pos: i / 4 }) }),
    right: end('api::b.b', i % 7, { ...(i % 3 === 1 && { field: 'back', pos: 0 }) }),
  }))
  const list = listOf(links)
  expect(Array.from({ length: list.length }, (_, place) => asTaken(list.at(place)))).toEqual(links)
  expect([...list.from('api::a1.a')].map(asTaken)).toEqual(links.filter((_, i) => i % 2 === 1))
  expect([...list.from('api::b.b')]).toEqual([])
  expect(list.shapes.length).toBe(new Set(links.map(link => shapeOf(link))).size)
})

test('what is no link of two ends is only counted', () => {
  const odd = [
    {},
    { left: null, right: end('a', 1) },
    { kind: 'x', left: end('a', 1), right: { type: 'b', ref: '2' } },
  ]
  const list = listOf([...odd, { kind: 'x', left: end('a', 1), right: end('b', 2) }])
  expect([list.strange, list.length]).toEqual([3, 1])
})

function listOf(links: readonly object[]): LinkList {
  const list = new LinkList()
  for (const link of links) list.push({ ...link })
  return list
}

function asTaken({ shape, left, leftPosition, right, rightPosition }: SourceLink) {
  const positioned = (pos: number | null) => (pos === null ? {} : { pos })
  return {
    kind: shape.kind,
    left: { ...shape.left, ref: left, ...positioned(leftPosition) },
    right: { ...shape.right, ref: right, ...positioned(rightPosition) },
  }
}

function shapeOf({ kind, left, right }: { kind: string; left: object; right: object }): string {
  return JSON.stringify([kind, { ...left, ref: 0, pos: 0 }, { ...right, ref: 0, pos: 0 }])
}

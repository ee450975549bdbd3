import { expect, test } from 'vitest'
import { LinkList } from './link-list.ts'

const end = (type: string, ref: number, more: object = {}) => ({ type, ref, field: '', ...more })

test('links come back in their order, with what they say', () => {
  const links = Array.from({ length: 3_000 }, (_, i) => ({
    kind: i % 3 === 0 ? 'relation.morph' : 'relation.basic',
    left: end(`api::a${i % 2}.a`, i, { field: i % 5 === 0 ? 'b' : 'c', ...(i % 2 === 0 && { pos: i / 4 }) }),
    right: end('api::b.b', i % 7, { ...(i % 3 === 1 && { field: 'back', pos: 0 }) }),
  }))
  const list = new LinkList()
  for (const link of links) list.push(link)
  expect([...list]).toEqual(links)
})

test('what is no link of two ends comes back as it is', () => {
  const odd = [
    {},
    { left: null, right: end('a', 1) },
    { kind: 'x', left: end('a', 1), right: { type: 'b', ref: '2' } },
  ]
  const list = new LinkList()
  for (const link of odd) list.push(link)
  expect([...list]).toEqual(odd)
})

import { expect, test } from 'vitest'
import { titlesFrom } from '../titles.ts'
import { inOwnNames } from './own-names.ts'
import type { SiteStock } from './scene.ts'

const shelf = (name: string, rows: SiteStock['shelves'][number]['rows']) => ({
  ...{ name, rows, api: 'admin', includes: [], formats: [], isServed: true, made: new Map() },
})

const stock = {
  people: { staff: ['ann@own.example'], clients: null, isFirstGeneration: false, keys: [] },
  shelves: [shelf('tiers', [{ id: 't1' }, { id: 't2' }]), shelf('newsletters', [{ id: 'n1', slug: 'own' }])],
  titles: titlesFrom(
    new Map([
      [
        'tiers',
        new Map([
          ['silver', 't1'],
          ['gold', 't2'],
        ]),
      ],
    ]),
  ),
} as unknown as SiteStock

test.each<[what: string, value: unknown, own: unknown]>([
  ['what the world has', { id: '<tiers:gold>' }, { id: '<tiers:gold>' }],
  [
    'an entry of the same kind',
    [{ id: '<tiers:no>' }],
    [{ id: expect.stringMatching(/^<tiers:(silver|gold)>$/) }],
  ],
  ['nothing for a kind that it has none of', '<posts:cup-final>', '<posts:cup-final>'],
  ['an entry within a path', '/posts/?newsletter=daily&x=1', '/posts/?newsletter=own&x=1'],
  ['somebody of its staff', { email: 'ed@gazette.example' }, { email: 'ann@own.example' }],
  ['what a command saved', '<post-2>', '<post-2>'],
])('%s', (_, value, own) => {
  expect(inOwnNames(value, stock)).toEqual(own)
})

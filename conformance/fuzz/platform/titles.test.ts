import { expect, test } from 'vitest'
import { sharedTitles, titlesFrom } from './titles.ts'

const titles = (ids: Record<string, string>) => titlesFrom(new Map([['tags', new Map(Object.entries(ids))]]))

test('an entry that another site does not list has no name that both know', () => {
  const shared = sharedTitles(titles({ city: '1', sport: '2' }), [titles({ city: '7' })])
  expect(['1', '2', '3'].map(shared.titleOf)).toEqual(['<tags:city>', null, null])
})

import { expect, test } from 'vitest'
import { sharedTitles, titlesFrom } from './titles.ts'

const titles = (ids: Record<string, string>) => titlesFrom(new Map([['tags', new Map(Object.entries(ids))]]))

test('an entry that another site does not list has no name that both know', () => {
  const shared = sharedTitles(titles({ city: '1', sport: '2' }), [titles({ city: '7' })])
  expect(['1', '2', '3'].map(shared.titleOf)).toEqual(['<tags:city>', null, null])
})

test('an author whom one site lists among its users, too, is called as both know', () => {
  const authors = ['authors', new Map([['olga', '1']])] as const
  const both = titlesFrom(new Map([['users', new Map([['olga@a.example', '1']])], authors]))
  const one = titlesFrom(new Map([authors]))
  const shared = [sharedTitles(both, [one]), sharedTitles(one, [both])]
  expect(shared.map(it => it.titleOf('1'))).toEqual(['<authors:olga>', '<authors:olga>'])
  expect(both.titleOf('1')).toBe('<users:olga@a.example>')
})

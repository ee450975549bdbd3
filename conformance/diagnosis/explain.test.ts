import { expect, test } from 'vitest'
import { explain, type Likeness, type Trial } from './explain.ts'

/** How the reference answers each case with each quirk; what is not named is unlike. */
type Answers = Readonly<Record<string, Readonly<Record<string, Likeness>>>>

/** Quirks that must show in `a` or `b` and not in `d`, and may explain `c` besides: what is believed, and what was tried. */
async function explained(answers: Answers, most?: number) {
  const trials: Trial<string>[] = Object.keys(answers).map(id => ({
    quirk: { id, clause: 'a', says: '' },
    own: ['a', 'b'],
    good: ['d'],
    others: ['c'],
  }))
  const tried: string[] = []
  const compare = async (quirk: string, cases: readonly string[]) => {
    tried.push(`${quirk} on ${cases.join()}`)
    return new Map(cases.map(it => [it, answers[quirk]?.[it] ?? 'unlike'] as const))
  }
  const found = await explain(trials, compare, most)
  return { found: found.map(({ quirk, cases }) => [quirk.id, ...cases]), tried }
}

test.each<[string, Answers, readonly string[][]]>([
  ['of its own one is alike', { q: { a: 'alike' } }, [['q', 'a']]],
  ['of its own none is alike', { q: { c: 'alike' } }, []],
  ['of its own one is contrary', { q: { a: 'alike', b: 'contrary', c: 'alike' } }, []],
  ['what the target does well is contrary', { q: { a: 'alike', d: 'contrary' } }, []],
  ['others are alike, too', { q: { b: 'alike', c: 'alike' } }, [['q', 'b', 'c']]],
])('a quirk where %s', async (_, answers, found) => {
  expect((await explained(answers)).found).toEqual(found)
})

test('what shows nothing of its own is tried on nothing else', async () => {
  expect((await explained({ q: {} })).tried).toEqual(['q on a,b'])
})

test('no quirk is tried when enough are believed', async () => {
  const { found, tried } = await explained({ p: { a: 'alike' }, q: { a: 'alike' } }, 1)
  expect(found).toEqual([['p', 'a']])
  expect(tried).toEqual(['p on a,b', 'p on d', 'p on c'])
})

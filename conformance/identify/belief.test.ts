import { expect, test } from 'vitest'
import { evenBelief, expectedInformation, learn, ranked, STRANGER } from './belief.ts'

const BELIEF = evenBelief(['red', 'blue', 'green'])
const COLOUR = {
  foretold: new Map([
    ['red', 'warm'],
    ['blue', 'cold'],
    ['green', 'cold'],
  ]),
  trust: 0.9,
}
const SAME = {
  foretold: new Map([
    ['red', 'yes'],
    ['blue', 'yes'],
  ]),
  trust: 0.9,
}

test('nothing is known at first, not even that it is one of those that are known', () => {
  expect([...BELIEF.values()]).toEqual([0.25, 0.25, 0.25, 0.25])
  expect(BELIEF.has(STRANGER)).toBe(true)
})

test('what is seen makes those likely that foretell it', () => {
  const [[name, share] = []] = ranked(learn(BELIEF, COLOUR, 'warm'))
  expect(name).toBe('red')
  expect(share).toBeCloseTo(0.9 / (0.9 + 0.1 + 0.1 + 1 / 3))
})

test('what nobody foretells makes a stranger likely, and ends nothing', () => {
  const after = learn(BELIEF, COLOUR, 'transparent')
  expect(ranked(after)[0]?.[0]).toBe(STRANGER)
  expect(after.get('red')).toBeGreaterThan(0)
  expect(ranked(learn(learn(after, COLOUR, 'warm'), COLOUR, 'warm'))[0]?.[0]).toBe('red')
})

test('a hypothesis that foretells nothing is as likely as before, next to a stranger', () => {
  const after = learn(
    BELIEF,
    {
      ...COLOUR,
      foretold: new Map([
        ['red', 'a'],
        ['blue', 'b'],
      ]),
    },
    'a',
  )
  expect(after.get('green')).toBeCloseTo(after.get(STRANGER) ?? 0)
})

test('what is easily taken away says little when it is missing', () => {
  const header = { ...COLOUR, trust: (foretold: string) => (foretold === 'warm' ? 0.6 : 0.98) }
  const missing = learn(BELIEF, header, 'cold')
  const there = learn(BELIEF, header, 'warm')
  expect(missing.get('red')).toBeGreaterThan(0.1)
  expect(there.get('blue')).toBeLessThan(0.05)
})

test('a question is worth what it is expected to tell', () => {
  expect(expectedInformation(BELIEF, COLOUR)).toBeGreaterThan(0.2)
  expect(expectedInformation(BELIEF, SAME)).toBe(0)
  const sure = learn(learn(learn(BELIEF, COLOUR, 'warm'), COLOUR, 'warm'), COLOUR, 'warm')
  expect(expectedInformation(sure, COLOUR)).toBeLessThan(expectedInformation(BELIEF, COLOUR))
})

import { expect, test } from 'vitest'
import { amongMany } from './in-groups.ts'

/** Neighbours change the same. */
const ALL = Array.from({ length: 200 }, (_, n) => ({
  ...{ id: `quirk-${n}`, clause: `content.part.${n}.a` },
  touched: new Set([`clause-${n >> 1}`]),
}))

/** An answer is what the quirks make of it; `right` where none of them has a say. */
function asked(says: Readonly<Record<string, string>>, isNone: (quirks: readonly string[]) => boolean) {
  const groups: (readonly string[])[] = []
  const ask = async (quirks: readonly string[]) => {
    groups.push(quirks)
    return isNone(quirks) ? null : (quirks.map(id => says[id]).find(Boolean) ?? 'right')
  }
  const trying = {
    ask,
    isUnchanged: (answer: string) => answer === 'right',
    isAlike: (answer: string) => answer === 'wrong',
  }
  return { groups, found: () => amongMany(ALL, trying) }
}

test('those that make the answer are found among many, in few questions', async () => {
  const { found, groups } = asked(
    { 'quirk-7': 'wrong', 'quirk-9': 'other', 'quirk-150': 'wrong' },
    () => false,
  )
  expect(await found()).toEqual(['quirk-7', 'quirk-150'])
  expect(groups.length).toBeLessThan(40)
})

test('those that change the same are never asked together', async () => {
  const { found, groups } = asked({}, () => false)
  await found()
  expect(groups.some(group => group.includes('quirk-6') && group.includes('quirk-7'))).toBe(false)
})

test('nor are those that break clauses of one part of the documentation', async () => {
  const ofAuth = ALL.map(({ id }, n) => ({
    ...{ id, clause: `content.graphql.auth.${n}` },
    touched: new Set([id]),
  }))
  const groups: (readonly string[])[] = []
  const ask = async (quirks: readonly string[]) => {
    groups.push(quirks)
    return 'right'
  }
  await amongMany(ofAuth, { ask, isUnchanged: () => true, isAlike: () => false })
  expect(groups.every(({ length }) => length === 1)).toBe(true)
})

test('those that cannot stand beside others are asked alone', async () => {
  const { found } = asked({ 'quirk-7': 'wrong' }, quirks => quirks.length > 1 && quirks.includes('quirk-7'))
  expect(await found()).toEqual(['quirk-7'])
})

test('nor is one found that can never be asked', async () => {
  const { found } = asked({ 'quirk-7': 'wrong' }, quirks => quirks.includes('quirk-7'))
  expect(await found()).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { Marks } from './marks.ts'

/** Positions on both sides of the ends of words, which have 32 bits. */
const SOME = [0, 1, 30, 31, 32, 33, 63, 64, 99]
const range = (size: number) => Array.from({ length: size }, (_none, position) => position)
const isEven = (position: number) => position % 2 === 0

describe('all positions of a table', () => {
  it.each([0, 1, 31, 32, 33, 64, 100])('are marked, and no others: %i', size => {
    expect([...Marks.all(size).positions()]).toEqual(range(size))
  })
})

describe('marked positions', () => {
  it('are found again', () => {
    expect([...Marks.of(SOME).positions()]).toEqual(SOME)
  })

  it('are none where there are none', () => {
    expect([...Marks.of([]).positions()]).toEqual([])
    expect(Marks.of([]).isEmpty).toBe(true)
    expect(Marks.of([99]).isEmpty).toBe(false)
  })

  it.each([
    ['some', Marks.of(SOME), SOME],
    ['all', Marks.all(100), range(100)],
  ])('that pass a test are kept, of %s', (_fact, marks, positions) => {
    expect([...marks.where(isEven).positions()]).toEqual(positions.filter(isEven))
  })

  it.each([
    ['some', Marks.of(SOME), SOME],
    ['all', Marks.all(100), range(100)],
  ])('whose code passes a test are kept, and each code is tested once, of %s', (_fact, marks, positions) => {
    const codes = Uint32Array.from(range(100), position => position % 3)
    const tested: number[] = []
    const kept = marks.whereCode(codes, 3, code => {
      tested.push(code)
      return code === 1
    })
    expect([...kept.positions()]).toEqual(positions.filter(position => position % 3 === 1))
    expect(tested.toSorted()).toEqual([0, 1, 2])
  })

  it('in both', () => {
    expect([
      ...Marks.of(SOME)
        .and(Marks.of([1, 32, 98]))
        .positions(),
    ]).toEqual([1, 32])
    expect([
      ...Marks.of([1, 96, 99])
        .and(Marks.of([1]))
        .positions(),
    ]).toEqual([1])
  })

  it('in one alone', () => {
    expect([
      ...Marks.of([0, 31, 96, 99])
        .without(Marks.of([31]))
        .positions(),
    ]).toEqual([0, 96, 99])
  })
})

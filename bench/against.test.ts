import { expect, test } from 'vitest'
import { changesBetween, type Figures, isWorse } from './against.ts'

const round = (speed: number, time: number): Figures =>
  new Map([
    ['served', { unit: 'req/s', figure: speed }],
    ['taken', { unit: 'ms', figure: time }],
  ])

const worse = (before: readonly Figures[], after: readonly Figures[]) =>
  changesBetween(before, after)
    .filter(isWorse)
    .map(({ name }) => name)

test.each([
  ['fewer requests per second', round(0.8, 1), ['served']],
  ['more milliseconds', round(1, 1.3), ['taken']],
  ['both are better', round(1.2, 0.8), []],
  ['by no more than the rounds differ by themselves', round(0.96, 1.04), []],
])('%s', (_, after, expected) => {
  expect(worse([round(1, 1), round(1.05, 1.05), round(0.99, 0.99)], [after, after, after])).toEqual(expected)
})

test('what only one of the commits measures is left out', () => {
  expect(changesBetween([new Map()], [round(1, 1)])).toEqual([])
})

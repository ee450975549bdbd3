import { expect, test } from 'vitest'
import { literalPattern } from './literal-pattern.ts'

test('signs of regular expressions stand for themselves', () => {
  const text = '\\^$.*+?()[]{}|-/a'
  expect(new RegExp(`^${literalPattern(text)}$`).test(text)).toBe(true)
  expect(new RegExp(`^${literalPattern('a.c')}$`).test('abc')).toBe(false)
})

import { describe, expect, test } from 'vitest'
import {
  compareVersions,
  documentedMajor,
  findVersion,
  RUNNABLE,
  runnableVersion,
  shortVersion,
} from './version.ts'

const version = (major: number, minor = 0, patch = 0) => ({ major, minor, patch })

describe('the first version in a text', () => {
  test.each([
    ['v5.0', version(5)],
    ['5', version(5)],
    ['^4.48', version(4, 48)],
    ['v5.99-beta.1', version(5, 99)],
    ['1.2.3', version(1, 2, 3)],
    ['1.2.3.4', version(1, 2, 3)],
    ['at 2.1, not 3.4', version(2, 1)],
    ['1234567890123456.1', version(1234567890123456, 1)],
  ])('of %s', (text, found) => {
    expect(findVersion(text)).toEqual(found)
  })

  test.each(['', 'latest', 'v', '12345678901234567'])('is none in %j', text => {
    expect(findVersion(text)).toBeNull()
  })
})

describe('a platform runs as', () => {
  test.each([
    ['5.130', version(5, 130)],
    ['v4.48.9', version(4, 48, 9)],
    ['1', version(1)],
    ['3.123456789', version(3, 123456789)],
  ])('%s', (text, found) => {
    expect(runnableVersion(text)).toEqual(found)
  })

  test.each(['0.11', '6.0', '5.x', '^5.0', '5.0 ', '5.0.0.0', '3.1234567890', 'latest', ''])(
    'not as %j',
    text => {
      expect(runnableVersion(text)).toBeNull()
    },
  )

  test('no major of which the documentation tells nothing', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(major => documentedMajor(version(major)))).toEqual([
      null,
      1,
      2,
      3,
      4,
      5,
      null,
    ])
    expect(RUNNABLE).toBe('a version of a major from 1 to 5, such as 5.130, 4.48 or 3.0')
  })
})

test.each([
  [version(4, 48, 9), version(5), -1],
  [version(5, 9), version(5, 10), -1],
  [version(5, 10, 1), version(5, 10, 2), -1],
  [version(5, 10, 2), version(5, 10, 2), 0],
  [version(5, 0, 9), version(4, 99), 1],
  [version(5, 2), version(5, 1, 9), 1],
])('%j before %j: %i', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign)
})

test('is named without its patch', () => {
  expect(shortVersion(version(5, 130, 2))).toBe('5.130')
})

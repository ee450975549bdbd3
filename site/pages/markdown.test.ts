import { expect, test } from 'vitest'
import { anchorOf } from './markdown.ts'

test.each([
  ['Keys of a world', 'keys-of-a-world'],
  ["A real program's own deviations", 'a-real-programs-own-deviations'],
  ['What is sent: `GET`, and no more', 'what-is-sent-get-and-no-more'],
])('the anchor of %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})

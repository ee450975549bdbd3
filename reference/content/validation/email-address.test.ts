import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  'a@b.co',
  'A@B.CO',
  "o'x.y+z@a.org",
  'ü@ü.de',
  '"a b"@c.de',
  'a@1.co',
  'a@b_c.de',
  'a@b_.x.co',
  'a@b.c-d',
])('%j is an e-mail address', text => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'a',
  'b.co',
  'a@b',
  '@b.co',
  'a@',
  'a@.co',
  'a b@c.de',
  'a@b.co ',
  'a@b.c1',
  'a@b@c.de',
  'a..b@c.de',
  '.a@b.co',
  'a@-b.co',
  'a@b.co.',
  'a@b..c',
])('%j is none', text => {
  expect(isEmailAddress(text)).toBe(false)
})

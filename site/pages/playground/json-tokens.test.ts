import { expect, test } from 'vitest'
import { jsonTokens } from './json-tokens.ts'

test.each([
  ['{"a": 1}', 'sign:{ name:"a" sign:: sign:  number:1 sign:}'],
  ['["\\"x\\\\", true]', 'sign:[ text:"\\"x\\\\" sign:,  word:true sign:]'],
  ['-1.5e3', 'number:-1.5e3'],
  ['null', 'word:null'],
])('%s', (json, expected) => {
  const tokens = jsonTokens(json)
  expect(tokens.map(({ kind, text }) => `${kind}:${text}`).join(' ')).toBe(expected)
  expect(tokens.map(({ text }) => text).join('')).toBe(json)
})

import { expect, test } from 'vitest'
import { checkDocumentLimits, documentLimits } from './document-limits.ts'

const [tokens, nesting] = documentLimits
const nested = (open: string, close: string, levels: number) =>
  `${open.repeat(levels)}a${close.repeat(levels)}`

test.each([
  ['braces', '{', '}'],
  ['brackets', '[', ']'],
  ['parentheses', '(', ')'],
])('%s nest at most 200 deep', (_signs, open, close) => {
  expect(() => checkDocumentLimits(nested(open, close, 200), documentLimits)).not.toThrow()
  expect(() => checkDocumentLimits(nested(open, close, 201), documentLimits)).toThrow('200 levels of nesting')
})

test('names between them do not count', () => {
  expect(() => checkDocumentLimits('a { '.repeat(200), documentLimits)).not.toThrow()
  expect(() => checkDocumentLimits('a { '.repeat(201), documentLimits)).toThrow('200 levels of nesting')
})

test.each([
  ['braces', '{ a } '],
  ['brackets', '[ a ] '],
  ['parentheses', '( a ) '],
])('%s that are closed again do not count', (_signs, text) => {
  expect(() => checkDocumentLimits(text.repeat(300), documentLimits)).not.toThrow()
})

test.each([
  ['braces', '{', '}'],
  ['brackets', '[', ']'],
  ['parentheses', '(', ')'],
])('%s that are closed again let no more of them nest', (_signs, open, close) => {
  const text = `${nested(open, close, 10)} ${nested(open, close, 201)}`
  expect(() => checkDocumentLimits(text, documentLimits)).toThrow('200 levels of nesting')
})

test('a document has at most 20,000 tokens', () => {
  expect(() => checkDocumentLimits('a '.repeat(20_000), documentLimits)).not.toThrow()
  expect(() => checkDocumentLimits('a '.repeat(20_001), documentLimits)).toThrow('more than 20000 tokens')
})

test('the limit that stands first is told of', () => {
  const [a, b] = [tokens, nesting].map(limit => limit && { ...limit, most: 0 })
  expect(() => checkDocumentLimits('{', a && b ? [a, b] : [])).toThrow('more than 0 tokens')
})

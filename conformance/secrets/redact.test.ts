import { describe, expect, test } from 'vitest'
import { cutSignatures, hiding, redacting, redactTokens } from './redact.ts'

describe('known secrets are hidden', () => {
  test.each([
    ['wherever they stand', ['hush-hush'], 'a=hush-hush&b=hush-hush', 'a=<redacted>&b=<redacted>'],
    ['but for those that could be a word', ['hush'], 'hush', 'hush'],
    ['whole, where one holds another', ['secret', 'secret-of-ann'], 'secret-of-ann', '<redacted>'],
  ])('%s', (_, secrets, text, hidden) => {
    expect(redacting(secrets)(text)).toBe(hidden)
  })

  test('behind what is to be shown; of equal ones the first counts', () => {
    const secrets = [
      { text: 'hush-hush', shown: '$&1' },
      { text: 'hush-hush', shown: '2' },
    ]
    expect(hiding(secrets)('a hush-hush')).toBe('a $&1')
  })
})

describe('a token is known by its shape', () => {
  const signed = 'Bearer eyJhbGciOi.eyJpZCI6MX0.c2lnbmF0'
  test.each([
    [signed, 'Bearer <redacted>', 'Bearer eyJhbGciOi.eyJpZCI6MX0.redacted'],
    ['eyJhbGciOi.eyJpZCI6MX0.', '<redacted>', 'eyJhbGciOi.eyJpZCI6MX0.'],
    ['eyJhbGciOi', 'eyJhbGciOi', 'eyJhbGciOi'],
  ])('%s', (text, redacted, cut) => {
    expect(redactTokens(text)).toBe(redacted)
    expect(cutSignatures(text)).toBe(cut)
  })
})

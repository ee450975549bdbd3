import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacKey, isHmacAlgorithm } from './hmac-key.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function signed(algorithm: 'HS256' | 'HS384' | 'HS512', secret: string): Promise<string> {
  const key = await hmacKey(algorithm, bytes(secret))
  return Buffer.from(await crypto.subtle.sign('HMAC', key, bytes('text'))).toString('hex')
}

test.each([
  ['HS256', 'sha256', 'one'],
  ['HS256', 'sha256', 'two'],
  ['HS384', 'sha384', 'one'],
  ['HS512', 'sha512', 'one'],
] as const)(
  '%s signs as Node.js does by %s, with the secret %s, also the second time',
  async (algorithm, hash, secret) => {
    const expected = createHmac(hash, secret).update('text').digest('hex')
    expect(await signed(algorithm, secret)).toBe(expected)
    expect(await signed(algorithm, secret)).toBe(expected)
  },
)

test('secrets that are alike when they are written out have keys of their own', async () => {
  const [one, other] = [Uint8Array.of(1, 12), Uint8Array.of(11, 2)]
  const sign = async (secret: Uint8Array) =>
    Buffer.from(await crypto.subtle.sign('HMAC', await hmacKey('HS256', secret), bytes('text'))).toString(
      'hex',
    )
  expect(await sign(one)).not.toBe(await sign(other))
})

test('an empty secret is refused, each time', async () => {
  await expect(hmacKey('HS256', bytes(''))).rejects.toThrow()
  await expect(hmacKey('HS256', bytes(''))).rejects.toThrow()
})

test.each([
  ['HS256', true],
  ['RS256', false],
  ['none', false],
  ['toString', false],
  [undefined, false],
])('%s is an HMAC: %s', (algorithm, expected) => expect(isHmacAlgorithm(algorithm)).toBe(expected))

import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { checkSignature } from './check-signature.ts'
import { hmacKey } from './hmac-key.ts'

const secret = (text: string) => new TextEncoder().encode(text)

async function tokenOf(text: string): Promise<string> {
  return new SignJWT({ id: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(await hmacKey('HS256', secret(text)))
}

test('a token is genuine each time, and only with the key that signed it', async () => {
  const token = await tokenOf('one')
  for (const _ of [1, 2]) {
    await expect(
      checkSignature(token, await hmacKey('HS256', secret('one')), 'HS256'),
    ).resolves.toBeUndefined()
    await expect(checkSignature(token, await hmacKey('HS256', secret('other')), 'HS256')).rejects.toThrow()
  }
})

test('a token that is near to a genuine one is looked at', async () => {
  const [token, key] = [await tokenOf('one'), await hmacKey('HS256', secret('one'))]
  await checkSignature(token, key, 'HS256')
  const [head, , mac] = token.split('.')
  await expect(checkSignature(`${head}.e30.${mac}`, key, 'HS256')).rejects.toThrow()
  await expect(checkSignature(`${token}AA`, key, 'HS256')).rejects.toThrow()
})

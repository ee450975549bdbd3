import { hmac } from '@noble/hashes/hmac.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Buffer } from './buffer.ts'

/** `node:crypto` as far as tokens of integrations are signed with it, and keys are made up. */

const HASHES = { sha256, sha384, sha512 }

export function createHmac(name: keyof typeof HASHES, key: Uint8Array) {
  const made = hmac.create(HASHES[name], key)
  const signing = {
    update: (text: string) => {
      made.update(new TextEncoder().encode(text))
      return signing
    },
    digest: (encoding: 'base64url') => Buffer.from(made.digest()).toString(encoding),
  }
  return signing
}

/** By which keys are made up for a site that brings none. */
export function createHash(name: keyof typeof HASHES) {
  const made = HASHES[name].create()
  const hashing = {
    update: (text: string) => {
      made.update(new TextEncoder().encode(text))
      return hashing
    },
    digest: (_encoding: 'hex') => bytesToHex(made.digest()),
  }
  return hashing
}

export const randomUUID = () => crypto.randomUUID()

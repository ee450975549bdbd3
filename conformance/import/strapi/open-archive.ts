import { createDecipheriv, scryptSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UsageError } from '../../usage-error.ts'

/** A tar header; whether a file is one, is compressed or is encrypted shows in it. */
const BLOCK = 512

/**
 * The bytes of a tar archive: decrypted with `key` where it is encrypted, unpacked where it is gzip. What it is
 * shows in its first bytes, whatever its name. Errors while it is read come out of the stream.
 */
export async function openArchive(file: string, key: string | undefined): Promise<Readable> {
  const head = await readHead(file)
  const plain = formOf(head)
  if (plain !== null) return through(createReadStream(file), unpacking(plain))
  if (head.length === 0) throw new UsageError(`${file} is empty; expected an export.`)
  if (key === undefined) {
    throw new UsageError(
      `${file} is neither a tar archive nor gzip. If it is encrypted, pass the key of the export: --key KEY.`,
    )
  }
  const decrypted = formOf(decryptHead(head, key))
  if (decrypted === null) throw new UsageError(`${file} cannot be decrypted with this --key.`)
  return through(createReadStream(file), [decipher(key), ...unpacking(decrypted)])
}

type Form = 'tar' | 'gzip'

function formOf(head: Uint8Array): Form | null {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  return isTarHeader(head) ? 'tar' : null
}

/** A header's checksum is the sum of its bytes, with spaces in place of itself. */
function isTarHeader(head: Uint8Array): boolean {
  if (head.length < BLOCK) return false
  const told = Number.parseInt(new TextDecoder('latin1').decode(head.subarray(148, 156)), 8)
  return told === head.reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 0x20 : byte), 0)
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(BLOCK), 0, BLOCK, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const CIPHER_BLOCK = 16

/** `strapi export` encrypts each block by itself, so that the first ones show whether the key fits. */
function decipher(key: string) {
  return createDecipheriv('aes-128-ecb', scryptSync(key, '', CIPHER_BLOCK), null)
}

function decryptHead(head: Uint8Array, key: string): Uint8Array {
  const whole = head.subarray(0, head.length - (head.length % CIPHER_BLOCK))
  return decipher(key).setAutoPadding(false).update(whole)
}

function unpacking(form: Form): readonly Transform[] {
  return form === 'gzip' ? [createGunzip()] : []
}

/** `pipeline` hands an error of any part on to the last one, whose reader meets it. */
function through(source: Readable, parts: readonly Transform[]): Readable {
  const last = parts.at(-1)
  if (last === undefined) return source
  pipeline([source, ...parts], () => {})
  return last
}

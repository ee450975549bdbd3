import { UsageError } from '../../../conformance/usage-error.ts'
import { bytesAt } from './files.ts'

/** The bytes of a tar archive, unpacked by the browser where they are gzip. An encrypted one needs Node.js. */
export async function openArchive(file: string): Promise<AsyncIterable<Uint8Array> & { destroy(): void }> {
  const bytes = bytesAt(file)
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  const isTar = new TextDecoder('latin1').decode(bytes.subarray(257, 262)) === 'ustar'
  if (!isGzip && !isTar)
    throw new UsageError(
      `${file.replace(/.*\//, '')} is neither a tar archive nor gzip. An encrypted export can be imported with assayer import --key.`,
    )
  const whole = new Blob([Uint8Array.from(bytes)]).stream()
  return pieces(isGzip ? whole.pipeThrough(new DecompressionStream('gzip')) : whole)
}

/** Not every browser can go through a stream by itself. */
function pieces(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  const next = async () => {
    const { done, value } = await reader.read().catch(brokenOff)
    return done ? { done, value: undefined } : { done, value }
  }
  return {
    [Symbol.asyncIterator]: () => ({ next }),
    destroy: () => void reader.cancel().catch(() => {}),
  }
}

/** As Node.js calls it. */
function brokenOff(error: unknown): never {
  throw Object.assign(new Error(String(error)), { code: 'Z_BUF_ERROR' })
}

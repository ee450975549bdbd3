/** Node's `Buffer` as far as the kit uses it: texts become bytes, and bytes texts. */
export const Buffer = {
  from: (given: string | ArrayLike<number>, encoding?: 'hex'): Bytes => {
    if (typeof given !== 'string') return new Bytes(given)
    return new Bytes(encoding === 'hex' ? fromHex(given) : new TextEncoder().encode(given))
  },
  concat: (pieces: readonly Uint8Array[]): Bytes => {
    const whole = new Bytes(pieces.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  },
  byteLength: (text: string): number => new TextEncoder().encode(text).length,
}

class Bytes extends Uint8Array {
  override toString(encoding?: 'base64url'): string {
    if (encoding === undefined) return new TextDecoder().decode(this)
    const binary = Array.from(this, byte => String.fromCharCode(byte)).join('')
    return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  }
}

function fromHex(text: string): readonly number[] {
  return (text.match(/[\da-f]{2}/gi) ?? []).map(pair => Number.parseInt(pair, 16))
}

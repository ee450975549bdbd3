const encoder = new TextEncoder()

/** The SHA-256 digest of a text: always 32 bytes, whatever the text's length. */
export async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

/** Compares two digests in a time that does not tell where they differ: every byte is looked at. */
export function sameDigest(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  one.forEach((byte, at) => {
    difference |= byte ^ (other[at] ?? 0)
  })
  return difference === 0
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50

/** One file of a zip archive. */
interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly size: number
  /** Where its local header stands. */
  readonly at: number
}

/** The text of the first file whose name fits; null when there is none. Undefined when the bytes are no archive. */
export async function textInZip(
  bytes: Uint8Array,
  fits: (name: string) => boolean,
): Promise<string | null | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = listEntries(view)
  const entry = entries?.find(({ name }) => fits(name))
  if (!entries || !entry) return entries && null
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  const packed = bytes.slice(start, start + entry.size)
  return new TextDecoder().decode(entry.method === 0 ? packed : await inflate(packed))
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).arrayBuffer()
}

function listEntries(view: DataView): readonly ZipEntry[] | undefined {
  const end = findEnd(view)
  if (end === null) return undefined
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined
    const name = view.getUint16(at + 28, true)
    const behind = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, name)
    entries.push({
      name: new TextDecoder().decode(bytes),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + name + behind
  }
  return entries
}

/** The end record stands last, before a comment of any length. */
function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= 0; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return null
}

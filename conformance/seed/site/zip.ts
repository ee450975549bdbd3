import { checksum } from '../pictures/checksum.ts'

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
/** Any version can read what is only stored. */
const VERSION = 20

/** A zip archive of texts by their names, none of them packed. */
export function zipOf(files: ReadonlyMap<string, string>): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of files) {
    const content = Buffer.from(text)
    const about = aboutOf(name, content)
    const local = Buffer.concat([number32(LOCAL_HEADER), about, Buffer.from(name), content])
    directory.push(entryOf(name, about, at))
    parts.push(local)
    at += local.length
  }
  const entries = Buffer.concat(directory)
  return Buffer.concat([...parts, entries, endOf(directory.length, entries.length, at)])
}

/** What both headers of a file say of it. */
function aboutOf(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(VERSION, 0)
  // 1 January 1980, the first day that there is.
  head.writeUInt16LE(0x21, 8)
  head.writeUInt32LE(checksum(content), 10)
  head.writeUInt32LE(content.length, 14)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}

function entryOf(name: string, about: Buffer, at: number): Buffer {
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(at, 10)
  const made = Buffer.alloc(2)
  made.writeUInt16LE(VERSION)
  return Buffer.concat([number32(DIRECTORY_ENTRY), made, about, tail, Buffer.from(name)])
}

function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_OF_DIRECTORY, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

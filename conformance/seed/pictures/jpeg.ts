/** A grey JPEG of a width and a height in pixels: every block of 8 by 8 says "as grey as the last one, and even". */
export function jpegOf(width: number, height: number): Uint8Array {
  const [high, low] = [(value: number) => value >> 8, (value: number) => value & 0xff]
  const frame = [8, high(height), low(height), high(width), low(width), 1, 1, 0x11, 0]
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xdb, [0, ...new Array<number>(64).fill(1)]),
    ...segment(0xc0, frame),
    ...segment(0xc4, oneCode(0x00)),
    ...segment(0xc4, oneCode(0x10)),
    ...segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    ...scan(blocks),
    ...[0xff, 0xd9],
  ])
}

function segment(marker: number, content: readonly number[]): readonly number[] {
  const length = content.length + 2
  return [0xff, marker, length >> 8, length & 0xff, ...content]
}

/** A Huffman table with one code, the bit 0, for the symbol 0: no difference, or the end of a block. */
function oneCode(table: number): readonly number[] {
  return [table, 1, ...new Array<number>(15).fill(0), 0]
}

/** Two bits for each block; the last byte is filled up with ones. */
function scan(blocks: number): readonly number[] {
  const bits = blocks * 2
  const rest = bits % 8
  const last = rest === 0 ? [] : [0xff >> rest]
  return [...new Array<number>(Math.floor(bits / 8)).fill(0), ...last]
}

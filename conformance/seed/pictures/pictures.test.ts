import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { jpegOf } from './jpeg.ts'
import { pngOf } from './png.ts'

const SIZES: readonly (readonly [number, number])[] = [
  [1, 1],
  [400, 300],
  [2000, 1333],
]

describe('a PNG', () => {
  test.each(SIZES)('of %d by %d pixels says so, and has as many of them', (width, height) => {
    const png = Buffer.from(pngOf(width, height))
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
    const start = png.indexOf('IDAT')
    const data = png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4))
    expect(inflateSync(data)).toHaveLength((width + 1) * height)
  })

  test('ends with the checksum that every PNG ends with', () => {
    expect(Buffer.from(pngOf(1, 1)).subarray(-8).toString('hex')).toBe('49454e44ae426082')
  })
})

describe('a JPEG', () => {
  test.each(SIZES)('of %d by %d pixels says so, and has two bits for each block', (width, height) => {
    const jpeg = Buffer.from(jpegOf(width, height))
    expect([jpeg.readUInt16BE(0), jpeg.readUInt16BE(jpeg.length - 2)]).toEqual([0xffd8, 0xffd9])
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    expect([jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)]).toEqual([width, height])
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
    const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
    expect(jpeg.length - 2 - (scan + 2 + jpeg.readUInt16BE(scan + 2))).toBe(Math.ceil((blocks * 2) / 8))
  })
})

import { describe, expect, test } from 'vitest'
import { freeName, safeName } from './file-name.ts'
import { imageSize } from './image-size.ts'
import { isSafeSvg } from './safe-svg.ts'

const bytes = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))

describe('the name of a file', () => {
  test.each([
    ['keeps letters, digits and dots', 'a.B_1.png', 'a.B_1.png'],
    ['has a minus sign for anything else', 'Red Ball!.png', 'Red-Ball-.png'],
    ['has no folders before it', '../../etc/passwd.png', 'passwd.png'],
    ['has no folders of Windows before it', '..\\..\\x.pdf', 'x.pdf'],
    ['is no way up', '..', 'file'],
    ['is never empty', '', 'file'],
  ])('%s', (_fact, given, kept) => {
    expect(safeName(given)).toBe(kept)
  })

  test('gets the first number that is free', () => {
    expect(freeName('a.b.png', name => ['a.b.png', 'a.b-1.png'].includes(name))).toBe('a.b-2.png')
  })
})

describe('the size of an image', () => {
  test.each([
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\0\x05', { width: 256, height: 5 }],
    ['GIF', 'GIF89a\x02\0\x01\0\0\0\0;', { width: 2, height: 1 }],
    ['lossy WebP', `RIFF\0\0\0\0WEBPVP8 ${'\0'.repeat(10)}\x14\0\x0a\0`, { width: 20, height: 10 }],
    ['lossless WebP', 'RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x03\x40\0\0', { width: 4, height: 2 }],
    ['extended WebP', `RIFF\0\0\0\0WEBPVP8X${'\0'.repeat(8)}\x03\0\0\x01\0\0`, { width: 4, height: 2 }],
    ['JPEG', '\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x0b\x08\0\x0a\0\x14', { width: 20, height: 10 }],
    ['a PNG of no size', `\x89PNG${'\0'.repeat(20)}`, null],
    ['an endless JPEG', `\xff\xd8${'\xff\xe0\0\0'.repeat(100)}`, null],
    ['a text', 'no picture at all', null],
    ['nothing', '', null],
  ])('%s', (_fact, content, size) => {
    expect(imageSize(bytes(content))).toEqual(size)
  })
})

describe('the size of an image is read from all of its bits', () => {
  const chunk = (name: string, ...rest: string[]) => `RIFF\0\0\0\0WEBP${name}${rest.join('')}`
  const marked = (marker: number) =>
    `\xff\xd8\xff${String.fromCharCode(marker)}\0\x09\x08\x03\x02\x05\x04ab\xff\xc0\0\x0b\x08\0\x0a\0\x14`

  test.each([
    ['PNG', `\x89PNG${'\0'.repeat(12)}\x01\x02\x03\x04\x04\x03\x02\x01`, 0x1020304, 0x4030201],
    ['GIF', 'GIF89a\x02\x03\x04\x05\0\0\0;', 0x302, 0x504],
    ['lossy WebP', chunk('VP8 ', '\0'.repeat(10), '\xff\xff\xfe\xff'), 0x3fff, 0x3ffe],
    ['lossless WebP', chunk('VP8L', '\0\0\0\0\x2f', '\xfe\x7f\xff\xff'), 0x3fff, 0x3ffe],
    ['extended WebP', chunk('VP8X', '\0'.repeat(8), '\x03\x02\x01\x06\x05\x04'), 0x10204, 0x40507],
    ['a JPEG that begins with its frame', '\xff\xd8\xff\xc0\0\x0b\x08\x03\x02\x05\x04', 0x504, 0x302],
  ])('%s, and of one that is cut short nothing', (_kind, content, width, height) => {
    expect(imageSize(bytes(content))).toEqual({ width, height })
    expect(imageSize(bytes(content.slice(0, -1)))).toBeNull()
  })

  test.each([
    ['before frames', 0xbf, false],
    ['the first of a frame', 0xc0, true],
    ['of tables', 0xc4, false],
    ['kept back', 0xc8, false],
    ['of other tables', 0xcc, false],
    ['the last of a frame', 0xcf, true],
    ['after frames', 0xd0, false],
  ])('a marker of a JPEG %s', (_which, marker, startsFrame) => {
    const size = startsFrame ? { width: 0x504, height: 0x302 } : { width: 20, height: 10 }
    expect(imageSize(bytes(marked(marker)))).toEqual(size)
  })

  test.each([
    ['has no height', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\0\0'],
    ['is another RIFF file', `RIFF\0\0\0\0WAVEVP8 ${'\x01'.repeat(14)}`],
    ['has a chunk that nobody knows', chunk('VP8Y', '\x01'.repeat(14))],
    ['has another sign in the place of a marker', '\xff\xd8\xfe\xc0\0\x0b\x08\x03\x02\x05\x04'],
    ['begins as a JPEG does not', '\xff\xd9\xff\xc0\0\x0b\x08\x03\x02\x05\x04'],
  ])('nothing is read of what %s', (_fact, content) => {
    expect(imageSize(bytes(content))).toBeNull()
  })
})

describe('an SVG image', () => {
  test.each([
    ['is a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', true],
    ['may be declared and commented', '<?xml version="1.0"?><!DOCTYPE svg><!-- <b> --><svg/>', true],
    ['may have words that look like events', '<svg class="x only"/>', true],
    ['may be declared alone', '<?xml version="1.0"?><svg/>', true],
    ['may have elements in a comment', '<!-- > <b onload="x()"> --><svg/>', true],
    ['may have the shortest comment', '<!--><svg/>', true],
    ['may have a sign before it that opens nothing', '<<svg/>', true],
    ['may have elements that wait for events in its outermost', '<svg><g onload="x()"/></svg>', true],
    ['waits for no events though it never ends', '<svg onload=x()', false],
    ['has no script', '<svg><script>1</script></svg>', false],
    ['has no script of another prefix', '<s:svg><s:SCRIPT/></s:svg>', false],
    ['waits for no events', '<svg/onload=x()>', false],
    ['has an element', 'plain', false],
    ['ends its comments', '<!--'.repeat(100_000), false],
    ['is read in one go', '<a '.repeat(100_000), true],
  ])('%s', (_fact, source, isSafe) => {
    expect(isSafeSvg(source)).toBe(isSafe)
  })
})

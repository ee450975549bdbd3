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

describe('an SVG image', () => {
  test.each([
    ['is a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', true],
    ['may be declared and commented', '<?xml version="1.0"?><!DOCTYPE svg><!-- <b> --><svg/>', true],
    ['may have words that look like events', '<svg class="x only"/>', true],
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

import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

describe('a CSV text', () => {
  test.each([
    [
      'has rows and cells',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['may end its rows as Windows does', 'a\r\nb\r\n', [['a'], ['b']]],
    ['may end with an empty cell', 'a,', [['a', '']]],
    [
      'has rows of nothing but empty cells',
      ',\na,b',
      [
        ['', ''],
        ['a', 'b'],
      ],
    ],
    ['has empty cells', 'a,,b,\n', [['a', '', 'b', '']]],
    ['has no empty rows', 'a\n\n\nb', [['a'], ['b']]],
    ['holds commas and line ends in quotes', '"a,b","c\nd"', [['a,b', 'c\nd']]],
    ['has nothing between quotes', '"",b\r\n""', [['', 'b']]],
    ['ends no cell at a quote within it', 'a"b,c', [['a"b', 'c']]],
    ['holds quotes that are doubled', '"a ""b"""', [['a "b"']]],
    ['may begin with a mark of its encoding', '\ufeffa', [['a']]],
    ['may leave a quote open', 'a\n"b,c\n', [['a'], ['b,c\n']]],
    ['may be empty', '', []],
  ])('%s', (_fact, text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  test('is read in one go', () => {
    expect(readCsv(`a\n"${'""'.repeat(2_000_000)}`)).toHaveLength(2)
    expect(readCsv(','.repeat(200_000))[0]).toHaveLength(200_001)
  })

  test.each([
    ['with quotes where they are needed', [['a,b', 'c "d"', 'e']], '"a,b","c ""d""",e'],
    ['with quotes around spaces at an end', [[' a', 'b ', 'c d']], '" a","b ",c d'],
    ['with a sign before what looks like a formula', [['=1+1', '-a']], `"'=1+1","'-a"`],
    ['with CR and LF between rows', [['a'], ['b']], 'a\r\nb'],
  ])('is written %s', (_fact, rows, text) => {
    expect(writeCsv(rows)).toBe(text)
  })
})

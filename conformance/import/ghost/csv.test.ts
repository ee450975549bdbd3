import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

const rows: readonly (readonly [string, string, readonly object[]])[] = [
  [
    'names stand in the first line',
    'a,b\n1,2\n3,4\n',
    [
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ],
  ],
  [
    'commas, quotes and line ends may stand in quotes',
    'a,b\r\n"x, ""y""","1\n2"\r\n',
    [{ a: 'x, "y"', b: '1\n2' }],
  ],
  ['what is missing at the end is empty', 'a,b\n1', [{ a: '1', b: '' }]],
  ['empty lines and a mark of the byte order do not count', '\uFEFFa\n\n1\n\n', [{ a: '1' }]],
  ['an empty value', 'a,b,c\n,,3\n', [{ a: '', b: '', c: '3' }]],
  ['nothing', '', []],
  ['a quote that never ends is text', 'a\n"b', [{ a: '"b' }]],
]

test.each(rows)('%s', (_says, text, parsed) => {
  expect(parseCsv(text)).toEqual(parsed)
})

import { expect, test } from 'vitest'
import { type Dialect, translate } from './regular-expression.ts'

const DIALECT: Dialect = { anything: 'ALL', character: 'ONE', end: 'END', unknown: /\(\?</ }

test.each([
  ['^a.b$', '^aONEbEND'],
  ['a\\.b\\$', 'a\\.b\\$'],
  ['[^]*', 'ALL*'],
  ['[.$]', '[.$]'],
  ['\\d+\\w', '[0-9]+[0-9A-Za-z_]'],
  ['[\\d\\w-]', '[0-90-9A-Za-z_-]'],
  ['[[\\]]', '[\\[\\]]'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is how variables are written
  ['key=${ASSAYER_CONTENT_KEY}$', 'key=${ASSAYER_CONTENT_KEY}END'],
])('%s is %s', (pattern, translated) => {
  expect(translate(pattern, DIALECT)).toBe(translated)
})

test('what a dialect does not know is not translated', () => {
  expect(translate('(?<=a)b', DIALECT)).toBe(null)
})

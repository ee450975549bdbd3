import { expect, test } from 'vitest'
import { concealer, indexSecrets } from './conceal.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl'

const rows: [what: string, secrets: readonly string[], text: string, shown: string][] = [
  ['a secret wherever it stands', ['hunter22'], 'a hunter22 b', 'a __secret-1__ b'],
  [
    'equal secrets by equal names',
    ['first-key', 'other-key'],
    'other-key first-key other-key',
    '__secret-1__ __secret-2__ __secret-1__',
  ],
  ['the longer of two that begin alike', ['secret', 'secretive'], 'secretive', '__secret-1__'],
  ['what was written in JSON', ['a"quote"b'], '{"text":"a\\"quote\\"b"}', '{"text":"__secret-1__"}'],
  [
    'what was written in JSON within JSON',
    ['a"quote"b'],
    String.raw`"{\"t\":\"a\\\"quote\\\"b\"}"`,
    String.raw`"{\"t\":\"__secret-1__\"}"`,
  ],
  ['nothing that the suite publishes', ['in-the-world'], 'in-the-world', 'in-the-world'],
  ['nothing that is too short to be told from words', ['short'], 'short', 'short'],
  [
    'where a program is installed',
    [],
    String.raw`"stack":"Error\n    at f (/home/me/node_modules/x/y.js:1:2)\n    at async file:///srv/node_modules/z.js"`,
    String.raw`"stack":"Error\n    at f (…/node_modules/x/y.js:1:2)\n    at async …/node_modules/z.js"`,
  ],
  ['no more of a token that is a secret', [TOKEN], TOKEN, TOKEN.replace('c2lnbmF0dXJl', 'redacted')],
  ['the signature of any token', [], TOKEN, TOKEN.replace('c2lnbmF0dXJl', 'redacted')],
]

test.each(rows)('conceals %s', (_, secrets, text, shown) => {
  expect(concealer()(text, indexSecrets(secrets, ['in-the-world']))).toBe(shown)
})

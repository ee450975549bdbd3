import { expect, test } from 'vitest'
import { Table } from '../../world/table.ts'
import { caseFolding } from './case-folding.ts'
import { textForms, textValues } from './text-forms.ts'

const [shown, json] = textForms
if (!shown || !json) throw new Error('there are two forms')

const rows = (value: unknown) => [1, 2].map(id => ({ id, value }))

test.each([
  ['a number where there was none', rows(null), shown, 5, '5'],
  ['a number where there were others', rows(7), shown, 5, '5'],
  ['a text where there were others', rows('a'), shown, 'B', 'B'],
  ['nothing', rows('a'), shown, null, null],
  ['a list', rows(null), json, [1], '[1]'],
])('what is written is seen as its text: %s', (_fact, given, form, value, text) => {
  const table = new Table('api::a.a', given)
  const seen = (folding: typeof caseFolding | null) => textValues(table, 'value', form, folding).values[0]
  seen(null)
  seen(caseFolding)
  table.put({ id: 1, value })
  expect([seen(null), seen(caseFolding)]).toEqual([text, text?.toLowerCase() ?? null])
  table.put({ id: 1, value: null })
  expect([seen(null), seen(caseFolding)]).toEqual([null, null])
})

import { expect, test } from 'vitest'
import { conditionsIn, type NqlCondition, type NqlFilter, nqlText, quoted, smallerNql } from './nql.ts'

function condition(property: string, operator: string, ...values: readonly string[]): NqlCondition {
  return { kind: 'condition', property, operator, values, isList: values.length > 1 }
}

const FEATURED = condition('featured', '', 'true')
const TAGS = condition('tags.slug', '-', 'city', 'sport')
const TITLE = condition('title', '~^', quoted("O'Hara"))

test.each<[filter: NqlFilter, text: string]>([
  [FEATURED, 'featured:true'],
  [TAGS, 'tags.slug:-[city,sport]'],
  [TITLE, "title:~^'O\\'Hara'"],
  [{ kind: 'and', filters: [FEATURED, TAGS] }, 'featured:true+tags.slug:-[city,sport]'],
  [
    { kind: 'or', filters: [FEATURED, { kind: 'and', filters: [TAGS, TITLE] }] },
    "featured:true,(tags.slug:-[city,sport]+title:~^'O\\'Hara')",
  ],
])('%j is written %s', (filter, text) => {
  expect(nqlText(filter)).toBe(text)
})

const all = (filter: NqlFilter) => [...smallerNql(filter)].map(nqlText)

test.each<[what: string, filter: NqlFilter, smaller: readonly string[]]>([
  [
    'each part of a group',
    { kind: 'and', filters: [FEATURED, TAGS] },
    ['featured:true', 'tags.slug:-[city,sport]'],
  ],
  ['each value of a list', TAGS, ['tags.slug:-city', 'tags.slug:-sport']],
  ['parts of a text', condition('title', '~', "'ab'"), ["title:~'a'", "title:~'b'"]],
  ['a number nearer to zero', condition('visits', '>', '2'), ['visits:>0', 'visits:>1']],
])('smaller than a filter is %s', (_, filter, smaller) => {
  expect(all(filter)).toEqual(expect.arrayContaining([...smaller]))
})

test('what is smaller leads to an end', () => {
  const walk = (filter: NqlFilter): number => {
    const [next] = smallerNql(filter)
    return next ? 1 + walk(next) : 0
  }
  expect(
    walk({ kind: 'or', filters: [{ kind: 'and', filters: [TAGS, TITLE, FEATURED] }, TITLE] }),
  ).toBeLessThan(20)
})

test('conditions are counted in groups, too', () => {
  expect(conditionsIn({ kind: 'or', filters: [FEATURED, { kind: 'and', filters: [TAGS, TITLE] }] })).toBe(3)
})

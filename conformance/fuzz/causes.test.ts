import { expect, test } from 'vitest'
import { ABSENT } from '../compare/difference.ts'
import { type Cause, isLikely, isSameCause, kindOf } from './causes.ts'
import { readWritten } from './written.ts'

test.each([
  ['entries of body.data', 'entries'],
  ['order of body.data[*].attributes.*.data', 'order'],
  ['body.data[*].attributes.*', 'value'],
  ['status 400 instead of 200', 'status 400 instead of 200'],
  ['refused instead of answered', 'refused instead of answered'],
])('%s is a difference of the kind %s', (place, kind) => {
  expect(kindOf(place)).toBe(kind)
})

type More = Partial<Cause> & { readonly actual?: unknown }

function causeOf(place: string, path: string, { actual = 2, ...more }: More = {}): Cause {
  const judged: Cause['smallest'] = {
    query: readWritten('GET /api/dishes'),
    expected: {
      kind: 'answer',
      status: 200,
      headers: {},
      text: '',
      json: {},
      size: 0,
      isBroken: false,
      ms: 0,
    },
    actual: { kind: 'no-answer', reason: 'unreachable', says: '', ms: 0 },
    told: [],
    clauses: [],
    difference: { path, expected: 1, actual },
    place,
  }
  return { smallest: judged, first: judged, count: 1, rests: [path], quirks: [], right: [], ...more }
}

const VALUE = 'body.data[*].attributes.*'
const DEEP = 'body.data[*].attributes.*.data.attributes.*'

test.each<[what: string, one: Cause, other: Cause, isSame: boolean]>([
  [
    'an attribute that is wrong in two places is one cause',
    causeOf(VALUE, 'body.data[0].attributes.visits'),
    causeOf(DEEP, 'body.data[2].attributes.dish.data.attributes.visits'),
    true,
  ],
  [
    'two attributes are two',
    causeOf(VALUE, 'body.data[0].attributes.visits'),
    causeOf(VALUE, 'body.data[0].attributes.seats'),
    false,
  ],
  [
    'ids that are missing of what two attributes lead to are one',
    causeOf(DEEP, 'body.data[0].attributes.chef.data.id', { actual: ABSENT }),
    causeOf(DEEP, 'body.data[0].attributes.dish.data.id', { actual: ABSENT }),
    true,
  ],
  [
    'other ids of what two attributes lead to are two',
    causeOf(DEEP, 'body.data[0].attributes.chef.data.id'),
    causeOf(DEEP, 'body.data[0].attributes.dish.data.id'),
    false,
  ],
  [
    'a value and entries are two',
    causeOf(VALUE, 'body.data[0].attributes.visits'),
    causeOf('entries of body.data[*].attributes.*', 'body.data[0].attributes.visits'),
    false,
  ],
  [
    'the same query with the same difference is one, though a quirk explains how only one of them was found',
    causeOf('status 500 instead of 200', 'status', { rests: ['content.filters.eq'] }),
    causeOf('status 500 instead of 200', 'status', { rests: [], quirks: ['content.filters.syntax.ignored'] }),
    true,
  ],
  [
    'what one quirk explains is one, whatever differs',
    causeOf(VALUE, 'body.a', { quirks: ['q', 'r'] }),
    causeOf('entries of body.data', 'body.data', { quirks: ['q'] }),
    true,
  ],
])('%s', (_, one, other, isSame) => {
  expect(isSameCause(one, other)).toBe(isSame)
})

test.each<[what: string, place: string, path: string, isLikely: boolean]>([
  ['the same attribute of another entry', VALUE, 'body.data[3].attributes.visits', true],
  [
    'the same attribute, behind a relation',
    DEEP,
    'body.data[0].attributes.dish.data.attributes.visits',
    true,
  ],
  ['another attribute', VALUE, 'body.data[0].attributes.seats', false],
  ['another kind of difference', 'entries of body.data', 'body.data', false],
])('where one attribute is wrong, that explains without asking: %s', (_, place, path, expected) => {
  const known = causeOf(VALUE, 'body.data[0].attributes.visits')
  expect(isLikely(known, causeOf(place, path).smallest)).toBe(expected)
})

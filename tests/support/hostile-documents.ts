/**
 * Documents and variables that cost a server more than they cost their sender. A test sends them for what is answered, the
 * benchmark for how long that takes.
 */

export function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join(' ')
}

export const wrap = (text: string, [before, after]: readonly [string, string], count: number): string =>
  before.repeat(count) + text + after.repeat(count)

const LIST = 'restaurants { data { id } }'

export const REFUSED: readonly (readonly [string, string])[] = [
  ['10,000 aliases', `{ ${times(10_000, i => `a${i}: __typename`)} }`],
  ['10,000 lists by alias', `{ ${times(10_000, i => `a${i}: ${LIST}`)} }`],
  ['9,000 times one field', `{ ${times(9_000, () => '__typename')} }`],
  ['more than 20,000 tokens', `{ ${times(20_001, () => 'a')} }`],
  ['more than 2,000 fields', `{ ${times(700, i => `a${i}: ${LIST}`)} }`],
  ['a fragment in a circle', 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  [
    'a circle with fields',
    '{ chefs { data { ...A } } } fragment A on ChefEntity { attributes { pupils { data { ...A } } } }',
  ],
  [
    'fragments that double 30 times',
    `{ chefs { data { ...F0 } } } ${times(30, i => `fragment F${i} on ChefEntity { ${i < 29 ? `...F${i + 1} ...F${i + 1} x${i}: id` : 'id'} }`)}`,
  ],
  ['200 nested lists', wrap('id', ['chefs { data { attributes { ', ' } } }'], 200)],
  ['braces 100,000 deep', '{a'.repeat(100_000)],
  ['brackets 50,000 deep', `{ chefs(sort: ${wrap('', ['[', ']'], 50_000)}) { data { id } } }`],
  [
    '400 times the names of all types of all fields',
    `{ __schema { types { fields { type { fields { ${times(400, i => `a${i}: name`)} } } } } } }`,
  ],
]

export const ANSWERED: readonly (readonly [string, string])[] = [
  ['1 MB of comment', `{ __typename } #${'x'.repeat(990_000)}`],
  ['a text of 900 KB', `{ restaurants(filters: {name: {eq: "${'x'.repeat(900_000)}"}}) { data { id } } }`],
  ['600 lists by alias', `{ ${times(600, i => `a${i}: ${LIST}`)} }`],
  ['1,900 operations', times(1_900, i => `query Q${i} { __typename }`)],
  ['600 times the same list in a fragment', `{ ...F } fragment F on Query { ${times(600, () => LIST)} }`],
  ['not 60 deep', `{ restaurants(filters: ${wrap('{}', ['{not: ', '}'], 60)}) { data { id } } }`],
  [
    '700 alternatives',
    `{ restaurants(filters: {or: [${times(700, i => `{seats: {gt: ${i}}}`)}]}) { data { id } } }`,
  ],
  [
    'introspection of everything by 380 names',
    `{ __schema { types { ${times(380, i => `a${i}: name`)} } } }`,
  ],
]

export const FILTERED = 'query ($f: RestaurantFiltersInput) { restaurants(filters: $f) { data { id } } }'

export const VARIABLES: readonly (readonly [string, string, Record<string, unknown>])[] = [
  ['a list of 100,000', FILTERED, { f: { seats: { in: Array.from({ length: 100_000 }, (_, i) => i) } } }],
  [
    'a list of 100,000 that are wrong',
    FILTERED,
    { f: { seats: { in: Array.from({ length: 100_000 }, (_, i) => `x${i}`) } } },
  ],
  [
    '20,000 alternatives',
    FILTERED,
    { f: { or: Array.from({ length: 20_000 }, (_, i) => ({ seats: { gt: i } })) } },
  ],
  [
    'sort by 20,000 names',
    'query ($s: [String]) { chefs(sort: $s) { data { id } } }',
    { s: Array.from({ length: 20_000 }, () => 'name') },
  ],
  [
    '50,000 that nobody asked for',
    '{ __typename }',
    Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i])),
  ],
]

import { describe, expect, test } from 'vitest'
import { Place, Problems, shown, WorldError } from './problems.ts'

function messageOf(problems: Problems): string {
  try {
    problems.refuse('w')
    return ''
  } catch (error) {
    if (error instanceof WorldError) return error.message
    throw error
  }
}

describe('a place is called by its path', () => {
  const place = Place.of('f.json', new Problems())
  test.each([
    [place, '$'],
    [place.at('a'), 'a'],
    [place.at(0), '[0]'],
    [place.at(0).at(1), '[0][1]'],
    [place.at('api::a.a').at(3).at('tags').at(0), 'api::a.a[3].tags[0]'],
    [place.at('a').at('b'), 'a.b'],
  ])('%#: %s', ({ path }, expected) => {
    expect(path).toBe(expected)
  })

  test('what stands in another file has its place there', () => {
    const problems = new Problems()
    const elsewhere = new Map([['a', Place.of('a.json', problems)]])
    const whole = Place.of('f.json', problems, elsewhere)
    expect([whole.at('a').at(1), whole.at('b').at(1)].map(({ file, path }) => `${file} ${path}`)).toEqual([
      'a.json [1]',
      'f.json b[1]',
    ])
  })
})

describe('a value is shown in few words', () => {
  test.each([
    ['nothing', undefined, 'nothing'],
    ['a short list', [1, 2], '[1,2]'],
    ['a list of 60 signs', ['x'.repeat(56)], `["${'x'.repeat(56)}"]`],
    ['a list of 61 signs', ['x'.repeat(57)], 'a list of 1'],
    ['a text of 60 signs', 'x'.repeat(58), `"${'x'.repeat(58)}"`],
    ['a text of 61 signs', 'x'.repeat(59), `"${'x'.repeat(58)}…`],
    ['an object', { a: 1 }, '{"a":1}'],
  ])('%s', (_what, value, words) => {
    expect(shown(value)).toBe(words)
  })
})

describe('what is wrong', () => {
  const found = (most: number, count: number) => {
    const problems = new Problems(most)
    for (let at = 0; at < count; at++) Place.of('f.json', problems).at(at).wrong('1', 'text')
    return problems
  }

  test.each([
    [0, ''],
    [1, '\n  f.json: [0]: found 1, expected text'],
    [2, '\n  f.json: [0]: found 1, expected text\n  f.json: [1]: found 1, expected text'],
    [3, '\n  f.json: [0]: found 1, expected text\n  f.json: [1]: found 1, expected text\n  and 1 more'],
  ])('%i times is told, twice at most', (count, lines) => {
    const problems = found(2, count)
    expect(problems.none).toBe(count === 0)
    expect(messageOf(problems)).toBe(count === 0 ? '' : `The world w cannot be used:${lines}`)
  })

  test.each([
    ['f.json', '$', 'f.json: found 1, expected text'],
    ['.', 'a', 'a: found 1, expected text'],
    ['.', '$', 'found 1, expected text'],
  ])('in the file %s at %s', (file, path, line) => {
    const problems = new Problems()
    problems.add({ file, path, found: '1', expected: 'text' })
    expect(messageOf(problems)).toBe(`The world w cannot be used:\n  ${line}`)
  })
})

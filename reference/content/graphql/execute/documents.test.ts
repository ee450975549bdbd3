import { buildSchema, GraphQLError, type ValidationRule } from 'graphql'
import { expect, test } from 'vitest'
import { documentLimits } from '../limits/document-limits.ts'
import { Documents } from './documents.ts'

const noCats: ValidationRule = context => ({
  Field: node => {
    if (node.name.value === 'cats') context.reportError(new GraphQLError('no cats', { nodes: [node] }))
  },
})
const schema = buildSchema('type Query { cats: Int dogs: Int }')
const checks = { schema, limits: documentLimits, bounds: [noCats] }

/** At which step a document is refused, and in which words; null: it is not. */
function refusal(text: string) {
  const read = new Documents(checks).read(text)
  return 'errors' in read ? [read.phase, ...read.errors.map(({ message }) => message)] : null
}

test.each([
  ['{ dogs }', null],
  ['{ dogs', ['parsing', 'Syntax Error: Expected Name, found <EOF>.']],
  ['{ dogs # }', ['parsing', 'Syntax Error: Expected Name, found <EOF>.']],
  ['{ birds }', ['validation', 'Cannot query field "birds" on type "Query".']],
  ['{ cats }', ['validation', 'no cats']],
  ['{ cats birds }', ['validation', 'no cats']],
  ['{'.repeat(201), ['parsing', 'The document has more than 200 levels of nesting']],
])('%s is refused with %j', (text, refused) => {
  expect(refusal(text)).toEqual(refused)
})

test('a mistake of our own is no mistake of the document', () => {
  const exceeded = () => {
    throw new Error('ours')
  }
  const limits = documentLimits.map(limit => ({ ...limit, most: 0, exceeded }))
  expect(() => new Documents({ ...checks, limits }).read('{ dogs }')).toThrow('ours')
})

test('what became of a document is kept, and is worked out again where that is asked for', () => {
  const documents = new Documents(checks)
  const first = documents.read('{ dogs }')
  expect(documents.read('{ dogs }')).toBe(first)
  expect(documents.readAnew('{ dogs }')).not.toBe(first)
})

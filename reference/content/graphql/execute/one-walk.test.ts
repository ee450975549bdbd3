import {
  type ASTNode,
  BREAK,
  buildSchema,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import { expect, test } from 'vitest'
import { inOneWalk } from './one-walk.ts'

const schema = buildSchema(`
  type Query { dish(id: ID!, size: Int): Dish  dishes: [Dish] }
  type Dish { name: String  cook: Cook }
  type Cook { name: String  dishes: [Dish] }
`)

test.each([
  ['nothing wrong', '{ dishes { name cook { dishes { name } } } }'],
  ['an unknown field, and one inside of it', '{ dishes { cost { sum } cook { name } } }'],
  [
    'a variable that nobody declares, and one that nobody uses',
    'query ($size: Int) { dish(id: $id) { name } }',
  ],
  ['a value of another type, and no value', '{ dish(size: "large") { name } }'],
  [
    'fragments in a circle, and one that nobody spreads',
    '{ dishes { ...a } } fragment a on Dish { ...a } fragment b on Cook { name }',
  ],
  ['fields that cannot be merged', '{ dishes { name: cook { name } name } }'],
  ['more mistakes than are told', `{ ${Array.from({ length: 120 }, (_, nth) => `a${nth}`).join(' ')} }`],
])('finds what graphql-js finds, in its order: %s', (_, query) => {
  const document = parse(query)
  const found = (rules: readonly ValidationRule[]) => validate(schema, document, rules).map(it => it.toJSON())
  expect(found([inOneWalk(specifiedRules)])).toEqual(found(specifiedRules))
})

/** Names of fields that a rule sees when it answers with something at one of them, and those that another rule sees. */
function seenBy(answerAt: string, answer: unknown) {
  const [seen, others]: [string[], string[]] = [[], []]
  const nameOf = (node: ASTNode) => (node.kind === 'Field' ? node.name.value : '')
  const stopping: ValidationRule = () => ({
    Field: {
      enter: node => {
        seen.push(`in ${nameOf(node)}`)
        return nameOf(node) === answerAt ? answer : undefined
      },
      leave: node => void seen.push(`out ${nameOf(node)}`),
    },
  })
  const onlooker: ValidationRule = () => ({ Field: node => void others.push(nameOf(node)) })
  validate(schema, parse('{ a { b } c }'), [inOneWalk([stopping, onlooker])])
  return { seen, others }
}

test.each([
  ['goes on', undefined, ['in a', 'in b', 'out b', 'out a', 'in c', 'out c']],
  ['looks at nothing inside of a node', false, ['in a', 'in c', 'out c']],
  ['ends', BREAK, ['in a']],
])('a rule that %s does not keep another from going on', (_, answer, seen) => {
  expect(seenBy('a', answer)).toEqual({ seen, others: ['a', 'b', 'c'] })
})

test('the walk ends when every rule has', () => {
  const asked: (string | symbol)[] = []
  const visitor = new Proxy(
    { Document: () => BREAK },
    {
      get: (target, kind) => {
        asked.push(kind)
        return Reflect.get(target, kind)
      },
    },
  )
  validate(schema, parse('{ a }'), [inOneWalk([() => visitor])])
  expect(asked).toEqual(['Document'])
})

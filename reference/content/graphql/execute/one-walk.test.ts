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
  [
    'descriptions, which are no values of what they describe',
    '"""Of one size""" query ("""Its size""" $size: Int) { dish(id: 1, size: $size) { name } }',
  ],
  [
    'a definition of a type with a directive that nobody knows',
    '{ dishes { name } } """Drunk""" type Drink @cold { """How much""" size("""In""" unit: Unit = 1): Int }',
  ],
  ['a thousand fields by one name', `{ ${'dishes { name cook { name } } '.repeat(1000)} }`],
  [
    'a hundred mistakes, of which one is another kind',
    `{ ${Array.from({ length: 100 }, (_, nth) => `a${nth}`).join(' ')} dish }`,
  ],
  ['more mistakes than are told', `{ ${Array.from({ length: 120 }, (_, nth) => `a${nth}`).join(' ')} }`],
])('finds what graphql-js finds, in its order: %s', (_, query) => {
  const document = parse(query)
  const found = inOneWalk(specifiedRules)(schema, document).map(it => it.toJSON())
  expect(found).toEqual(validate(schema, document).map(it => it.toJSON()))
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
  inOneWalk([stopping, onlooker])(schema, parse('{ a { b } c }'))
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
  inOneWalk([() => visitor])(schema, parse('{ a }'))
  expect(asked).toEqual(['Document'])
})

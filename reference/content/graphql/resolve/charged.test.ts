import { assertObjectType, buildSchema, graphqlSync } from 'graphql'
import { expect, test } from 'vitest'
import { libraryContext, typeNamed } from '../../actions/library-context.fixture.ts'
import type { Edit } from '../../world/library.fixture.ts'
import type { Resolver } from '../context.ts'
import { ShadowCrud } from '../extension/shadow-crud/state.ts'
import { attributeRules } from '../schema/attribute-rules.ts'
import { settingRules } from '../settings/rules.ts'
import { readSettings } from '../settings/settings.ts'
import { graphqlUnits } from '../units.ts'

const NOTES = [
  {
    id: 1,
    about: { __type: 'api::book.book', id: 1 },
    things: [
      { __type: 'api::author.author', id: 2 },
      { __type: 'api::genre.genre', id: 1 },
    ],
  },
]
const BOOKS = [
  {
    id: 1,
    title: 'Moby Dick',
    author: 1,
    genres: [2, 1],
    pictures: [1, 2],
    seo: { title: 'whale' },
    links: ['a', 'b', 'c'].map(url => ({ url })),
    zone: [{ __component: 'block.quote', text: 'Call me' }],
  },
]
const edit = (uid: string, value: unknown): Edit => ({ file: 'data.json', at: [uid], value })

/** What is counted when one attribute of the first entry of a type is shown: values, and entries looked at. */
function counted(name: string, of: string, isList: boolean) {
  const context = libraryContext(edit('api::book.book', BOOKS), edit('api::note.note', NOTES))
  const type = typeNamed(of, context)
  const attribute = type.attributes.get(name)
  if (!attribute) throw new Error(`no attribute ${name}`)
  const shadowCrud = new ShadowCrud()
  const scope = {
    models: context.models,
    units: graphqlUnits,
    generates: true,
    shadowCrud,
    locales: () => [],
  }
  const rule = attributeRules.find(it => it.applies(attribute))
  const resolve: Resolver | undefined = rule?.output({ attribute, schema: type, scope })?.resolve
  const shown = isList ? '[Shown]' : 'Shown'
  const schema = buildSchema(
    `type Query { entry: Entry } type Entry { ${name}: ${shown} } type Shown { a: Int b: Int }`,
  )
  Object.assign(assertObjectType(schema.getType('Entry')).getFields()[name] ?? {}, { resolve })
  const [values, scanned]: [number[], number[]] = [[], []]
  const budget = { show: (count: number) => values.push(count), scan: (count: number) => scanned.push(count) }
  const contextValue = { query: context, budget, settings: readSettings({}, settingRules) }
  const rootValue = { entry: context.store.table(type.uid).get(1) }
  const source = `{ entry { ${name} { a b } } }`
  expect(graphqlSync({ schema, source, rootValue, contextValue }).errors).toBeUndefined()
  return { values, scanned }
}

test.each<
  readonly [name: string, of: string, isList: boolean, values: readonly number[], scanned: readonly number[]]
>([
  ['author', 'book', false, [2], []],
  ['genres', 'book', false, [4], [2]],
  ['pictures', 'book', false, [4], [2]],
  ['cover', 'book', false, [], []],
  ['seo', 'book', false, [2], []],
  ['links', 'book', true, [6], [3]],
  ['zone', 'book', true, [2], []],
  ['things', 'note', true, [4], []],
])('%s of a %s counts by its entries', (name, of, isList, values, scanned) => {
  expect(counted(name, of, isList)).toEqual({ values, scanned })
})

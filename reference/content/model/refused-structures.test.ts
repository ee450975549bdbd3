import { expect, test } from 'vitest'
import { problemsOf } from '../../world/refused-world.fixture.ts'

const TYPE = 'src/api/tea/content-types/tea/schema.json'
const OTHER = 'src/api/cup/content-types/cup/schema.json'
const info = { singularName: 'tea', pluralName: 'teas' }
const relation = (kind: string, more: object = {}) => ({
  type: 'relation',
  relation: kind,
  target: 'api::cup.cup',
  ...more,
})

/** Files whose values stand in place of those of two content-types and a component, which are right. */
const files = (changes: Readonly<Record<string, unknown>>) => ({
  [TYPE]: { info, attributes: {} },
  [OTHER]: { info: { singularName: 'cup', pluralName: 'cups' }, attributes: { name: { type: 'string' } } },
  ...changes,
})
const tea = (attributes: object, more: object = {}) => files({ [TYPE]: { info, ...more, attributes } })
const both = (leaf: object, back: object) =>
  files({
    [TYPE]: { info, attributes: { leaf } },
    [OTHER]: {
      info: { singularName: 'cup', pluralName: 'cups' },
      attributes: { back: { type: 'relation', target: 'api::tea.tea', ...back } },
    },
  })
const component = (name: string, attributes: object, more: object = {}) =>
  [`src/components/brew/${name}.json`, { ...more, attributes }] as const
const components = (...list: ReturnType<typeof component>[]) => files(Object.fromEntries(list))
const always = (name: string) => ({ inner: { type: 'component', component: `brew.${name}`, required: true } })

/** `path: what was found there` */
type Found = readonly string[]

test.each<[fact: string, files: Readonly<Record<string, unknown>>, found: Found]>([
  ['nothing', files({}), []],
  [
    'a folder of a content-type without its schema',
    files({ 'src/api/pot/content-types/pot/other.json': {} }),
    ['$: no such file'],
  ],
  [
    'models in two places',
    files({ 'models/src/components/brew/pot.json': { attributes: {} } }),
    ['$: models under src/ and models/src/'],
  ],
  ['a schema that is no object', files({ [TYPE]: [] }), ['$: []']],
  [
    'an extension of a type that its plugin has not',
    files({ 'src/extensions/upload/content-types/fyle/schema.json': {} }),
    ['$: an extension of plugin::upload.fyle'],
  ],
  [
    'no extension of a plugin that is not there',
    files({ 'src/extensions/other/content-types/fyle/schema.json': {} }),
    [],
  ],
  [
    'no extension that keeps the attributes',
    files({ 'src/extensions/i18n/content-types/locale/schema.json': { options: {} } }),
    [],
  ],
  [
    'an extension without attributes that the service needs',
    files({ 'src/extensions/i18n/content-types/locale/schema.json': { attributes: {} } }),
    ['attributes.name: nothing', 'attributes.code: nothing'],
  ],
  [
    'no extension of what the service does not need',
    files({
      'src/extensions/upload/content-types/folder/schema.json': { attributes: { name: { type: 'string' } } },
      'src/extensions/upload/content-types/file/schema.json': {
        attributes: {
          ...Object.fromEntries(['name', 'url', 'mime'].map(name => [name, { type: 'string' }])),
          related: { type: 'relation', relation: 'morphToMany' },
        },
      },
    }),
    [],
  ],
  [
    'an attribute whose name begins with a line',
    tea({ _a: { type: 'string' } }),
    ['attributes._a: the name "_a"'],
  ],
  [
    'an attribute whose name begins with a digit',
    tea({ '1a': { type: 'string' } }),
    ['attributes.1a: the name "1a"'],
  ],
  [
    'an attribute whose name has a hyphen',
    tea({ 'a-b': { type: 'string' } }),
    ['attributes.a-b: the name "a-b"'],
  ],
  ['no attribute with a name like id', tea({ ID: { type: 'string' }, a_1: { type: 'string' } }), []],
  [
    'a uid by an attribute that is wrong only once',
    tea({ slug: { type: 'uid', targetField: 'name' }, name: { type: 'x' } }),
    ['attributes.name.type: "x"'],
  ],
  [
    'a value of an enumeration that comes again later',
    tea({ kind: { type: 'enumeration', enum: ['a', 'b', 'a'] } }),
    ['attributes.kind.enum[2]: "a" again'],
  ],
  [
    'a value of an enumeration with a digit before its letter',
    tea({ kind: { type: 'enumeration', enum: ['-é', 'a1', '1a'] } }),
    ['attributes.kind.enum[2]: "1a"'],
  ],
  [
    'a bound that is neither number nor text',
    tea({ n: { type: 'integer', max: true } }),
    ['attributes.n.max: true'],
  ],
  ['no bounds that are texts', tea({ n: { type: 'biginteger', min: '1', max: '9' } }), []],
  ['a relation without its kind', tea({ leaf: { type: 'relation' } }), ['attributes.leaf.relation: nothing']],
  [
    'a relation without its target',
    tea({ leaf: { type: 'relation', relation: 'oneToOne' } }),
    ['attributes.leaf.target: nothing'],
  ],
  [
    'a oneToMany that owns itself',
    tea({ leaf: relation('oneToMany', { inversedBy: 'name' }) }),
    ['attributes.leaf.inversedBy: "name"'],
  ],
  [
    'a manyToOne that does not',
    tea({ leaf: relation('manyToOne', { mappedBy: 'name' }) }),
    ['attributes.leaf.mappedBy: "name"'],
  ],
  [
    'a manyToOne that does not, though its other side would let it',
    both(relation('manyToOne', { mappedBy: 'back' }), { relation: 'oneToMany', mappedBy: 'leaf' }),
    ['attributes.leaf.mappedBy: "back"'],
  ],
  [
    'a oneToMany that says both',
    tea({ leaf: relation('oneToMany', { mappedBy: 'name', inversedBy: 'name' }) }),
    ['attributes.leaf: inversedBy and mappedBy'],
  ],
  [
    'a relation whose other side is another attribute',
    both(relation('oneToOne', { inversedBy: 'back' }), { relation: 'oneToOne' }),
    ['attributes.leaf.inversedBy: "back"'],
  ],
  [
    'a relation whose other side goes elsewhere',
    both(relation('oneToOne', { inversedBy: 'back' }), { relation: 'oneToOne', target: 'api::cup.cup' }),
    ['attributes.leaf.inversedBy: "back"'],
  ],
  [
    'no relation of two sides',
    both(relation('oneToOne', { inversedBy: 'back' }), { relation: 'oneToOne', mappedBy: 'leaf' }),
    [],
  ],
  [
    'two sides that are both mapped',
    both(relation('manyToMany', { mappedBy: 'back' }), { relation: 'manyToMany', mappedBy: 'leaf' }),
    ['attributes.leaf.mappedBy: mappedBy on both sides', 'attributes.back.mappedBy: mappedBy on both sides'],
  ],
  [
    'a morph relation that names none',
    tea({ leaf: relation('morphOne') }),
    ['attributes.leaf.morphBy: nothing'],
  ],
  [
    'a morph relation by a relation to one type',
    both(relation('morphMany', { morphBy: 'back' }), { relation: 'oneToOne' }),
    ['attributes.leaf.morphBy: "back"'],
  ],
  [
    'no morph relation by one',
    both(relation('morphMany', { morphBy: 'back' }), { relation: 'morphToOne' }),
    [],
  ],
  [
    'a component attribute without its component',
    tea({ pot: { type: 'component' } }),
    ['attributes.pot.component: nothing'],
  ],
  [
    'a relation of a component that is mapped',
    components(component('pot', { of: relation('oneToMany', { mappedBy: 'name' }) })),
    ['attributes.of.mappedBy: "name"'],
  ],
  [
    'a morph relation of a component',
    components(component('pot', { of: relation('morphOne', { morphBy: 'name' }) })),
    ['attributes.of.morphBy: "name"'],
  ],
  [
    'components that contain each other',
    components(
      component('pot', always('lid')),
      component('lid', always('knob')),
      component('knob', always('lid')),
    ),
    ['$: brew.lid inside itself, always required', '$: brew.knob inside itself, always required'],
  ],
  [
    'no components that end somewhere',
    components(component('pot', always('lid')), component('lid', always('knob')), component('knob', {})),
    [],
  ],
  [
    'a component within a component that is not there',
    components(component('pot', always('lyd'))),
    ['attributes.inner.component: "brew.lyd"'],
  ],
  [
    'a plural name that is the singular one of another type',
    tea({}, { info: { ...info, pluralName: 'cup' } }),
    ['info.pluralName: "cup", a name of api::cup.cup'],
  ],
  [
    'the table of a component that is that of a type',
    components(component('pot', {}, { collectionName: 'tea' })),
    ['collectionName: "tea", the table of api::tea.tea'],
  ],
  ['a model without a plural name', tea({}, { info: { singularName: 'tea' } }), ['info.pluralName: nothing']],
  [
    'a singular name that is not in kebab case',
    tea({}, { info: { ...info, singularName: 'Tea' } }),
    ['info.singularName: "Tea"'],
  ],
])('of models is refused %s', (_fact, given, found) => {
  const texts = Object.entries(given).map(([file, json]) => [file, JSON.stringify(json)] as const)
  const problems = problemsOf(new Map(texts)).map(problem => `${problem.path}: ${problem.found}`)
  expect(problems.toSorted()).toEqual(found.toSorted())
})

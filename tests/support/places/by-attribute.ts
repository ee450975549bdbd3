import type { QueriedWorld } from '../../../conformance/fuzz/queried-world.ts'
import type { OracleAttribute, OracleSchema, OracleType } from '../../../conformance/targets/oracle.ts'
import type { Asked } from './asked.ts'

/** Every way to ask by REST for each attribute of each type, right and wrong. */
export function* readsByAttribute(facts: QueriedWorld): Generator<Asked> {
  for (const type of facts.types) {
    const path = pathOf(type)
    for (const query of queriesOfType(type, facts)) yield { method: 'GET', path: `${path}?${query}` }
    if (type.kind === 'collectionType')
      for (const id of IDS) yield { method: 'GET', path: `${path}/${id}?populate=*` }
    for (const [name, attribute] of type.attributes)
      for (const query of queriesOf(name, attribute, type, facts))
        yield { method: 'GET', path: `${path}?${query}` }
  }
}

/** Every kind of value written to each attribute of each type, into a new entry and into an old one. */
export function* writesByAttribute(
  facts: QueriedWorld,
  rowsOf: (uid: string) => readonly Readonly<Record<string, unknown>>[],
): Generator<Asked> {
  for (const type of facts.types) {
    const [row = {}] = rowsOf(type.uid)
    const isList = type.kind === 'collectionType'
    const path = pathOf(type)
    for (const [name, attribute] of type.attributes) {
      const known = facts.valuesOf(type, name).slice(0, 2)
      for (const value of [...valuesFor(attribute, facts), ...known]) {
        const changed = { [name]: value }
        const made = { ...requiredOf(type, row), ...changed }
        yield { method: 'PUT', path: `${isList ? `${path}/1` : path}?populate=*`, body: { data: changed } }
        if (isList) yield { method: 'POST', path: `${path}?populate=*`, body: { data: made } }
      }
    }
  }
}

function pathOf({ kind, pluralName, singularName }: OracleType): string {
  return `/api/${kind === 'collectionType' ? pluralName : singularName}`
}

const IDS = ['1', '2', '999999', '0', '-1', '1.5', 'x', '01', '1e0', '%20', '9007199254740993']

const NUMBERS = ['', '0', '1', '2', '-1', '-2', '3.5', 'x', '1000', '101', '1e2', ' 1', 'true', 'null']

function* queriesOfType(type: OracleType, { locales, valuesNamed }: QueriedWorld): Generator<string> {
  for (const number of NUMBERS) {
    for (const name of ['page', 'pageSize', 'start', 'limit', 'withCount'])
      yield `pagination[${name}]=${number}`
    yield `pagination[page]=2&pagination[pageSize]=${number}`
    yield `pagination[start]=1&pagination[limit]=${number}`
    yield `pagination[page]=1&pagination[limit]=${number}`
  }
  for (const code of [...locales, 'all', 'xx', '', '*']) yield `locale=${code}`
  for (const state of ['live', 'preview', 'draft', '']) yield `publicationState=${state}`
  for (const text of ['', 'a', ...valuesNamed('title').slice(0, 2)]) yield `_q=${encodeURIComponent(text)}`
  for (const name of ['sort', 'fields', 'filters', 'populate', 'pagination'])
    for (const rest of ['=', '=*', '[]=', '[0]=', '[a]=1', '=nothing', '=id', '[id]=1', '=true', '=false'])
      yield `${name}${rest}`
  yield `fields=${[...type.attributes.keys()].join()},*`
}

const OPERATORS = [
  ...['eq', 'eqi', 'ne', 'nei', 'lt', 'lte', 'gt', 'gte', 'in', 'notIn', 'contains', 'notContains'],
  ...['containsi', 'notContainsi', 'null', 'notNull', 'between', 'startsWith', 'startsWithi', 'endsWith'],
  ...['endsWithi', 'not', 'and', 'or'],
].map(name => `$${name}`)

function* queriesOf(
  name: string,
  attribute: OracleAttribute,
  type: OracleType,
  facts: QueriedWorld,
): Generator<string> {
  yield* SHAPES.map(shape => shape.replaceAll('A', name))
  const values = [...facts.valuesOf(type, name).slice(0, 2), '', 'x', '0', 'true', 'null', '2024-01-01']
  for (const value of values.map(encodeURIComponent)) yield* filtersOf(`[${name}]`, value)
  const inner = facts.leadsTo(attribute)
  for (const schema of inner ? [inner] : facts.componentsOf(attribute))
    yield* queriesWithin(name, schema, facts)
}

function* filtersOf(place: string, value: string): Generator<string> {
  yield `filters${place}=${value}`
  yield `filters[$not]${place}=${value}`
  yield `filters[$or][0]${place}=${value}&filters[$or][1][id]=1`
  yield `filters[$and][0]${place}=${value}&filters[$and][1][id][$lt]=3`
  yield `filters${place}[0]=${value}&filters${place}[1]=1`
  for (const operator of OPERATORS) {
    yield `filters${place}[${operator}]=${value}&sort=id`
    yield `filters${place}[${operator}][0]=${value}&filters${place}[${operator}][1]=zz`
    yield `filters${place}[$not][${operator}]=${value}`
  }
}

/** `A` is the attribute. */
const SHAPES = [
  ...[
    'sort=A',
    'sort=A:desc',
    'sort=A:up',
    'sort[A]=desc',
    'sort[A]=',
    'sort[0]=A&sort[1]=id:desc',
    'sort=A,id',
  ],
  ...['sort=A.id', 'sort=A.nothing', 'sort[A][id]=desc', 'sort[A][]=asc', 'sort[0][A]=asc&sort[1]=id'],
  ...['fields=A', 'fields[0]=A&fields[1]=*', 'fields=*,A', 'fields=A,nothing', 'fields[A]=1', 'fields=A,A'],
  ...['populate=A', 'populate[A]=true', 'populate[A]=false', 'populate[A]=', 'populate[A]=*', 'populate=A,A'],
  ...[
    'populate=A.nothing',
    'populate[A][populate]=*',
    'populate[A][nothing]=1',
    'populate[0]=A&populate[1]=*',
  ],
  ...['populate[A][fields]=id', 'populate[A][sort]=id:desc', 'populate[A][filters][id][$gt]=1'],
  ...['populate[A][filters][id][$notIn]=1', 'populate[A][pagination][limit]=1', 'populate[A][limit]=1'],
  ...['populate[A][start]=1&populate[A][limit]=1', 'populate[A][count]=true', 'populate[A][locale]=all'],
  ...['populate[A][publicationState]=preview', 'populate[A][on]=x', 'populate[A][sort]=nothing'],
  ...['filters[A][nothing]=1', 'filters[A][$nothing]=1', 'filters[A][id]=1', 'filters[A][id][$null]=true'],
  ...['filters[A][$null]=false', 'filters[A][$notNull]=false', 'filters[A]=&populate=A'],
]

/** What lies one level deeper. */
function* queriesWithin(name: string, schema: OracleSchema, facts: QueriedWorld): Generator<string> {
  yield `populate[${name}][on][${schema.uid}][populate]=*`
  for (const [inner, attribute] of schema.attributes) {
    const [value = 'x'] = facts.valuesOf(schema, inner)
    const text = encodeURIComponent(value)
    for (const operator of OPERATORS) yield `filters[${name}][${inner}][${operator}]=${text}`
    yield* [
      `sort=${name}.${inner}`,
      `sort=${name}.${inner}:desc&fields=id`,
      `sort[${name}][${inner}]=desc`,
      `filters[${name}][${inner}]=${text}&populate=${name}`,
      `filters[$not][${name}][${inner}]=${text}`,
      `populate=${name}.${inner}`,
      `populate[${name}][fields]=${inner}`,
      `populate[${name}][sort]=${inner}:desc`,
      `populate[${name}][populate]=${inner}`,
      `populate[${name}][filters][${inner}]=${text}`,
      `populate[${name}][on][${schema.uid}][fields]=${inner}`,
    ]
    const deepest = facts.leadsTo(attribute)
    for (const last of deepest ? [...deepest.attributes.keys()].slice(0, 3) : []) {
      yield `filters[${name}][${inner}][${last}][$notNull]=true&sort=${name}.${inner}.${last}`
      yield `populate=${name}.${inner}.${last}`
    }
  }
}

const ODD: readonly unknown[] = [
  ...[null, '', ' ', 'x', 'X y', '1', '-1', 1, 0, -1, 1.5, 1e20, '1e3', 'NaN', true, false, 'true', 't'],
  ...[[], {}, [1], [null], [[1]], { id: 1 }, [{ id: 1 }], [{ id: 999_999 }], { a: 1 }, [{}], 'x'.repeat(300)],
  ...[
    '2024-02-29',
    '2023-02-29',
    '2024-02-29T10:00:00Z',
    '2024-02-29T25:00',
    '12:30',
    '12:30:15.123',
    '24:00',
  ],
  ...['a@b.co', 'A@B.co', 'a@b', 'no spaces', '{"a":1}', '9007199254740993', 'Ünï-cödé_~.', 'a/b'],
  ...[{ connect: [1] }, { connect: [] }, { connect: 1 }, { disconnect: [1] }, { set: [] }, { set: [2, 1] }],
  ...[
    { set: null },
    { connect: [{ id: 1, position: { start: true } }] },
    { connect: [{ id: 2 }], nothing: 1 },
  ],
  ...[
    { connect: [{ id: 2, position: { before: 1 } }, { id: 1 }] },
    { disconnect: [{ id: 1 }], connect: [2] },
  ],
]

function valuesFor(attribute: OracleAttribute, facts: QueriedWorld): readonly unknown[] {
  const schemas = attribute.kind === 'component' ? [facts.leadsTo(attribute)] : facts.componentsOf(attribute)
  const items = schemas.flatMap(schema =>
    schema
      ? [...schema.attributes.keys()].flatMap(name =>
          [null, '', 'x', 1, [], {}].map(value => ({ __component: schema.uid, [name]: value })),
        )
      : [],
  )
  return [
    ...ODD,
    ...items,
    ...items.map(item => [item]),
    ...items.slice(0, 1).map(item => [item, item, item]),
  ]
}

function requiredOf(type: OracleType, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    [...type.attributes].flatMap(([name, attribute]) => {
      const value = row[name]
      if (attribute.kind !== 'scalar' || value === undefined || value === null) return []
      return [[name, attribute.unique && typeof value === 'string' ? `${value}-2` : value]]
    }),
  )
}

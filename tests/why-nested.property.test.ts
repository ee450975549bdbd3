import fc from 'fast-check'
import {
  buildClientSchema,
  type GraphQLObjectType,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { first, queriesOf } from '../conformance/fuzz/generate.ts'
import { graphqlQueries } from '../conformance/fuzz/graphql/generate.ts'
import type { Member, Selection, Value } from '../conformance/fuzz/graphql/graphql-query.ts'
import { graphqlRequest } from '../conformance/fuzz/graphql/graphql-request.ts'
import { groupBy } from '../conformance/group-by.ts'
import type { WhyEntry, WhyList } from '../reference/index.ts'
import { fieldsAt, idsIn } from './support/graphql-places.ts'
import { openRestaurants } from './support/restaurants.ts'

const RUNS = Number(process.env.ASSAYER_WHY_RUNS ?? 100)
const BUSY = 3_600_000
const SEED = Number(fc.readConfigureGlobal()?.seed)

const { reference, vocabulary } = await openRestaurants()

function documentOf(root: Selection): string {
  return Object(graphqlRequest({ door: 'graphql', selections: [root] }).body).query
}

const post = (query: string) => ({
  method: 'POST',
  target: '/graphql',
  headers: {
    'content-type': 'application/json',
    authorization: 'Bearer reader-access-key-of-the-restaurants',
  },
  body: new TextEncoder().encode(JSON.stringify({ query })),
})

async function ask(query: string) {
  const { body } = await reference.handle(post(query))
  return JSON.parse(String(body))
}

const schema = buildClientSchema((await ask(getIntrospectionQuery())).data)

/** The field that lists all entries of a type; null for types without one. */
function listOf(uid: string): string | null {
  const type = reference.world.models.types.get(uid)
  if (!type?.uid.startsWith('api::') || type.kind !== 'collectionType') return null
  const name = type.pluralName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return name in (schema.getQueryType()?.getFields() ?? {}) ? name : null
}

/** The ways to a list of a type over a relation of another. */
const ways = [...reference.world.models.types.values()].flatMap(({ uid, attributes }) => {
  const list = listOf(uid)
  return [...attributes.values()].flatMap(attribute => {
    const isMany = attribute.kind === 'relation' && attribute.many && attribute.target !== null
    const target = isMany ? listOf(attribute.target) : null
    return list && target ? [{ list, relation: attribute.name, target, type: attributesTypeOf(list) }] : []
  })
})

/** The type that has the attributes of the entries of a list. */
function attributesTypeOf(list: string): GraphQLObjectType | null {
  const steps = ['data', 'attributes']
  const start = schema.getQueryType()?.getFields()[list]?.type
  const found = steps.reduce((type, step) => {
    const named = type && getNamedType(type)
    return isObjectType(named) ? named.getFields()[step]?.type : undefined
  }, start)
  const named = found && getNamedType(found)
  return isObjectType(named) ? named : null
}

/** The same list, asked for within all entries that are related to it; null where none are. */
function within({ name, args, selections }: Selection, turn: number): Selection | null {
  const able = ways.filter(({ target }) => target === name)
  const way = able[turn % Math.max(1, able.length)]
  const field = way?.type?.getFields()[way.relation]
  if (!way || !field) return null
  const takes = new Set(field.args.map(argument => argument.name))
  const data = selections.filter(it => it.name === 'data')
  const related = { name: way.relation, args: args.filter(arg => takes.has(arg.name)), selections: data }
  return {
    name: way.list,
    args: [],
    selections: [
      { name: 'data', args: [], selections: [ID, { name: 'attributes', args: [], selections: [related] }] },
    ],
  }
}

const ID: Selection = { name: 'id', args: [], selections: [] }

/** The steps of a part of a query in GraphQL's words: `filters[seats][$lt]` is filters, seats, lt. */
function stepsOf(part: string): readonly string[] {
  return part.split(/[[\]]+/).flatMap(step => (step === '' ? [] : step.replace(/^\$/, '')))
}

/** A value with nothing in it but what a way leads to. One condition may stand for a list of one. */
function only(value: Value, [step, ...rest]: readonly string[]): Value {
  if (step === undefined) return value
  if (value.kind === 'list') {
    const item = value.items[Number(step)]
    return item ? { kind: 'list', items: [only(item, rest)] } : value
  }
  if (value.kind === 'plain') return value
  const members = value.members.filter(({ name }) => name === step)
  if (members.length === 0 && /^\d+$/.test(step)) return only(value, rest)
  return {
    kind: 'object',
    members: members.map(({ name, value: inner }) => ({ name, value: only(inner, rest) })),
  }
}

/** All entries of a type that one argument keeps, asked for without any other. */
async function keptBy(list: string, args: readonly Member[]): Promise<ReadonlySet<string> | null> {
  const anyState: Member = { name: 'publicationState', value: { kind: 'plain', text: 'PREVIEW' } }
  const everything: Member = {
    name: 'pagination',
    value: { kind: 'object', members: [{ name: 'limit', value: { kind: 'plain', text: '-1' } }] },
  }
  const takes = new Set(
    schema
      .getQueryType()
      ?.getFields()
      [list]?.args.map(({ name }) => name),
  )
  const given = [...args, ...(args.some(({ name }) => name === anyState.name) ? [] : [anyState]), everything]
  const all: Member = { name: 'locale', value: { kind: 'plain', text: '"all"' } }
  const selections: Selection[] = [{ name: 'data', args: [], selections: [ID] }]
  const known = [...given, all].filter(({ name }) => takes.has(name))
  const answer = await ask(documentOf({ name: list, args: known, selections }))
  return answer.errors ? null : new Set(idsIn(answer.data[list]))
}

async function wrongOut(entry: WhyEntry, list: string, asked: Selection): Promise<readonly string[]> {
  if (entry.reasons.length === 0) return [`${entry.name} is out for no reason`]
  const wrong = await Promise.all(
    entry.reasons.map(async ({ part }) => {
      const [argument = '', ...way] = stepsOf(part)
      const given = asked.args.find(({ name }) => name === argument)
      const live: Member = { name: argument, value: { kind: 'plain', text: 'LIVE' } }
      const kept = await keptBy(list, [given ? { name: argument, value: only(given.value, way) } : live])
      return kept === null || kept.has(String(entry.id))
        ? [`${entry.name} is out by ${part}, which keeps it when it is asked alone`]
        : []
    }),
  )
  return wrong.flat()
}

/** The fields on the way to a list: `restaurants[luna].dishes` is restaurants, dishes. */
function namesOn(path: string): readonly string[] {
  return path.replaceAll(/\[[^\]]*\]/g, '').split('.')
}

async function wrongNested(
  lists: readonly WhyList[],
  root: Selection,
  data: unknown,
): Promise<readonly string[]> {
  const byField = groupBy(lists, ({ path }) => JSON.stringify(namesOn(path)))
  const wrong = await Promise.all(
    [...byField.values()].map(async told => {
      const names = namesOn(told[0]?.path ?? '')
      const said = told.flatMap(({ entries }) => entries.filter(({ standing }) => standing === 'shown'))
      const shown = fieldsAt(data, names).flatMap(idsIn)
      const isSame =
        said
          .map(({ id }) => String(id))
          .toSorted()
          .join() === shown.toSorted().join()
      const asked = selectionAt(root, names)
      const outs = asked
        ? told.flatMap(({ type, entries }) =>
            entries
              .filter(({ standing }) => standing === 'out')
              .map(entry => ({ entry, list: listOf(type), asked })),
          )
        : []
      const found = await Promise.all(
        outs.map(({ entry, list, asked: field }) => (list === null ? [] : wrongOut(entry, list, field))),
      )
      return [
        ...(isSame
          ? []
          : [`${names.join('.')}: said ${said.map(({ id }) => id).join()}, shown ${shown.join()}`]),
        ...found.flat(),
      ]
    }),
  )
  return wrong.flat()
}

/** The selection of a field; null where a type of a union is between, which may have several. */
function selectionAt(root: Selection, [, ...names]: readonly string[]): Selection | null {
  let found: Selection | undefined = root
  for (const name of names) {
    const inside: readonly Selection[] = found?.selections ?? []
    found = [...inside, ...inside.flatMap(below), ...inside.flatMap(below).flatMap(below)].find(
      it => it.name === name,
    )
  }
  return found ?? null
}

/** What stands below the types between an entry and its attributes. */
function below({ name, selections }: Selection): readonly Selection[] {
  return name === 'data' || name === 'attributes' ? selections : []
}

test(
  `of ${RUNS} generated queries, who is in a list within an entry is in the answer, and who is out fails a part that is asked alone`,
  async () => {
    const wrong: string[] = []
    const seen = { shown: 0, out: 0 }
    let turn = 0
    for (const query of first(queriesOf(graphqlQueries(schema, vocabulary), SEED), RUNS)) {
      if (query.door !== 'graphql') continue
      const [selection] = query.selections
      const root = selection ? (within(selection, turn++) ?? selection) : null
      if (!root) continue
      const document = documentOf(root)
      const { answer, nested } = await reference.why(post(document))
      const told = JSON.parse(answer.body ?? '{}')
      if (told.errors || nested.length >= 200) continue
      const entries = nested.flatMap(list => list.entries)
      seen.shown += entries.filter(({ standing }) => standing === 'shown').length
      seen.out += entries.filter(({ standing }) => standing === 'out').length
      const found = await wrongNested(nested, root, told.data)
      wrong.push(...found.map(it => `${document}: ${it}`))
      if (wrong.length > 5) break
    }
    expect(wrong).toEqual([])
    expect(Math.min(seen.shown, seen.out)).toBeGreaterThan(RUNS / 10)
  },
  BUSY,
)

import { buildSchema, execute, parse } from 'graphql'
import { measure } from 'mitata'
import { createReference } from '../reference/index.ts'
import { parseWorld } from '../reference/world/parse-world.ts'
import type { World } from '../reference/world/world.ts'
import type { Measurement } from './measurement.ts'

const DOCUMENT = `query ($start: Int) {
  samples(pagination: {start: $start, limit: 100}) {
    data {
      id
      attributes {
        name
        amount
        owner { data { id attributes { name } } }
        tags { data { id attributes { name } } }
      }
    }
    meta { pagination { total } }
  }
}`

const relation = (kind: string, name: string) => ({
  type: 'relation',
  relation: kind,
  target: `api::${name}.${name}`,
})

const MODELS = {
  sample: {
    name: { type: 'string' },
    amount: { type: 'integer' },
    owner: relation('manyToOne', 'owner'),
    tags: relation('manyToMany', 'tag'),
  },
  owner: { name: { type: 'string' } },
  tag: { name: { type: 'string' } },
}

interface Named {
  readonly id: number
  readonly name: string
}

interface Sample extends Named {
  readonly amount: number
  readonly owner: number
  readonly tags: readonly number[]
}

interface Rows {
  readonly samples: readonly Sample[]
  readonly owners: readonly Named[]
  readonly tags: readonly Named[]
}

/** The median of one list of 100 entries with two relations, beside graphql-js with resolvers written by hand. */
export async function measureGraphql(count: number): Promise<readonly Measurement[]> {
  const rows = generateRows(count)
  const world = worldOf(rows)
  const again = await oursMs(world, () => 0)
  // Pages begin elsewhere each time, so that nothing is answered from memory.
  const anew = await oursMs(world, run => run % (count - 100))
  const plain = await plainMs(rows)
  const name = `${count} entries: GraphQL list of 100 with two relations`
  const against = 'graphql-js with resolvers by hand'
  return [
    { name, value: anew, unit: 'ms', ratio: anew / plain, against },
    { name: `${name}, asked again`, value: again, unit: 'ms', ratio: again / plain, against },
  ]
}

function generateRows(count: number): Rows {
  const named = (id: number) => ({ id, name: `name ${id}` })
  return {
    samples: Array.from({ length: count }, (_, i) => ({
      ...named(i + 1),
      amount: (i * 7919) % 10_000,
      owner: (i % 100) + 1,
      tags: [1, 2, 3].map(step => ((i * step) % 50) + 1),
    })),
    owners: Array.from({ length: 100 }, (_, i) => named(i + 1)),
    tags: Array.from({ length: 50 }, (_, i) => named(i + 1)),
  }
}

function worldOf({ samples, owners, tags }: Rows): World {
  const schemas = Object.entries(MODELS).map(([name, attributes]) => [
    `models/src/api/${name}/content-types/${name}/schema.json`,
    JSON.stringify({
      kind: 'collectionType',
      info: { singularName: name, pluralName: `${name}s`, displayName: name },
      attributes,
    }),
  ])
  const unique = samples.map(sample => ({ ...sample, tags: [...new Set(sample.tags)] }))
  const data = { 'api::sample.sample': unique, 'api::owner.owner': owners, 'api::tag.tag': tags }
  const files = [...schemas, ['data.json', JSON.stringify(data)]]
  return parseWorld('generated samples', new Map(files.map(([path = '', text = '']) => [path, text])))
}

/** The whole request, from the bytes of its body to the text of the answer. */
async function oursMs(world: World, startOf: (run: number) => number): Promise<number> {
  const reference = await createReference({ world })
  let run = 0
  const ask = () =>
    reference.handle({
      method: 'POST',
      target: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode(
        JSON.stringify({ query: DOCUMENT, variables: { start: startOf(run++) } }),
      ),
    })
  const { status, body } = await ask()
  if (status !== 200 || !String(body).includes('name 100')) throw new Error(`invariant: ${String(body)}`)
  return medianMs(ask)
}

const SCHEMA = buildSchema(`
  type Query { samples(pagination: Pages): Samples }
  input Pages { start: Int limit: Int }
  type Samples { data: [SampleEntity!]! meta: Meta! }
  type Meta { pagination: Pagination! }
  type Pagination { total: Int! }
  type SampleEntity { id: ID attributes: Sample }
  type Sample { name: String amount: Int owner: OwnerResponse tags: Tags }
  type OwnerResponse { data: OwnerEntity }
  type OwnerEntity { id: ID attributes: Owner }
  type Owner { name: String }
  type Tags { data: [TagEntity!]! }
  type TagEntity { id: ID attributes: Tag }
  type Tag { name: String }
`)

/** Only the execution and the text of its result: the document is parsed, and rows are found by their place. */
async function plainMs({ samples, owners, tags }: Rows): Promise<number> {
  const entity = (row: Named) => ({ id: row.id, attributes: row })
  const owner =
    ({ owner: id }: Sample) =>
    () => ({ data: entityOf(owners, id) })
  const tagsOf = (sample: Sample) => () => ({ data: sample.tags.map(id => entityOf(tags, id)) })
  const entityOf = (rows: readonly Named[], id: number) => {
    const row = rows[id - 1]
    return row ? entity(row) : null
  }
  const rootValue = {
    samples: ({ pagination }: { pagination: { start: number; limit: number } }) => ({
      data: samples.slice(pagination.start, pagination.start + pagination.limit).map(sample => ({
        id: sample.id,
        attributes: {
          name: sample.name,
          amount: sample.amount,
          owner: owner(sample),
          tags: tagsOf(sample),
        },
      })),
      meta: { pagination: { total: samples.length } },
    }),
  }
  const document = parse(DOCUMENT)
  return medianMs(() =>
    JSON.stringify(execute({ schema: SCHEMA, document, rootValue, variableValues: { start: 0 } })),
  )
}

async function medianMs(work: () => unknown): Promise<number> {
  const stats = await measure(work, { min_cpu_time: 1e9 })
  return stats.p50 / 1e6
}

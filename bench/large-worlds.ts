import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { madeWhole, writeLines } from './generated-files.ts'

const OWNERS = 1_000
const TAGS = 50
const TIMES = { createdAt: '2024-01-01T00:00:00.000Z', updatedAt: '2024-01-01T00:00:00.000Z' }

const relation = (kind: string, name: string) => ({
  ...{ type: 'relation', relation: kind },
  target: `api::${name}.${name}`,
})

const MODELS = {
  sample: {
    code: { type: 'string' },
    name: { type: 'string' },
    kind: { type: 'enumeration', enum: ['mineral', 'plant'] },
    amount: { type: 'integer' },
    ratio: { type: 'float' },
    found: { type: 'date' },
    active: { type: 'boolean' },
    owner: relation('manyToOne', 'owner'),
    tags: relation('manyToMany', 'tag'),
  },
  owner: { name: { type: 'string' } },
  tag: { name: { type: 'string' } },
}

const schemas = Object.entries(MODELS).map(([name, attributes]) => {
  const info = { singularName: name, pluralName: `${name}s`, displayName: name }
  return { name, schema: { kind: 'collectionType', info, options: { draftAndPublish: false }, attributes } }
})

/** A world with so many entries of seven attributes and two relations, one entry in each line; its directory. */
export function generatedWorld(count: number): string {
  return madeWhole(`.assayer/bench/worlds/${count}`, place => {
    for (const { name, schema } of schemas)
      writeLines(join(place, `models/src/api/${name}/content-types/${name}/schema.json`), [schema])
    writeLines(join(place, 'data/owners.ndjson'), named(OWNERS))
    writeLines(join(place, 'data/tags.ndjson'), named(TAGS))
    writeLines(join(place, 'data/samples.ndjson'), samples(count))
  })
}

/** The same as an archive of `strapi export`; undefined where there is no `tar`. */
export function generatedArchive(count: number): string | undefined {
  const place = madeWhole(`.assayer/bench/archives/${count}`, unfinished => {
    writeLines(join(unfinished, 'metadata.json'), [{ strapi: { version: '4.26.2' } }])
    writeLines(join(unfinished, 'schemas/schemas_00001.jsonl'), schemas.map(exportedSchema))
    writeLines(join(unfinished, 'entities/entities_00001.jsonl'), entities(count))
    writeLines(join(unfinished, 'links/links_00001.jsonl'), links(count))
  })
  const archive = resolve(`${place}.tar.gz`)
  const parts = ['metadata.json', 'schemas', 'entities', 'links']
  const { status } = spawnSync('tar', ['-czf', archive, '-C', place, ...parts])
  return status === 0 ? archive : undefined
}

function exportedSchema({ name, schema }: (typeof schemas)[number]) {
  return { uid: `api::${name}.${name}`, ...schema, modelType: 'contentType', modelName: name }
}

function named(many: number): readonly { readonly id: number; readonly name: string }[] {
  return Array.from({ length: many }, (_, i) => ({ id: i + 1, name: `name ${i + 1}` }))
}

function* samples(count: number) {
  for (let i = 0; i < count; i++) {
    yield {
      id: i + 1,
      code: `S-${i + 1}`,
      name: `amber ${i % 977} basalt ${i % 13}`,
      kind: i % 2 ? 'mineral' : 'plant',
      amount: (i * 7_919) % 10_000,
      ratio: ((i * 31) % 1_000) / 8,
      found: '2012-01-12',
      active: i % 3 === 0,
      owner: (i % OWNERS) + 1,
      tags: [(i % TAGS) + 1, ((i + 7) % TAGS) + 1],
    }
  }
}

function* entities(count: number): Generator<object> {
  for (const [name, rows] of [['owner', named(OWNERS)] as const, ['tag', named(TAGS)] as const])
    for (const { id, ...data } of rows)
      yield { type: `api::${name}.${name}`, id, data: { ...data, ...TIMES } }
  for (const { id, owner, tags, ...data } of samples(count))
    yield { type: 'api::sample.sample', id, data: { ...data, ...TIMES } }
}

function* links(count: number): Generator<object> {
  const link = (ref: number, field: string, to: number, pos?: number) => ({
    ...{ kind: 'relation.basic', left: { type: 'api::sample.sample', ref, field, pos } },
    right: { type: `api::${field.replace(/s$/, '')}.${field.replace(/s$/, '')}`, ref: to },
  })
  for (const { id, owner, tags } of samples(count)) {
    yield link(id, 'owner', owner)
    for (const [i, tag] of tags.entries()) yield link(id, 'tags', tag, i + 1)
  }
}

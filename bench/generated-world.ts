import { parseWorld } from '../reference/world/parse-world.ts'
import type { World } from '../reference/world/world.ts'

const SCHEMA = {
  kind: 'collectionType',
  collectionName: 'samples',
  info: { singularName: 'sample', pluralName: 'samples', displayName: 'Sample' },
  options: { draftAndPublish: false },
  attributes: {
    code: { type: 'string' },
    name: { type: 'string' },
    kind: { type: 'enumeration', enum: ['mineral', 'plant', 'animal', 'artefact'] },
    amount: { type: 'integer' },
    ratio: { type: 'float' },
    found: { type: 'date' },
    active: { type: 'boolean' },
    owner: { type: 'relation', relation: 'manyToOne', target: 'api::owner.owner' },
  },
}

const OWNER = {
  kind: 'collectionType',
  collectionName: 'owners',
  info: { singularName: 'owner', pluralName: 'owners', displayName: 'Owner' },
  options: { draftAndPublish: false },
  attributes: { name: { type: 'string' }, rank: { type: 'integer' } },
}

export interface Sample {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly amount: number
  readonly ratio: number
  readonly found: string
  readonly active: boolean
  readonly owner: number
}

const KINDS = ['mineral', 'plant', 'animal', 'artefact']
const WORDS = ['amber', 'basalt', 'cedar', 'dahlia', 'Ebony', 'flint', 'Garnet', 'heron', 'iris', 'Jasper']

/** `count` samples, the same each time; `amount` has 10,000 different values, so `$eq` finds a ten-thousandth. */
export function generateSamples(count: number): Sample[] {
  const pick = (list: readonly string[], i: number) => list[i % list.length] ?? ''
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    code: `S-${i + 1}`,
    name: `${pick(WORDS, i * 7)} ${pick(WORDS, Math.floor(i / 3))} ${i % 977}`,
    kind: pick(KINDS, i),
    amount: (i * 7919) % 10_000,
    ratio: ((i * 31) % 1000) / 8,
    found: `20${String(10 + (i % 15))}-0${1 + (i % 9)}-1${i % 10}`,
    active: i % 3 === 0,
    owner: (i % 1000) + 1,
  }))
}

/** `noteLength` adds a text of so many letters to each sample, for answers of a given size. */
export function generateWorld(
  count: number,
  noteLength = 0,
): { readonly world: World; readonly samples: readonly Sample[] } {
  const samples = generateSamples(count)
  const entries =
    noteLength > 0 ? samples.map(sample => ({ ...sample, note: 'lorem '.repeat(noteLength / 6) })) : samples
  const attributes = noteLength > 0 ? { ...SCHEMA.attributes, note: { type: 'text' } } : SCHEMA.attributes
  const owners = Array.from({ length: 1000 }, (_, i) => ({
    id: i + 1,
    name: `owner ${i % 50}`,
    rank: i % 10,
  }))
  const world = parseWorld(
    `${count} generated samples`,
    new Map([
      ['models/src/api/sample/content-types/sample/schema.json', JSON.stringify({ ...SCHEMA, attributes })],
      ['models/src/api/owner/content-types/owner/schema.json', JSON.stringify(OWNER)],
      ['data.json', JSON.stringify({ 'api::sample.sample': entries, 'api::owner.owner': owners })],
    ]),
  )
  return { world, samples }
}

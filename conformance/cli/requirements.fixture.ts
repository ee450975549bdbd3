import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { assayer, change, emptyDirectory, filesIn, smallSuite } from '../../tests/support/small-suite.ts'

const CONTAINSI = `clause: content.filters.containsi
says: $containsi keeps an entry whose text contains the operand, whatever the case of either.
source: ["content/endpoints/filtering.row.$containsi"]
status: documented
scenarios:
  - id: content.filters.containsi.upper
    says: an operand in upper case
    world: restaurants
    request: GET /api/restaurants?filters[slug][$containsi]=LUNA&sort=slug
    expect: { status: 200, body: { "data[*].attributes.slug": [casa-luna, luna] } }
  - id: content.filters.containsi.mixed
    says: in both cases
    world: restaurants
    request: GET /api/restaurants?filters[name][$containsi]=lUNA&sort=slug
    expect: { status: 200, body: { "data[*].attributes.slug": [casa-luna, luna] } }
`
const EQ = `clause: content.filters.eq
says: $eq keeps what is equal.
source: ["content/endpoints/filtering.row.$eq"]
status: documented
rests: [content.names]
scenarios:
  - id: content.filters.eq.name
    says: a name
    world: restaurants
    request: GET /api/restaurants?filters[name][$eq]=Luna
    expect: { status: 200, body: { "data[*].attributes.slug": [luna] } }
`
const NAMES = `clause: content.names
says: Restaurants have names.
source: [{ program: Strapi, version: 4.26.2, evidence: its answer }]
status: observed
scenarios:
  - id: content.names.shown
    says: a name is shown
    world: restaurants
    request: GET /api/restaurants?filters[slug][$eq]=anchor
    expect: { status: 200, body: { "data[0].attributes.name": Anchor } }
`
const GONE = `clause: content.sort
says: Lists are sorted.
source: ["content/endpoints/sort"]
status: documented
scenarios:
  - id: content.sort.slug
    says: by slug
    world: restaurants
    request: GET /api/restaurants?sort=slug&pagination[limit]=2
    expect: { status: 200, body: { "data[*].attributes.slug": [anchor, bamboo] } }
`
/** A clause that a later release adds; the reference breaks it. */
export const NEW = EQ.replaceAll('content.filters.eq', 'content.filters.new')
  .replace('rests: [content.names]\n', '')
  .replace('[luna]', '[nobody-has-it]')
export const SUITE = { containsi: CONTAINSI, eq: EQ, names: NAMES, sort: GONE }
export const QUIRK = ['--quirk', 'content.filters.containsi.minds-case']

/** A suite with a set of all that is documented in it. */
export async function frozenSuite() {
  const specs = smallSuite(SUITE)
  const set = join(emptyDirectory(), 'gate.yaml')
  const frozen = await assayer('requirements', 'freeze', set, '--specs', specs)
  expect(frozen).toMatchObject({ code: 0, err: '' })
  return { specs, set, says: frozen.out }
}

/** Runs the suite and keeps all reports. */
export async function judge(specs: string, ...args: readonly string[]) {
  const output = emptyDirectory()
  const run = await assayer(
    'test',
    '--specs',
    specs,
    '--output',
    output,
    '--reporter',
    'console,json',
    ...args,
  )
  return { ...run, files: filesIn(output) }
}

/** What a later release may do to a suite. */
export function update(specs: string): void {
  change(specs, 'content/containsi.yaml', '[casa-luna, luna] } }\n  - id', '[nobody] } }\n  - id')
  change(specs, 'content/eq.yaml', 'rests: [content.names]\n', '')
  change(specs, 'content/names.yaml', 'attributes.name": Anchor', 'attributes.name": Nobody')
  change(specs, 'worlds/restaurants/data.json', '"name": "Luna"', '"name": "Moonlight"')
  rmSync(join(specs, 'content/sort.yaml'))
  writeFileSync(join(specs, 'content/new.yaml'), NEW)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { richWorld } from '../conformance/init/rich-world.ts'
import { smallWorld } from '../conformance/init/small-world.ts'
import type { WorldFile } from '../conformance/init/world-file.ts'
import { BUILT_IN_TYPES } from '../reference/content/model/built-in-types.ts'
import { EXTRA_KEYS } from '../reference/content/world/entries/schema-readers.ts'
import { optionKeys } from '../reference/content/world/options/keys.ts'
import { createReference, type WorldDefinition } from '../reference/index.ts'
import { settingDefinitions } from '../reference/platform/resources/settings.ts'
import { platformKeys } from '../reference/platform/site/read/platform.ts'
import { keysOf, type SectionName, sections, siteKeys } from '../reference/platform/site/read/sections.ts'
import { scratchDirectory } from './support/scratch-directory.ts'

/** What worlds may say stands in three places: in the readers, in the schemas for editors, in docs/worlds.md. */
const PARTS = ['data', 'options', 'platform', 'keys'] as const
const schemaOf = (part: string) => JSON.parse(readFileSync(`specs/schemas/world-${part}.schema.json`, 'utf8'))
const document = readFileSync('docs/worlds.md', 'utf8')

/** The keys that an object may have beside `$schema`. */
const keysIn = ({ properties }: { properties: object }) =>
  Object.keys(properties)
    .filter(key => key !== '$schema')
    .sort()

/** The part of the document below a heading, up to the next one. */
function chapter(heading: string): string {
  const [, text = ''] = document.split(`\n${heading}\n`)
  return text.split(/\n##/)[0] ?? ''
}

/** The keys in the first column of the tables of a chapter. */
const documented = (heading: string) =>
  [...chapter(heading).matchAll(/^\| (`.*?`) \|/gm)]
    .flatMap(([, cell = '']) => cell.match(/[^`, ]+/g) ?? [])
    .sort()

const sectionNames = Object.keys(sections).filter((name): name is SectionName => name in sections)
const platform = schemaOf('platform')
const options = schemaOf('options')
const data = schemaOf('data')

describe('platform.json', () => {
  test('has the same sections in the reader and the schema', () => {
    expect(keysIn(platform)).toEqual([...platformKeys].sort())
  })

  test.each(sectionNames)(
    'entries of %s have the same keys in the reader, the schema and the document',
    name => {
      const known = [...keysOf(name)].sort()
      expect(keysIn(platform.properties[name].items)).toEqual(known)
      if (name === 'pages') expect(chapter('### `pages`')).toContain('the keys of `posts`')
      else expect(documented(`### \`${name}\``)).toEqual(known)
    },
  )

  test('the site has', () => {
    const { site } = platform.properties
    expect(keysIn(site)).toEqual([...siteKeys.site].sort())
    expect(keysIn(site.properties.server)).toEqual([...siteKeys.server].sort())
    expect(keysIn(site.properties.database)).toEqual([...siteKeys.database].sort())
    const nested = (['server', 'database'] as const).flatMap(key =>
      siteKeys[key].map(inner => `${key}.${inner}`),
    )
    expect(documented('### `site`')).toEqual([...siteKeys.site, ...nested].sort())
  })

  test('settings have', () => {
    const known = settingDefinitions.map(({ key }) => key)
    expect(keysIn(platform.properties.settings)).toEqual([...known].sort())
    const rows = chapter('### `settings`')
    expect(known.filter(key => !rows.includes(`\`${key}\``))).toEqual([])
  })
})

describe('options.json', () => {
  const graphql = options.properties.graphql.anyOf[1]
  const token = options.properties.apiTokens.items
  const { rest } = options.properties.api.properties

  test.each([
    ['the file', options, optionKeys.options],
    ['api', options.properties.api, optionKeys.api],
    ['api.rest', rest, optionKeys.rest],
    ['graphql', graphql, optionKeys.graphql],
    ['a token', token, optionKeys.apiToken],
  ])('%s has the same keys in the reader and the schema', (_, schema, known) => {
    expect(keysIn(schema)).toEqual([...known].sort())
  })

  test('the document has them all', () => {
    const below = (prefix: string, keys: readonly string[]) => keys.map(key => `${prefix}${key}`)
    expect(documented('## `options.json`')).toEqual(
      [
        ...optionKeys.options.filter(key => key !== 'api'),
        ...below('api.rest.', optionKeys.rest),
        ...below('graphql.', optionKeys.graphql),
        ...below('apiTokens[].', optionKeys.apiToken),
      ].sort(),
    )
  })
})

describe('data.json', () => {
  const IMPLICIT = ['createdAt', 'updatedAt']

  test.each([...BUILT_IN_TYPES.keys()])(
    '%s has the same keys in the model, the schema and the document',
    uid => {
      const own = [
        ...Object.keys(Object(BUILT_IN_TYPES.get(uid)).attributes),
        ...(EXTRA_KEYS.get(uid) ?? []).filter(key => key !== 'id'),
      ].sort()
      expect(keysIn(data.properties[uid].items)).toEqual([...own, ...IMPLICIT, 'id'].sort())
      expect(documented(`### \`${uid}\``)).toEqual(own)
    },
  )

  test('what every entry may give is in the schema and the document', () => {
    const known = [...IMPLICIT, 'id', 'locale', 'localizations', 'publishedAt'].sort()
    expect(keysIn(data.definitions.entry)).toEqual(known)
    expect(documented('## `data.json`')).toEqual(known)
  })
})

const ajv = new Ajv({ allowUnionTypes: true, strictTypes: false, formats: { 'date-time': true } })
const fits = new Map(PARTS.map(part => [part, ajv.compile(schemaOf(part))] as const))

const ofSuite = readdirSync('specs/worlds').flatMap(world =>
  PARTS.filter(part => existsSync(`specs/worlds/${world}/${part}.json`)).map(
    part =>
      [
        `${world}/${part}.json`,
        part,
        JSON.parse(readFileSync(`specs/worlds/${world}/${part}.json`, 'utf8')),
      ] as const,
  ),
)
const written = [...smallWorld, ...richWorld].flatMap(({ path, value }) => {
  const part = PARTS.find(name => path === `${name}.json`)
  return part ? [[`what init writes: ${path}`, part, value] as const] : []
})

test.each([...ofSuite, ...written])('%s fits its schema', (_, part, value) => {
  const check = fits.get(part)
  check?.(value)
  expect(check?.errors ?? null).toBeNull()
})

describe('docs/worlds.md', () => {
  const samples = (language: string) =>
    [...document.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text)

  test('shows what the small world answers', async () => {
    const reference = await createReference({ world: definitionOf(smallWorld) })
    const [answer = ''] = samples('json')
    expect(await (await reference.fetch('/api/posts?sort=title')).json()).toEqual(JSON.parse(answer))
  })

  test('shows options, a site and keys that fit their schemas', () => {
    const shown = (part: 'options' | 'platform' | 'keys') => {
      const [, text = ''] =
        new RegExp(`\n## \`${part}.json\`\n.*?\`\`\`json\n(.*?)\`\`\``, 's').exec(document) ?? []
      return fits.get(part)?.(JSON.parse(text))
    }
    expect([shown('options'), shown('platform'), shown('keys')]).toEqual([true, true, true])
  })

  test('shows a module that is a world', async () => {
    const [module = ''] = samples('ts')
    const directory = scratchDirectory({
      'my-blog.ts': module.replace("'assayer'", `'${resolve('reference/index.ts')}'`),
    })
    const reference = await createReference({ world: `${directory}/my-blog.ts` })
    const { data } = await (await reference.fetch('/api/posts')).json()
    expect(data).toMatchObject([{ attributes: { title: 'Hello', mood: 'excited' } }])
  })
})

/** What `init` writes, without a directory. */
function definitionOf(files: readonly WorldFile[]): WorldDefinition {
  const at = (name: string) => files.find(({ path }) => path === name)?.value
  const models = files.flatMap(({ path, value }) => {
    const [, api, type] = /api\/([^/]+)\/content-types\/([^/]+)/.exec(path) ?? []
    return api === undefined ? [] : [[`api::${api}.${type}`, value] as const]
  })
  return JSON.parse(JSON.stringify({ models: Object.fromEntries(models), data: at('data.json') }))
}

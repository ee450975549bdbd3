import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createReference } from '../../index.ts'
import { UsageError } from '../../usage-error.ts'
import { loadDirectory } from '../read-directory.ts'

const BOOK = JSON.stringify({
  kind: 'collectionType',
  info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
  attributes: { title: { type: 'string' } },
})

/** A project's folder with one model and the given files. */
function project(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-project-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const all = { 'src/api/book/content-types/book/schema.json': BOOK, ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  return directory
}

const plugins = [
  ['graphql: true', 'module.exports = { graphql: true }', {}],
  ['an object of the plugin', 'module.exports = { graphql: { enabled: true } }', {}],
  [
    'settings under config',
    'module.exports = { graphql: { config: { endpoint: "/gq", depthLimit: 7 } } }',
    { endpoint: '/gq', depthLimit: 7 },
  ],
  [
    'a function of the environment',
    'module.exports = ({ env }) => ({ graphql: { config: { amountLimit: env.int("NO_SUCH", 9) } } })',
    { amountLimit: 9 },
  ],
  [
    'functions among the options of the server',
    'module.exports = { graphql: { config: { apolloServer: { tracing: true, plugins: [() => {}] } } } }',
    { apolloServer: { tracing: true, plugins: [null] } },
  ],
  ['enabled: false', 'module.exports = { graphql: { enabled: false } }', null],
  ['graphql: false', 'module.exports = { graphql: false }', null],
  ['another plugin only', 'module.exports = { email: true }', null],
] as const

describe('the GraphQL plugin of a project', () => {
  test.each(plugins)('is configured by %s in config/plugins.cjs', async (_what, text, graphql) => {
    const { options } = await loadDirectory(project({ 'config/plugins.cjs': text }))
    expect(options.graphql).toEqual(graphql)
  })

  test('is configured by config/plugins.ts, too', async () => {
    const text = 'export default { graphql: { config: { depthLimit: 4 as number } } }'
    const { options } = await loadDirectory(project({ 'config/plugins.ts': text }))
    expect(options.graphql).toEqual({ depthLimit: 4 })
  })

  test('is read again from TypeScript that changed, with what it imports', async () => {
    const configured = (depth: number) => `export const depthLimit: number = ${depth}`
    const directory = project({
      'config/plugins.ts':
        "import { depthLimit } from './depth'\nexport default { graphql: { config: { depthLimit } } }",
      'config/depth.ts': configured(4),
    })
    const depthNow = async () => (await loadDirectory(directory)).options.graphql
    expect(await depthNow()).toEqual({ depthLimit: 4 })
    writeFileSync(join(directory, 'config/depth.ts'), configured(5))
    expect(await depthNow()).toEqual({ depthLimit: 5 })
  })

  test('is off where there is a config folder without config/plugins', async () => {
    const { options } = await loadDirectory(project({ 'config/server.cjs': 'module.exports = {}' }))
    expect(options.graphql).toBeNull()
  })

  test('is on in a world without a config folder', async () => {
    const { options } = await loadDirectory(project({}))
    expect(options.graphql).toEqual({})
  })
})

test('config/api sets the limits and the prefix of REST', async () => {
  const text = "module.exports = { rest: { defaultLimit: 2, maxLimit: 5, withCount: false, prefix: '/v1' } }"
  const { options } = await loadDirectory(project({ 'config/api.cjs': text }))
  expect(options.rest).toEqual({ defaultLimit: 2, maxLimit: 5, withCount: false, prefix: '/v1' })
})

test('options.json goes before a config folder', async () => {
  const files = {
    'config/plugins.cjs': 'module.exports = {}',
    'options.json': '{"graphql": {"depthLimit": 2}}',
  }
  const { options } = await loadDirectory(project(files))
  expect(options.graphql).toEqual({ depthLimit: 2 })
})

test('each key of options.json goes before the config folder, which decides about the others', async () => {
  const files = {
    'config/plugins.cjs': 'module.exports = { graphql: { config: { depthLimit: 7 } } }',
    'options.json': '{"api": {"rest": {"defaultLimit": 4}}}',
  }
  const { options } = await loadDirectory(project(files))
  expect(options).toMatchObject({ graphql: { depthLimit: 7 }, rest: { defaultLimit: 4 } })
})

test.each([
  ['throws', 'throw new Error("no such thing")', /plugins\.cjs cannot be loaded: no such thing/],
  ['exports no object', 'module.exports = 5', /plugins\.cjs must export an object/],
])('a configuration that %s is refused', async (_what, text, message) => {
  const loading = loadDirectory(project({ 'config/plugins.cjs': text }))
  await expect(loading).rejects.toThrow(UsageError)
  await expect(loading).rejects.toThrow(message)
})

describe('the code of a project', () => {
  const index = `export default {
    register({ strapi }) {
      strapi.plugin('graphql').service('extension').use({
        typeDefs: 'type Query { hi: String }',
        resolvers: { Query: { hi: () => 'there' } },
        resolversConfig: {
          'Query.hi': { auth: false, policies: ['global::yes', 'api::book.yes'], middlewares: ['global::loud'] },
        },
      })
    },
  }`
  const files = {
    'src/index.mjs': index,
    'src/policies/yes.cjs': 'module.exports = () => true',
    'src/policies/broken.cjs': 'require("a-package-that-is-not-there")',
    'src/api/book/policies/yes.cjs': 'module.exports = () => true',
    'src/middlewares/loud.cjs':
      'module.exports = async (next, parent, args, context, info) => (await next(parent, args, context, info)).toUpperCase()',
  }

  async function ask(world: string, query: string) {
    const reference = await createReference({ world })
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return (await reference.fetch(request)).json()
  }

  test('registers an extension with policies and middlewares by the names of their files', async () => {
    expect(await ask(project(files), '{ hi }')).toEqual({ data: { hi: 'THERE' } })
  })

  test('is refused when it names a policy that cannot be loaded', async () => {
    const wrong = index.replace('api::book.yes', 'global::broken')
    const making = createReference({ world: project({ ...files, 'src/index.mjs': wrong }) })
    await expect(making).rejects.toThrow(/broken\.cjs cannot be loaded/)
  })

  test('is refused when it names a policy that is not there', async () => {
    const wrong = index.replace('api::book.yes', 'global::yess')
    const making = createReference({ world: project({ ...files, 'src/index.mjs': wrong }) })
    await expect(making).rejects.toThrow('There is no policy global::yess; did you mean global::yes?')
  })

  test('may also come from a file of its own', async () => {
    const extension = join(project(files), 'src/index.mjs')
    const world = project({ 'src/policies/yes.cjs': files['src/policies/yes.cjs'] })
    const only = index.replace(/policies: .*/, 'policies: ["global::yes"] },')
    writeFileSync(extension, only)
    const reference = await createReference({ world, extension })
    const request = new Request('http://localhost/graphql?query={hi}')
    expect(await (await reference.fetch(request)).json()).toEqual({ data: { hi: 'there' } })
  })
})

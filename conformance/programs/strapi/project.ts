import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { JsonObject } from '../../compare/json-value.ts'
import { besideSources } from '../../package-directory.ts'
import { KIT_TOKEN } from '../../seed/api-upkeep.ts'
import { type OracleWorld, readWorld } from '../../targets/oracle.ts'
import type { Making, Project } from '../program.ts'

/** A project of the content service: the world's models and code, and around them what a person would write or click. */
export async function project({ release, database, world: directory }: Making): Promise<Project> {
  const world = await readWorld(directory)
  const settings = { database, world: basename(directory), ...settingsOf(world) }
  const files = new Map<string, string>([
    [
      'package.json',
      inJson({ name: 'judged', private: true, strapi: {}, dependencies: release.dependencies }),
    ],
    ['assayer.json', inJson(settings)],
    ['favicon.png', ''],
    ['public/uploads/.keep', ''],
    ...assets(),
    ...routesOf(world),
  ])
  return { copies: copiesFrom(directory), files, leftovers: ['data.db', 'public/uploads'] }
}

/**
 * The kit puts worlds in as the bearer of this token: not every world has one that may write. The program listens on a
 * loopback address only, and holds nothing but the suite's worlds.
 */
export const WRITER = { name: KIT_TOKEN, type: 'full-access', accessKey: 'access-key-of-assayer' }

/** What a program that serves a world must be told, and its models do not say. */
function settingsOf({ options, entries }: OracleWorld): JsonObject {
  const { rest, graphql, permissions, apiTokens, jwtSecret } = options
  const { maxLimit, ...limits } = rest
  return {
    rest: { ...limits, ...(maxLimit !== null && { maxLimit }) },
    graphql,
    permissions,
    apiTokens: [...apiTokens, WRITER],
    jwtSecret,
    salt: 'the salt of API tokens',
    locales: (entries.get('plugin::i18n.locale') ?? []).map(({ name, code }) => ({ name, code })),
  }
}

/** The files that are the same for every world. */
function assets(): readonly (readonly [string, string])[] {
  const root = besideSources('conformance/programs/strapi/assets')
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  return names.map(name => [name, readFileSync(join(root, name), 'utf8')])
}

/** A router, a controller and a service of every type: without them it is in no API. */
function routesOf({ models }: OracleWorld): readonly (readonly [string, string])[] {
  const own = [...models.types.keys()].filter(uid => uid.startsWith('api::'))
  return own.flatMap(uid => {
    const [api = '', type = ''] = uid.slice('api::'.length).split('.')
    return Object.entries(FACTORIES).map(
      ([folder, factory]) =>
        [
          `src/api/${api}/${folder}/${type}.js`,
          `module.exports = require('@strapi/strapi').factories.${factory}('${uid}')\n`,
        ] as const,
    )
  })
}

const FACTORIES = {
  routes: 'createCoreRouter',
  controllers: 'createCoreController',
  services: 'createCoreService',
}

/** The world's models, and its own code beside them; what is done at the start is called by ours. */
function copiesFrom(directory: string): Project['copies'] {
  const models = join(directory, 'models', 'src')
  const own = join(directory, 'src')
  const index = join(own, 'index.js')
  const all = [
    { to: 'src', from: models },
    { to: 'src', from: own },
    { to: 'src/index-of-the-world.js', from: index },
  ]
  return all.filter(({ from }) => existsSync(from))
}

function inJson(value: JsonObject): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

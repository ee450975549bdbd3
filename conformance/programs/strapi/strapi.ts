import type { JsonObject } from '../../compare/json-value.ts'
import { hasEntries } from '../../seed/seed-world.ts'
import { MAIN_WORLDS, readWorldKeys, worldDirectory } from '../../suite/worlds.ts'
import { credentialVariable } from '../../targets/credential-variable.ts'
import type { DatabaseName } from '../databases.ts'
import type { Launch, Launching, Program, Release } from '../program.ts'
import { project, WRITER } from './project.ts'
import { DRIVERS, releases } from './releases.ts'

/** What builds or fetches native code when it is installed. */
const SCRIPTS = [
  '@apollo/protobufjs',
  '@strapi/strapi',
  '@swc/core',
  'better-sqlite3',
  'core-js-pure',
  'esbuild',
  'sharp',
]

export const strapi: Program = {
  name: 'strapi',
  title: 'Strapi',
  releases,
  databases: ['sqlite', 'postgres', 'mysql'],
  port: 1337,
  world: MAIN_WORLDS.content,
  worldsIn,
  manifest,
  project,
  launch,
  ready: '/_health',
  memory: database => (database === 'sqlite' ? MEMORY : null),
  credentials: { [credentialVariable('TOKEN', WRITER.name)]: WRITER.accessKey },
  target: { services: ['content'], seed: 'rest', allow: ['mail', 'passwords'] },
}

/** `assets/put-back.js` serves them. */
const MEMORY = { remember: '/_assayer/remember', putBack: '/_assayer/put-back' }

function worldsIn(specs: string): readonly string[] {
  const { names } = readWorldKeys(specs)
  const others = names.filter(name => name !== MAIN_WORLDS.content)
  return [MAIN_WORLDS.content, ...others].filter(name => hasEntries(worldDirectory(specs, name)))
}

function manifest({ dependencies }: Release, database: DatabaseName): JsonObject {
  return {
    private: true,
    dependencies: { ...dependencies, ...DRIVERS[database] },
    // The version that Strapi wants fetches its library from GitHub, which not every network reaches.
    overrides: { sharp: '0.33.5' },
    // What npm 11 asks for by name, and others do anyway.
    allowScripts: Object.fromEntries(SCRIPTS.map(name => [name, true])),
  }
}

function launch({ port, databaseUrl, production }: Launching): Launch {
  return {
    run: `"${process.execPath}" serve.js`,
    environment: {
      PORT: String(port),
      NODE_ENV: production ? 'production' : 'development',
      ...(databaseUrl !== null && { ASSAYER_DATABASE_URL: databaseUrl }),
    },
  }
}

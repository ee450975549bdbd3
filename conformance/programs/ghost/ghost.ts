import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { MAIN_WORLDS, readKnownJson, readWorldKeys, worldDirectory } from '../../suite/worlds.ts'
import type { Launch, Launching, Program, Release } from '../program.ts'
import { PUT_BACK, project } from './project.ts'
import { type GhostRelease, nodePackage, releases } from './releases.ts'
import { unpack } from './unpack.ts'

export const ghost: Program = {
  name: 'ghost',
  title: 'Ghost',
  releases,
  databases: ['sqlite'],
  port: 2368,
  world: MAIN_WORLDS.platform,
  worldsIn,
  manifest,
  complete: unpack,
  project,
  launch,
  // Each major answers it as its own, or as that of an older one.
  ready: '/ghost/api/v3/admin/site/',
  memory: (_database, release) => (ownOf(release)?.isPutBack ? MEMORY : null),
  credentials: {},
  target: {
    ...{ services: ['platform'], brand: 'ghost', seed: 'admin' },
    allow: ['mail', 'passwords', 'delete-all', 'import'],
    // Newsletters go out by a paid service alone.
    without: ['bulk-mail'],
  },
  mailPort,
}

/** `assets/put-back.js` serves them. */
const MEMORY = { remember: '/_assayer/remember', putBack: '/_assayer/put-back', isOfTables: true } as const

function worldsIn(specs: string): readonly string[] {
  const others = readWorldKeys(specs).names.filter(name => name !== MAIN_WORLDS.platform)
  return [MAIN_WORLDS.platform, ...others.filter(name => isSeedable(worldDirectory(specs, name)))]
}

/** A site may count attempts, or know clients that are older than itself: no API sets either. */
function isSeedable(world: string): boolean {
  const file = join(world, 'platform.json')
  if (!existsSync(file)) return false
  const { site } = Object(readKnownJson(file))
  if (!isObject(site) || site.limits_attempts === true) return false
  const { version = '5.0', minimum_supported_version: oldest = version } = site
  return majorOf(oldest) === majorOf(version)
}

function majorOf(version: unknown): string {
  return String(version).split('.')[0] ?? ''
}

function manifest({ dependencies }: Release): JsonObject {
  // It fetches its native part, or builds it.
  return { private: true, dependencies, allowScripts: { sqlite3: true } }
}

/** From the folder of a site, which lies below the one in which the program is installed. */
const INSTALLED = '../..'

function launch({ release, port, production }: Launching): Launch {
  const node = `${INSTALLED}/node_modules/${nodePackage()}/bin/node`
  const { migration = null, isPutBack = false } = ownOf(release) ?? {}
  const steps = [
    // By this name it finds itself from the folder of a site.
    `ln -sfn ${INSTALLED}/ghost current`,
    // Paths that do not begin at the root are taken from where the program lies.
    'export paths__contentPath="$PWD/content/" database__connection__filename="$PWD/content/data/ghost.db"',
    ...(migration === null ? [] : [`${node} current/node_modules/.bin/${migration}`]),
    `exec ${node} ${isPutBack ? `--require ./${PUT_BACK} ` : ''}current/index.js`,
  ]
  return {
    run: steps.join(' && '),
    environment: {
      NODE_ENV: production ? 'production' : 'development',
      url: `http://127.0.0.1:${port}`,
      server__port: String(port),
      mail__options__port: String(mailPort(port)),
    },
  }
}

function ownOf({ version }: Release): GhostRelease | undefined {
  return releases.find(it => it.version === version)
}

/** The kit takes its mails at the port behind its own. */
function mailPort(port: number): number {
  return port + 1
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Manner, noPace, paceOf, type TlsOptions } from '../client/manner.ts'
import type { ApiUpkeep } from '../seed/api-upkeep.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { commandTarget } from '../targets/command.ts'
import type { ShellLine } from '../targets/shell.ts'
import type { Target } from '../targets/target.ts'
import { commandUpkeep, controlSeed, requestUpkeep, type Upkeep } from '../targets/upkeep.ts'
import { type UrlTargetOptions, urlTarget } from '../targets/url.ts'
import { UsageError } from '../usage-error.ts'
import type { TargetSettings } from './choose-target.ts'
import type { CommandConfig, TlsConfig } from './config.ts'
import { apiUpkeeps, misfitsOf, seedByApi } from './own-api.ts'
import { fillHeaders } from './variables.ts'

export interface Surroundings {
  readonly specs: string
  /** By --reset, which wins. */
  readonly reset: 'auto' | 'none' | 'delete' | undefined
}

/** Seconds until a command must be ready: a content service in development mode builds its admin panel first. */
const USUAL_WAIT = 60

/** The target that a configuration describes; `options` is what flags could say of it as well. */
export function configuredTarget(
  settings: TargetSettings,
  options: UrlTargetOptions,
  around: Surroundings,
): Target {
  const { config, name } = settings
  const command = typeof config.command === 'string' ? { run: config.command } : config.command
  const byApi = apiUpkeeps(settings, around.specs)
  const reset = around.reset ?? resetOf(settings, options.url)
  const all: UrlTargetOptions = {
    ...options,
    name: `${name} (${options.url})`,
    seed: seedOf(settings, options.url, around.specs, byApi),
    // Without being asked, only in a world that the kit has put in itself.
    undo: reset === 'delete' || seedByApi(config) ? world => byApi(world)?.undo ?? null : undefined,
    reset,
    manner: mannerOf(settings),
    ready: command?.ready,
  }
  const misfits = misfitsOf(settings, options, around.specs)
  if (!command) return { ...urlTarget(all), misfits }
  const wait = (command.wait ?? USUAL_WAIT) * 1000
  const line = lineOf(command, settings)
  return { ...commandTarget(line, { ...all, wait: Math.max(wait, options.wait) }), misfits }
}

function lineOf({ run, directory = '.', environment }: CommandConfig, settings: TargetSettings): ShellLine {
  return {
    run,
    directory: resolve(settings.directory, directory),
    environment: { ...settings.environment, ...environment },
  }
}

/** Undefined: the target holds what it holds. */
function seedOf(
  settings: TargetSettings,
  url: string,
  specs: string,
  byApi: (world: string) => ApiUpkeep | null,
): UrlTargetOptions['seed'] {
  const { seed = 'none' } = settings.config
  if (seed === 'none') return undefined
  return name => {
    const world = resolve(worldDirectory(specs, name))
    if (seed === 'control') return controlSeed(world)
    return typeof seed === 'object' && 'command' in seed
      ? commandIn(settings, seed.command, { ASSAYER_URL: url, ASSAYER_WORLD: world })
      : (byApi(name)?.seed ?? null)
  }
}

function commandIn(settings: TargetSettings, run: string, more: Readonly<Record<string, string>>): Upkeep {
  const { directory, environment } = settings
  return commandUpkeep({ run, directory, environment: { ...environment, ...more } })
}

function resetOf(settings: TargetSettings, url: string): UrlTargetOptions['reset'] {
  const { reset = 'auto', seed = 'none' } = settings.config
  if (reset === 'seed' && seed === 'none') {
    throw new UsageError(`targets.${settings.name}.reset: found seed, but there is no \`seed\` to repeat.`)
  }
  if (typeof reset === 'string') return reset
  if ('command' in reset) return commandIn(settings, reset.command, { ASSAYER_URL: url })
  const { method, path, headers = {}, body } = reset.request
  return requestUpkeep({ method, path, body, headers: fillHeaders(headers, settings.environment).headers })
}

/** Undefined: nothing that a request would have to mind. */
function mannerOf({ config, directory, environment }: TargetSettings): Manner | undefined {
  const { headers = {}, requestsPerSecond, tls } = config
  if (Object.keys(headers).length === 0 && requestsPerSecond === undefined && !tls) return undefined
  return {
    ...fillHeaders(headers, environment),
    pace: requestsPerSecond === undefined ? noPace : paceOf(requestsPerSecond),
    tls: tls ? tlsOf(tls, directory) : {},
  }
}

function tlsOf({ serverName, insecure, ...files }: TlsConfig, directory: string): TlsOptions {
  const texts = Object.entries(files).map(([name, file]) => [name, pemIn(name, resolve(directory, file))])
  return {
    ...Object.fromEntries(texts),
    ...(serverName !== undefined && { servername: serverName }),
    ...(insecure === true && { rejectUnauthorized: false }),
  }
}

function pemIn(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`tls.${name}: ${file} cannot be read (${error.code}).`)
    throw error
  }
}

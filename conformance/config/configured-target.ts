import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Manner, noPace, paceOf, type TlsOptions } from '../client/manner.ts'
import { programTarget } from '../programs/program-target.ts'
import type { ApiUpkeep } from '../seed/api-upkeep.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { targetByWorld } from '../targets/by-world.ts'
import { commandTarget } from '../targets/command.ts'
import type { ShellLine } from '../targets/shell.ts'
import type { Target } from '../targets/target.ts'
import { commandUpkeep, controlSeed, requestUpkeep, type Upkeep } from '../targets/upkeep.ts'
import { type UrlTargetOptions, urlTarget } from '../targets/url.ts'
import { UsageError } from '../usage-error.ts'
import type { TargetSettings } from './choose-target.ts'
import type { CommandConfig, TargetConfig, TlsConfig } from './config.ts'
import { isNames } from './flag-values.ts'
import { apiUpkeeps, misfitsOf, otherwiseIn, seedByApi } from './own-api.ts'
import { startOf } from './started-program.ts'
import { fillHeaders } from './variables.ts'

export interface Surroundings {
  readonly specs: string
  /** By --reset, which wins. */
  readonly reset: 'auto' | 'none' | 'delete' | undefined
  /** Is told what is made ready and started, in lines for a person; undefined: nobody is. */
  readonly say?: ((line: string) => void) | undefined
}

/** Seconds until a command must be ready: a content service in development mode builds its admin panel first. */
const USUAL_WAIT = 60

/** The target that a configuration describes; `options` is what flags could say of it as well. */
export function configuredTarget(
  given: TargetSettings,
  options: UrlTargetOptions,
  around: Surroundings,
): Target {
  const { start: starts, worlds } = given.config
  const start = starts === undefined ? null : startOf(starts, options.worlds.length, given)
  const settings = start ? withCredentials(given, start.wanted.program.credentials) : given
  const byApi = apiUpkeeps(settings, around.specs)
  const all = optionsOf(settings, { options, byApi }, around)
  const refused = (world: string) => [...(byApi(world)?.lacking().keys() ?? [])]
  const misfits = misfitsOf(settings, options, around.specs, refused)
  const otherwise = otherwiseIn(settings, options.withoutTypes ?? [], refused)
  const fit = { misfits, otherwise: (world: string) => otherwise([world]) }
  if (start) {
    const { specs, say = () => {} } = around
    return { ...programTarget({ ...start, specs, say, environment: settings.environment }, all), ...fit }
  }
  if (worlds && !isNames(worlds)) return { ...atAddresses(worlds, settings, all), ...fit }
  return { ...oneTarget(settings, all), ...fit }
}

/** The environment wins. */
function withCredentials(settings: TargetSettings, usual: Readonly<Record<string, string>>): TargetSettings {
  return { ...settings, environment: { ...usual, ...settings.environment } }
}

interface Given {
  readonly options: UrlTargetOptions
  readonly byApi: (world: string) => ApiUpkeep | null
}

function optionsOf(
  settings: TargetSettings,
  { options, byApi }: Given,
  around: Surroundings,
): UrlTargetOptions {
  const { config, name } = settings
  const reset = around.reset ?? resetOf(settings, options.url)
  return {
    ...options,
    name: `${name} (${options.url})`,
    seed: seedOf(settings, options.url, around.specs, byApi),
    load: loadOf(settings, options.url),
    // Without being asked, only in a world that the kit has put in itself.
    undo: reset === 'delete' || seedByApi(config) ? world => byApi(world)?.undo ?? null : undefined,
    reset,
    manner: mannerOf(settings),
    ready: commandOf(config)?.ready,
  }
}

function commandOf({ command }: TargetConfig): CommandConfig | undefined {
  return typeof command === 'string' ? { run: command } : command
}

function oneTarget(settings: TargetSettings, all: UrlTargetOptions): Target {
  const command = commandOf(settings.config)
  if (!command) return urlTarget(all)
  const wait = (command.wait ?? USUAL_WAIT) * 1000
  return commandTarget(lineOf(command, settings), { ...all, wait: Math.max(wait, all.wait) })
}

/** Each world is where the configuration says. */
function atAddresses(
  addresses: Readonly<Record<string, string>>,
  { name, config }: TargetSettings,
  all: UrlTargetOptions,
): Target {
  const { url, worlds, withoutTypes } = all
  const excluded = config.command !== undefined ? 'command' : url === config.url ? null : '--url'
  if (excluded)
    throw new UsageError(
      `targets.${name}.worlds: found addresses, which cannot be used with ${excluded}: list only the names of worlds.`,
    )
  return targetByWorld({
    name: all.name ?? url,
    worlds,
    withoutTypes,
    lacks: urlTarget(all).lacks,
    targetOf: async world => urlTarget({ ...all, url: addresses[world] ?? url, worlds: [world] }),
  })
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
    return loadOf(settings, url)?.(world) ?? byApi(name)?.seed ?? null
  }
}

/** Undefined: there is no command that puts in whatever world it is given. */
function loadOf(settings: TargetSettings, url: string): UrlTargetOptions['load'] {
  const { seed } = settings.config
  if (typeof seed !== 'object' || !('command' in seed)) return undefined
  return world => commandIn(settings, seed.command, { ASSAYER_URL: url, ASSAYER_WORLD: world })
}

function commandIn(settings: TargetSettings, run: string, more: Readonly<Record<string, string>>): Upkeep {
  const { directory, environment } = settings
  return commandUpkeep({ run, directory, environment: { ...environment, ...more } })
}

function resetOf(settings: TargetSettings, url: string): UrlTargetOptions['reset'] {
  const { reset = 'auto', seed = 'none' } = settings.config
  if (reset === 'seed' && seed === 'none') {
    throw new UsageError(`targets.${settings.name}.reset: found seed, but no \`seed\` is configured.`)
  }
  if (typeof reset === 'string') return reset
  if ('command' in reset) return commandIn(settings, reset.command, { ASSAYER_URL: url })
  const { method, path, headers = {}, body } = reset.request
  return requestUpkeep({ method, path, body, headers: fillHeaders(headers, settings.environment).headers })
}

/** What every request to a target has in common. Undefined: nothing that a request would have to mind. */
export function mannerOf({ config, directory, environment }: TargetSettings): Manner | undefined {
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

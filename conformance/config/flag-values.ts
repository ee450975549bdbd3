import { relative, resolve } from 'node:path'
import { isPath } from '../requirements/find-sets.ts'
import type { TargetSettings } from './choose-target.ts'
import type { TargetConfig } from './config.ts'
import type { FoundConfig } from './read-config.ts'

/** Values by flag name: a flag and the environment win over them. */
export type FlagValues = Readonly<Record<string, readonly string[]>>

/** What the configuration and its chosen target say that a flag could say as well. */
export function flagValues({ config, directory }: FoundConfig, target: TargetSettings | null): FlagValues {
  const path = (given: string | undefined) =>
    given === undefined ? undefined : relative('', resolve(directory, given)) || '.'
  return present({
    reporter: config.reporter,
    output: path(config.output),
    strict: config.strict,
    'fail-on': config.failOn,
    'fail-on-unstable': config.failOnUnstable,
    retries: config.retries,
    workers: config.workers,
    requirements: requirementsOf(config.requirements, path),
    baseline: path(target?.config.baseline),
    ...(target && targetValues(target.config)),
  })
}

/** Names of sets are years and months: `2026.10` is no 2026.1. */
function requirementsOf(
  named: string | number | undefined,
  path: (given: string) => string | undefined,
): string | undefined {
  if (typeof named === 'number') return named.toFixed(2)
  return named !== undefined && isPath(named) ? path(named) : named
}

type Given = string | number | boolean | readonly string[] | undefined

function targetValues(target: TargetConfig): Readonly<Record<string, Given>> {
  const { services = [] } = target
  return {
    url: target.url,
    world: namesOf(target.worlds),
    without: target.without,
    'without-type': target.withoutTypes,
    'platform-version': target.platformVersion,
    production: target.production,
    staging: target.staging,
    brand: target.brand,
    allow: target.allow,
    mail: target.mail,
    timeout: target.timeout,
    wait: target.wait,
    // With both services, or none named, nothing is left out.
    service: services.length === 1 ? services[0] : undefined,
  }
}

/** Names of worlds, whether or not they have addresses of their own. */
function namesOf(worlds: TargetConfig['worlds']): readonly string[] | undefined {
  return worlds === undefined || isNames(worlds) ? worlds : Object.keys(worlds)
}

/** Whether worlds are named, and nothing is said of where they are. */
export function isNames(worlds: NonNullable<TargetConfig['worlds']>): worlds is readonly string[] {
  return Array.isArray(worlds)
}

function present(values: Readonly<Record<string, Given>>): FlagValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, texts(value)]])),
  )
}

function texts(value: Exclude<Given, undefined>): readonly string[] {
  return typeof value === 'object' ? value : [String(value)]
}

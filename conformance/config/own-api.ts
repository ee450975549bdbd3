import { misfitsAmong } from '../fit/misfits.ts'
import { parts } from '../fit/parts.ts'
import { type ApiUpkeep, apiUpkeep } from '../seed/api-upkeep.ts'
import { refusableParts } from '../seed/attribute.ts'
import { siteUpkeep } from '../seed/site/site-upkeep.ts'
import { brandWords } from '../targets/brand.ts'
import type { Otherwise, Target } from '../targets/target.ts'
import type { UrlTargetOptions } from '../targets/url.ts'
import type { TargetSettings } from './choose-target.ts'
import type { PartName, SeedByApi, TargetConfig } from './config.ts'

/** Null: the target is not seeded by its own API. */
export function seedByApi({ seed = 'none' }: TargetConfig): SeedByApi | null {
  if (seed === 'rest' || seed === 'graphql' || seed === 'admin') return { by: seed }
  return typeof seed === 'object' && 'by' in seed ? seed : null
}

/** Seed and reset of a world know of each other, so each world has one of them. */
export function apiUpkeeps(
  { config, environment }: TargetSettings,
  specs: string,
): (world: string) => ApiUpkeep | null {
  const { brand } = config
  const seed = seedByApi(config)
  const known = new Map<string, ApiUpkeep | null>()
  const upkeepOf = (world: string) => {
    const options = { specs, world, environment, replaces: seed?.replace === true }
    if (seed?.by === 'admin') return siteUpkeep({ ...options, brand: brand && brandWords(brand) })
    const cannot = refusableParts.filter(part => config.cannot?.includes(part))
    return apiUpkeep({ ...options, door: seed?.by ?? 'rest', seeds: seed !== null, cannot })
  }
  return world => {
    const upkeep = known.get(world) ?? upkeepOf(world)
    known.set(world, upkeep)
    return upkeep
  }
}

/**
 * Scenarios of its worlds that rest on what it has not: by configuration, because no API can put it in, or because it
 * has refused it.
 */
export function misfitsOf(
  { config, environment }: TargetSettings,
  { worlds, withoutTypes: types = [] }: Pick<UrlTargetOptions, 'worlds' | 'withoutTypes'>,
  specs: string,
  refused: (world: string) => readonly string[] = () => [],
): NonNullable<Target['misfits']> {
  const otherwise = otherwiseIn({ config }, types, refused)
  return scenarios => {
    const own = scenarios.filter(({ world }) => worlds.includes(world))
    const { lacks, options } = otherwise([...new Set(own.map(({ world }) => world))])
    const difference = { parts: parts.filter(({ name }) => lacks.includes(name)), options, types }
    return misfitsAmong(own, { specs, environment, difference })
  }
}

/** What a target has otherwise than some of its worlds: by configuration, because of its API, or by what it refused. */
export function otherwiseIn(
  { config }: Pick<TargetSettings, 'config'>,
  withoutTypes: readonly string[],
  refused: (world: string) => readonly string[] = () => [],
): (worlds: readonly string[]) => Otherwise {
  const seed = seedByApi(config)
  const names: readonly string[] = [...(config.cannot ?? []), ...(seed ? NOT_BY_API[seed.by] : [])]
  return worlds => ({
    lacks: [...new Set([...names, ...worlds.flatMap(refused)])],
    options: config.options ?? {},
    withoutTypes,
  })
}

/** What an API does not take. */
const NOT_BY_API: Readonly<Record<SeedByApi['by'], readonly PartName[]>> = {
  rest: ['ids', 'times', 'files'],
  graphql: ['ids', 'times', 'files', 'morphRelations', 'bigIntegers'],
  admin: ['ids', 'times'],
}

import { parseModels } from '../content/model/parse-models.ts'
import { parseEntries } from '../content/world/entries/parse-entries.ts'
import { parseOptions } from '../content/world/options/parse-options.ts'
import { isObject } from './json-object.ts'
import { parseJsonFile } from './parse-json.ts'
import { withEntryLists } from './parse-lists.ts'
import { Place, Problems, shown } from './problems.ts'
import type { GivenFiles, World } from './world.ts'

/**
 * Makes a world of its files (DESIGN "A world is a directory"). Pure: also usable where there is no file
 * system. `name` is what messages call the world.
 *
 * @throws WorldError that lists what cannot be used, and counts it beyond `mostProblems`. Data is judged only against
 * models that can.
 */
export function parseWorld(name: string, files: GivenFiles, mostProblems?: number): World {
  const problems = new Problems(mostProblems)
  refuseEmpty(files, problems)
  const models = parseModels(files, problems)
  problems.refuse(name)
  const data = withEntryLists(parseRootFile(files, 'data.json', problems), files, { models, problems })
  const { entries, untimed, ...context } = parseEntries(data, models, problems)
  const options = parseOptions(
    parseRootFile(files, 'options.json', problems),
    { models, ...context },
    problems,
  )
  const platform = parsePlatform(files, problems)
  problems.refuse(name)
  return { name, models, entries, untimed, options, platform, code: [], uploads: new Map() }
}

/** A file may name its schema, for editors. */
function parseRootFile(files: GivenFiles, file: string, problems: Problems): unknown {
  const value = parseJsonFile(files, file, problems)
  if (!isObject(value) || !Object.hasOwn(value, '$schema')) return value
  const { $schema: _, ...rest } = value
  return rest
}

/** A directory without any file of a world is most likely the wrong one. */
function refuseEmpty(files: GivenFiles, problems: Problems): void {
  const isOfWorld = (path: string) =>
    path.startsWith('models/src/') ||
    path.startsWith('src/') ||
    path === 'data.json' ||
    path.startsWith('data/') ||
    path === 'platform.json'
  if (![...files.keys()].some(isOfWorld)) {
    Place.of('.', problems).wrong('no file of a world', 'models/src/ or src/, data.json or platform.json')
  }
}

/** The publishing platform's site is checked by the platform itself. */
function parsePlatform(files: GivenFiles, problems: Problems): World['platform'] {
  const platform = parseRootFile(files, 'platform.json', problems)
  if (platform === undefined || isObject(platform)) return platform ?? null
  Place.of('platform.json', problems).wrong(shown(platform), 'an object')
  return null
}

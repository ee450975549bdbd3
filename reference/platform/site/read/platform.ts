import { JsonObject } from '../../../world/json-object.ts'
import { Place, Problems, WorldError, type WorldProblem } from '../../../world/problems.ts'
import { platformBrand } from '../../brand.ts'
import type { PlatformData } from '../data.ts'
import { type Ids, seededIds } from '../ids.ts'
import { readClients, readIntegrations, readKeys } from './access.ts'
import { readNewsletters, readOffers, readTiers } from './commerce.ts'
import { readPosts, readTags } from './content.ts'
import { readLabelSection, readMembers, readRoles, readUsers } from './people.ts'
import { sections } from './sections.ts'
import { readSettings } from './settings.ts'
import { readSite } from './site.ts'
import { TableBuilder } from './tables.ts'
import { readRedirects, readThemes } from './themes.ts'

/** Every key of the file. */
export const platformKeys: readonly string[] = ['site', ...Object.keys(sections), 'settings']

/** The seed of the ids of a world's rows; ids that are made while the platform runs have another one. */
const WORLD_SEED = 1

/**
 * Reads the value of `platform.json`. Ids and times that are given are kept; what is missing is filled in, the
 * same in each run.
 * @throws WorldError with everything that does not fit
 */
export function readPlatform(given: unknown, world: string, word = platformBrand.word): PlatformData {
  const problems = new Problems()
  const file = JsonObject.read(given, Place.of('platform.json', problems))
  const data = file && readFile(file, seededIds(WORLD_SEED), word)
  problems.refuse(world)
  if (!data) throw new Error('invariant: a file that is no object was not refused')
  return data
}

/** Everything that does not fit in a `platform.json`; empty when it can be used. */
export function platformProblems(given: unknown): readonly WorldProblem[] {
  try {
    readPlatform(given, 'platform.json')
    return []
  } catch (error) {
    if (error instanceof WorldError) return error.problems
    throw error
  }
}

/** Each section may refer to those that are read before it. */
function readFile(file: JsonObject, ids: Ids, word: string): PlatformData {
  const build = new TableBuilder(ids)
  file.only(platformKeys)
  const site = readSite(file)
  readRoles(file, build)
  readUsers(file, build)
  readTags(file, build)
  readTiers(file, build)
  readNewsletters(file, build)
  readOffers(file, build)
  readPosts(file, build, 'posts')
  readPosts(file, build, 'pages')
  readLabelSection(file, build)
  readMembers(file, build)
  readIntegrations(file, build)
  readKeys(file, build)
  readClients(file, build, word)
  readSettings(file, build, site.title)
  readThemes(file, build)
  readRedirects(file, build)
  return { site, tables: build.tables }
}

import { join } from 'node:path'
import { siteFiles } from '../site-data/site-files.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { directoriesIn } from '../suite/worlds.ts'
import { type Contents, typeOf } from './content.ts'

/** The data of the suite below `data/`, made when first asked for: the package has the suite already, and none of them. */
export function suiteData(specs: string): Contents {
  let made: Promise<ReadonlyMap<string, string>> | undefined
  return async path => {
    if (!path.startsWith('data/')) return null
    made ??= siteFiles({
      clauses: loadSuite(specs).clauses,
      worlds: worldsIn(join(specs, 'worlds')),
      published: [],
    })
    const body = (await made).get(path.slice('data/'.length))
    return body === undefined ? null : { type: typeOf(path), body }
  }
}

/** Directories of worlds by their names. */
export function worldsIn(folder: string): ReadonlyMap<string, string> {
  return new Map(directoriesIn(folder).map(name => [name, join(folder, name)]))
}

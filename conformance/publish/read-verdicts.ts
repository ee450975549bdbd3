import { isObject } from '../compare/json-value.ts'
import { besideSources } from '../package-directory.ts'
import { readJson } from '../suite/worlds.ts'
import type { Verdicts } from './verdicts.ts'

/** `reports/verdicts.json`, as it comes with the package. */
export function readVerdicts(): Verdicts {
  const verdicts = readJson(besideSources('reports/verdicts.json'))
  if (isVerdicts(verdicts)) return verdicts
  throw new Error('invariant: reports/verdicts.json is what npm run conformance:real wrote')
}

function isVerdicts(value: unknown): value is Verdicts {
  return isObject(value) && value.format === 'assayer-verdicts' && value.version === 1
}

/** What people call the program of a report's folder: of `strapi-4.26.2-sqlite` it is `strapi@4.26.2/sqlite`. */
export function programOf(folder: string): string {
  return folder.replace(/^([a-z]+)-([\d.]+)(?:-(.+))?$/, (_, program, version, database) =>
    database === undefined ? `${program}@${version}` : `${program}@${version}/${database}`,
  )
}

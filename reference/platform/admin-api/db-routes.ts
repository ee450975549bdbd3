import type { Call, Route, Site } from '../contracts.ts'
import { badRequest, invalid, noPermission, type PlatformError } from '../errors.ts'
import { ok } from '../http/answer.ts'
import { onlyUpload, uploadText } from '../http/body.ts'
import { importContent } from '../import/import-content.ts'
import type { TableName } from '../site/store.ts'
import { checkedUpload } from '../uploads/checked-upload.ts'
import { importKind } from '../uploads/kinds.ts'
import { isList, isObject, type JsonObject, objectsOf, omit, parseJson, textOf } from '../values.ts'
import { findVersion, shortVersion } from '../version.ts'

/** What an export holds: never `clients` and `trusted_domains`, whose credentials are made anew. */
const EXPORTED: readonly TableName[] = ['posts', 'tags', 'users', 'roles', 'settings']

/** Export and import of a site's content. UNDOCUMENTED: paths and bodies are observed on the real program. */
export const dbRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.db.export',
    api: 'admin',
    method: 'GET',
    path: '/db/',
    permission: { act: 'exportContent', object: 'db' },
    handle: ({ site }) => ok({ db: [exportOf(site)] }),
  },
  {
    clause: 'platform.admin-api.db.import',
    api: 'admin',
    method: 'POST',
    path: '/db/',
    permission: { act: 'importContent', object: 'db' },
    handle: call => {
      mustBeUser(call)
      const file = readExport(call)
      mustNotBeTooOld(file)
      return importContent(file.data, call)
    },
  },
]

function exportOf(site: Site): JsonObject {
  const tables = EXPORTED.map(name => [name, site.store.rows(name).map(row => omit(row, ['password']))])
  const version = `${shortVersion(site.version)}.0`
  return { meta: { exported_on: site.clock.now(), version }, data: Object.fromEntries(tables) }
}

/**
 * The export in an uploaded file.
 * @throws PlatformError 422 without a file that is an export, 415 and 400 for a file that cannot be read as one
 */
export function readExport({ request }: Call): JsonObject {
  const upload = checkedUpload(onlyUpload(request.body, 'importfile'), importKind)
  const file = parseJson(uploadText(upload))
  if (file === undefined) throw noJson('The file is no JSON.')
  if (!isObject(file)) throw invalid('Please select a file to import.')
  if (Object.keys(file).length === 1 && !isList(file.db))
    throw noJson('Invalid JSON format, expected `{ db: [exportedData] }`')
  const exported = objectsOf(file.db)[0] ?? file
  if (isObject(exported.data)) return exported
  throw invalid('Please select a file to import.')
}

function noJson(message: string): PlatformError {
  return badRequest(message, { help: 'check that the import file is valid JSON.' })
}

/** There is no way from 0.x to 2.0 or later but through 1.0. */
function mustNotBeTooOld({ meta }: JsonObject): void {
  const version = isObject(meta) ? findVersion(textOf(meta.version) ?? '') : null
  if (version && version.major > 0) return
  throw invalid('Detected unsupported file structure.', {
    help: 'Please import the file into 1.0 and export it again.',
  })
}

/** An integration may send a file, but not have it imported. */
function mustBeUser({ actor }: Call): void {
  if (actor.kind !== 'user') throw noPermission('You do not have permission to importContent db')
}

import type { Call, Route, Site } from '../contracts.ts'
import { invalid } from '../errors.ts'
import { type Answer, ok } from '../http/answer.ts'
import { uploadText } from '../http/body.ts'
import { posts } from '../resources/posts.ts'
import type { TableName } from '../site/store.ts'
import { isObject, type JsonObject, objectsOf, omit, parseJson, textOf } from '../values.ts'
import { findVersion, shortVersion } from '../version.ts'
import { newRow, uniqueSlug } from '../write/rows.ts'

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
      const file = readExport(call)
      mustNotBeTooOld(file)
      return importContent(file, call.site)
    },
  },
]

function exportOf(site: Site): JsonObject {
  const tables = EXPORTED.map(name => [name, site.store.rows(name).map(row => omit(row, ['password']))])
  const version = `${shortVersion(site.version)}.0`
  return { meta: { exported_on: site.clock.now(), version }, data: Object.fromEntries(tables) }
}

/** @throws PlatformError 422 without a file that is an export */
export function readExport({ request }: Call): JsonObject {
  const [upload] = request.body.uploads
  const file = upload ? parseJson(uploadText(upload)) : undefined
  const exported = isObject(file) ? (objectsOf(file.db)[0] ?? file) : undefined
  if (exported && isObject(exported.data)) return exported
  throw invalid('Please select a file to import.')
}

/** There is no way from 0.x to 2.0 or later but through 1.0. */
function mustNotBeTooOld({ meta }: JsonObject): void {
  const version = isObject(meta) ? findVersion(textOf(meta.version) ?? '') : null
  if (version && version.major > 0) return
  throw invalid('Detected unsupported file structure.', {
    help: 'Please import the file into 1.0 and export it again.',
  })
}

/** Adds the posts of an export that the site does not have yet. */
export function importContent({ data }: JsonObject, site: Site): Answer {
  const given = isObject(data) ? objectsOf(data.posts) : []
  for (const post of given) {
    const slug = textOf(post.slug) ?? ''
    if (slug === '' || site.store.findBy('posts', 'slug', slug)) continue
    const row = newRow(posts.attributes, omit(post, ['id']), site)
    site.store.put('posts', {
      ...row,
      type: post.page || post.type === 'page' ? 'page' : 'post',
      slug: uniqueSlug(slug, 'posts', site),
    })
  }
  return ok({ db: [], problems: [] })
}

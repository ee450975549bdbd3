import type { Call, Change } from '../../contracts.ts'
import { posts } from '../../resources/posts.ts'
import { isObject, objectsOf } from '../../values.ts'
import { attributeError } from '../../write/body.ts'

/** What answers show besides what is stored; clients send it back. */
const SHOWN = [
  'primary_tag',
  'primary_author',
  'url',
  'excerpt',
  'reading_time',
  'access',
  'comments',
  'count',
  'email',
  'page',
  'author',
  'email_recipient_filter',
  'send_email_when_published',
]
const KNOWN: ReadonlySet<string> = new Set([...posts.attributes.map(({ name }) => name), ...SHOWN])

/**
 * From 5.0 unknown attributes of posts and pages have no effect. Before, they were refused.
 * UNDOCUMENTED: observed on the real programs.
 */
export const unknownAttributesIgnored: Change = {
  clause: 'platform.changes.5-0.unknown-attributes',
  since: 5,
  scope: 'site',
  undo: units => ({
    ...units,
    routes: units.routes.map(route => {
      if (!/^platform\.admin-api\.(posts|pages)\.(add|edit)$/.test(route.clause)) return route
      return { ...route, handle: call => route.handle(mustBeKnown(call)) }
    }),
  }),
}

/** @throws PlatformError 422 that names the first attribute that there is not */
function mustBeKnown(call: Call): Call {
  const { json } = call.request.body
  for (const root of ['posts', 'pages']) {
    const [given] = isObject(json) ? objectsOf(json[root]) : []
    const unknown = Object.keys(given ?? {}).find(name => !KNOWN.has(name))
    if (unknown !== undefined) throw refused(root, unknown)
  }
  return call
}

function refused(root: string, name: string) {
  return attributeError(root, name, 'additionalProperties', { additionalProperty: name })
}

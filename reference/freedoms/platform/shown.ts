import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Freedom } from '../freedom.ts'
import { isJsonObject, type JsonObject, mapJson, mapObjects, mapTexts } from '../json-answer.ts'

const FIELDS = 'platform/resources-and-their-fields.sentence-1'
const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'
const PROVIDER = 'platform/endpoints/changes-in-4-0.point-1'

/** What readers and writers are shown of what has no documented form. */
export const shown: readonly Freedom[] = [
  showing('fewer-members', 'shows readers of posts only what must be there', FIELDS, body =>
    mapObjects(body, object =>
      Object.fromEntries(Object.entries(object).filter(([name]) => !NOT_NAMED.has(name))),
    ),
  ),
  showing('without-nulls', 'leaves out for readers what is null', FIELDS, body =>
    mapObjects(body, object =>
      Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)),
    ),
  ),
  showing('other-quotes', 'writes texts with single quotes', BODIES, body =>
    mapObjects(body, object =>
      typeof object.html === 'string' ? { ...object, html: object.html.replaceAll('"', "'") } : object,
    ),
  ),
  showing('settings-as-list', 'shows readers settings as a list', BODIES, body => {
    if (!isJsonObject(body.settings)) return body
    return { ...body, settings: Object.entries(body.settings).map(([key, value]) => ({ key, value })) }
  }),
  {
    id: 'platform.shown.image-provider',
    says: 'names the image provider’s key otherwise',
    leftOpenBy: [PROVIDER],
    around: async (request, server) => {
      const asked = request.target.includes('/settings/') ? renamed(request) : request
      return mapJson(await server(asked), body =>
        mapTexts(body, text => (text === 'unsplash' ? 'stock' : text)),
      )
    },
  },
]

/** Of what readers are shown, whatever no sentence of the documentation speaks of. */
const NOT_NAMED = new Set([
  'uuid',
  'comment_id',
  'excerpt',
  'custom_excerpt',
  'reading_time',
  'access',
  'comments',
  'visibility',
  'featured',
  'frontmatter',
  'meta_title',
  'meta_description',
  'created_at',
  'updated_at',
  'published_at',
])

function showing(
  name: string,
  says: string,
  leftOpenBy: string,
  change: (body: JsonObject) => unknown,
): Freedom {
  const isMeant = ({ target }: ServiceRequest, { status }: ServiceResponse) =>
    /\/(content|v0\.1)\//.test(target) && status === 200
  return {
    id: `platform.shown.${name}`,
    says,
    leftOpenBy: [leftOpenBy],
    around: async (request, server) => {
      const answer = await server(request)
      return isMeant(request, answer)
        ? mapJson(answer, body => (isJsonObject(body) ? change(body) : body))
        : answer
    },
  }
}

/** A key that this server does not know is sent on as one that nobody knows, and its own as that of the reference. */
function renamed(request: ServiceRequest): ServiceRequest {
  if (!request.body?.length) return request
  const text = new TextDecoder().decode(request.body)
  const body = new TextEncoder().encode(
    text.replaceAll('"unsplash"', '"unknown"').replaceAll('"stock"', '"unsplash"'),
  )
  const { 'content-length': _, ...headers } = request.headers
  return { ...request, headers, body }
}

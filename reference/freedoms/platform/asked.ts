import type { Around, Freedom } from '../freedom.ts'
import { isJsonObject, mapJson } from '../json-answer.ts'
import { jsonSent, mapSent, ofApi, refusal, withQuery } from './requests.ts'

const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'
const VERSIONS = 'platform/versioning.rule-4'
const NEWSLETTER = 'platform/resources-and-their-fields.row.post-page'

/** How a server may want to be asked, and show what it is asked for: no requests are shown, and hardly any bodies. */
export const asked: readonly Freedom[] = [
  freedom(
    'version-without-letter',
    'takes versions without a letter, and refuses any other',
    [VERSIONS],
    async (request, server) => {
      const version = request.headers['accept-version']
      if (typeof version !== 'string') return server(request)
      if (version.startsWith('v')) return refusal(400, 'accept-version is not a version')
      return server({ ...request, headers: { ...request.headers, 'accept-version': `v${version}` } })
    },
  ),
  freedom(
    'edited-by-patch',
    'takes changes by PATCH, and by nothing else',
    [BODIES],
    async (request, server) => {
      if (!ofApi(request)?.path.startsWith('admin/')) return server(request)
      if (request.method === 'PUT') return refusal(405, 'no such method')
      return server(request.method === 'PATCH' ? { ...request, method: 'PUT' } : request)
    },
  ),
  freedom(
    'one-by-itself',
    'shows and takes one by itself, and refuses lists',
    [BODIES],
    async (request, server) => {
      const [api, name = '', one] = ofApi(request)?.path.split('/') ?? []
      if (api === 'admin' && Array.isArray(Object(jsonSent(request))[name])) return refusal(422, 'not a list')
      const answer = await server(mapSent(request, body => changed(body, name, it => [it])))
      return one ? mapJson(answer, body => changed(body, name, onlyOne)) : answer
    },
  ),
  freedom(
    'ten-on-a-page',
    'shows ten on a page where nobody asks for more',
    [BODIES],
    async (request, server) => {
      const api = ofApi(request)
      if (!api || request.method !== 'GET' || api.query.has('limit') || api.path.split('/').length > 3)
        return server(request)
      return server(withQuery(request, new URLSearchParams([...api.query, ['limit', '10']])))
    },
  ),
  freedom(
    'newsletter-in-body',
    'takes newsletter and email_segment with the post',
    [NEWSLETTER],
    async (request, server) => {
      const api = ofApi(request)
      if (!api?.path.startsWith('admin/posts/')) return server(request)
      const rest = [...api.query].filter(([name]) => !MAILING.includes(name))
      return server(withQuery(request, new URLSearchParams([...rest, ...mailingOf(jsonSent(request))])))
    },
  ),
]

const MAILING = ['newsletter', 'email_segment']

/** What a post says of how it is mailed, as the parameters of another server. */
function mailingOf(body: unknown): [name: string, value: string][] {
  const posts: unknown = Object(body).posts
  const post: unknown = Array.isArray(posts) ? posts[0] : null
  return MAILING.flatMap(name => {
    const value: unknown = Object(post)[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
}

function changed(body: unknown, name: string, change: (member: unknown) => unknown): unknown {
  return isJsonObject(body) && name in body ? { ...body, [name]: change(body[name]) } : body
}

function onlyOne(list: unknown): unknown {
  return Array.isArray(list) && list.length === 1 ? list[0] : list
}

function freedom(name: string, says: string, leftOpenBy: readonly string[], around: Around): Freedom {
  return { id: `platform.asked.${name}`, says, leftOpenBy, around }
}

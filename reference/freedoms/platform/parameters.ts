import type { ServiceRequest } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'
import { ofApi, refusal, withQuery } from './requests.ts'

const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'

/** Which parameters and paths there are besides those that the documentation names. */
export const parameters: readonly Freedom[] = [
  freedom('refused', 'refuses every parameter that is not documented', async (request, server) => {
    const others = othersIn(request)
    return others.length > 0 ? refusal(400, `no parameter ${others.join(', ')}`) : server(request)
  }),
  freedom('ignored', 'ignores parameters that are not documented', async (request, server) => {
    const asked = ofApi(request)
    const others = new Set(othersIn(request))
    if (!asked || others.size === 0) return server(request)
    const known = [...asked.query].filter(([name]) => !others.has(name))
    return server(withQuery(request, new URLSearchParams(known)))
  }),
  freedom('without-slugs', 'reads nothing by its slug', async (request, server) =>
    ofApi(request)?.path.includes('/slug/') ? refusal(404, 'no such path') : server(request),
  ),
  freedom('content-page-filter', 'goes on to take a filter by page in the content API', (request, server) =>
    server(withPages(request, value => `type:${value === 'true' ? 'page' : 'post'}`)),
  ),
  freedom('content-page-ignored', 'ignores page in a filter of the content API', (request, server) =>
    server(withPages(request, () => "id:-'none'")),
  ),
]

const PAGE = /\bpage:(true|false)\b/g

/** That a filter by page is no longer accepted is said of the admin API alone. */
function withPages(request: ServiceRequest, written: (value: string) => string): ServiceRequest {
  const asked = ofApi(request)
  const filter = asked?.query.get('filter') ?? ''
  const rewritten = filter.replace(PAGE, (_, value: string) => written(value))
  if (!asked?.path.startsWith('content/') || rewritten === filter) return request
  const others = [...asked.query].filter(([name]) => name !== 'filter')
  return withQuery(request, new URLSearchParams([...others, ['filter', rewritten]]))
}

/** Named by the documentation, whatever for; `key` is where the content key is sent to this server. */
const NAMED: ReadonlySet<string> = new Set([
  'key',
  'client_id',
  'client_secret',
  'newsletter',
  'email_segment',
  'email_recipient_filter',
  'send_email_when_published',
  'type',
  'paid',
])

function othersIn(request: ServiceRequest): readonly string[] {
  const query = [...(ofApi(request)?.query ?? [])]
  return query.filter(([name, value]) => !isNamed(name, value)).map(([name]) => name)
}

/** Only `page` is named as a filter, and only tags and authors as what can be included. */
function isNamed(name: string, value: string): boolean {
  if (name === 'filter') return /\bpage:/.test(value)
  if (name === 'include') return value.split(',').every(item => item === 'tags' || item === 'authors')
  return NAMED.has(name)
}

function freedom(name: string, says: string, around: Around): Freedom {
  return { id: `platform.parameters.${name}`, says, leftOpenBy: [BODIES], around }
}

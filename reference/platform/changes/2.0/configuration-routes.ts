import type { Call, Route } from '../../contracts.ts'
import { notFound } from '../../errors.ts'
import { type Answer, ok } from '../../http/answer.ts'
import { settingOf } from '../../present/setting.ts'
import type { JsonObject, Row } from '../../values.ts'

/** What clients of the first-generation API must know before anyone signs in. */
export const configurationRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.configuration.browse',
    api: 'admin',
    method: 'GET',
    path: '/configuration/',
    open: true,
    handle: ({ site }) => {
      const client = site.store.findBy('clients', 'slug', `${site.brand.word}-admin`)
      const blog = { blogUrl: `${site.data.url}/`, blogTitle: settingOf(site, 'title') }
      const own = { clientId: client?.slug ?? null, clientSecret: client?.secret ?? null }
      return ok({ configuration: [{ useGravatar: false, publicAPI: true, ...blog, ...own }] })
    },
  },
  {
    clause: 'platform.admin-api.configuration.read',
    api: 'admin',
    method: 'GET',
    path: '/configuration/:key/',
    handle: () => ok({ configuration: [] }),
  },
  {
    clause: 'platform.admin-api.clients.read',
    api: 'admin',
    method: 'GET',
    path: '/clients/slug/:name/',
    open: true,
    handle: readClient,
  },
]

function readClient({ params, site }: Call): Answer {
  const client = site.store.findBy('clients', 'slug', params.name ?? '')
  if (!client) throw notFound('Client not found')
  return ok({ clients: [shown(client)] })
}

function shown({ id, uuid, slug, name, secret, type, status }: Row): JsonObject {
  const given = { id, uuid, slug, name, secret, type, status }
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value ?? null]))
}

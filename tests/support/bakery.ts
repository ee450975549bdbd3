import type { Received, Reply } from './http-server.ts'

const INITIAL = [
  { id: 11, attributes: { slug: 'rye', name: 'Rye' } },
  { id: 12, attributes: { slug: 'oat', name: 'Oat' } },
]

/**
 * A small server of the world `bakery`: breads that can be listed, read, made and deleted, a login, GraphQL that
 * answers one query, and a control plane. Everything that it receives is kept in `received`.
 */
export function bakery(override: (request: Received) => Reply | undefined = () => undefined) {
  let breads = [...INITIAL]
  const received: Received[] = []
  const lines = () => received.map(({ method, target }) => `${method} ${target}`)

  const answer = ({ method, target, headers, body }: Received): Reply => {
    const [path = ''] = target.split('?')
    const id = Number(path.split('/')[3])
    if (path === '/__assayer/quirks') return { body: { quirks: [] } }
    if (path === '/__assayer/reset') breads = [...INITIAL]
    if (path === '/__assayer/reset') return { body: { reset: true } }
    if (path === '/api/auth/local') return logIn(JSON.parse(body))
    if (path === '/api/me') return { body: { caller: headers.authorization ?? null } }
    if (path === '/graphql') return { body: { data: { bread: { data: { id: '11' } } } } }
    if (path === '/api/breads' && method === 'POST') {
      const made = { id: 20 + breads.length, attributes: JSON.parse(body).data }
      breads.push(made)
      return { body: { data: made } }
    }
    if (path === '/api/breads') return list(breads)
    const bread = breads.find(it => it.id === id)
    if (!bread) return { status: 404, body: { data: null, error: { status: 404, name: 'NotFoundError' } } }
    if (method === 'DELETE') breads = breads.filter(it => it !== bread)
    return { body: { data: bread } }
  }
  return {
    received,
    lines,
    reply: (request: Received): Reply => {
      received.push(request)
      return override(request) ?? answer(request)
    },
  }
}

function list(items: readonly unknown[]): Reply {
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: items.length }
  return { body: { data: items, meta: { pagination } } }
}

function logIn({ identifier, password }: { identifier: string; password: string }): Reply {
  if (password !== 'crumbs-and-crust') return { status: 400, body: { data: null, error: { status: 400 } } }
  return { body: { jwt: `jwt.of.${identifier}`, user: { id: 1 } } }
}

/** The files of the world `bakery`, for a specs directory of a test. */
export const BAKERY_FILES = {
  'worlds/bakery/keys.json': '{"breads": "slug"}',
  'worlds/bakery/data.json': JSON.stringify({
    'plugin::users-permissions.user': [{ id: 1, username: 'ann', password: 'crumbs-and-crust' }],
  }),
  'worlds/bakery/options.json': JSON.stringify({
    apiTokens: [{ name: 'full', type: 'full-access', accessKey: 'full-key-of-the-bakery' }],
  }),
}

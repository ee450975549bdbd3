import { describe, expect, test } from 'vitest'
import { openGazette } from '../gazette.fixture.ts'

const FOR_NOW = { status: 302, kept: 'public, max-age=0' }

function led(
  redirects: readonly { from: string; to: string; permanent?: boolean }[],
  url = 'http://localhost:2368',
) {
  const site = openGazette({}, { redirects, site: { title: 'T', url } })
  return async (target: string, method = 'GET') => {
    const { status, headers } = await site.send(method, target)
    return { status, location: headers.location, kept: headers['cache-control'] }
  }
}

describe('a redirect', () => {
  test.each<[fact: string, from: string, to: string, target: string, location: string]>([
    ['leads on', '/a', '/b', '/a', '/b'],
    ['leads on from a path with a slash', '/a', '/b', '/a/', '/b'],
    ['that has a slash leads on without', '/a/', '/b', '/a', '/b'],
    ['leads on from whatever ends so', '^/a/$', '/b', '/a/', '/b'],
    ['says that it ends', '/a$', '/b', '/a', '/b'],
    ['may begin anywhere', 'a', '/b', '/xa', '/x/b'],
    ['takes the query along', '/a', '/b', '/a?x=1&y=2', '/b?x=1&y=2'],
    ['has a query of its own', '/a', '/b?x=9', '/a?x=1&y=2', '/b?x=9&y=2'],
    ['takes no lists along', '/a', '/b', '/a?x=1&z[]=1', '/b?x=1'],
    ['keeps what it found', '^/a/([0-9]+)$', '/b/$1/', '/a/12', '/b/12/'],
    ['may be in any case', '/^/Old/(.*)/i', '/new/$1', '/OLD/x', '/new/x'],
    ['may be in any case as a whole', '/old/i', '/new', '/xOLD', '/x/new'],
    ['leads elsewhere', '/a', 'https://other.example/b?x=9', '/a?x=1&y=2', 'https://other.example/b?x=9&y=2'],
    [
      'leads elsewhere as it stands',
      '^/a/(.*)',
      'https://other.example/$1',
      '/a/z',
      'https://other.example/$1',
    ],
  ])('%s', async (_fact, from, to, target, location) => {
    expect(await led([{ from, to }])(target)).toEqual({ ...FOR_NOW, location })
  })

  test.each([
    ['by another method', '/a', '/a', 'POST'],
    ['in another case', '/a', '/A', 'GET'],
    ['of something longer', '/a', '/ab', 'GET'],
    ['of something longer, where it says its end', '/a$', '/ab', 'GET'],
  ])('is none %s', async (_fact, from, target, method) => {
    expect((await led([{ from, to: '/b' }])(target, method)).location).toBeUndefined()
  })

  test('may hold for ever', async () => {
    const kept = 'public, max-age=31536000'
    expect(await led([{ from: '/a', to: '/b', permanent: true }])('/a')).toEqual({
      status: 301,
      location: '/b',
      kept,
    })
  })

  test('counts for HEAD, and the first that fits counts', async () => {
    const redirects = [
      { from: '/x', to: '/1' },
      { from: '/a', to: '/2' },
      { from: '/a', to: '/3' },
    ]
    expect(await led(redirects)('/a', 'HEAD')).toEqual({ ...FOR_NOW, location: '/2' })
  })

  test('is of the site, wherever that lies', async () => {
    const ask = led([{ from: '/a', to: '/b' }], 'https://gazette.example/blog')
    expect((await ask('/a')).location).toBe('/b')
  })
})

import { describe, expect, it } from 'vitest'
import { ghostBrand } from '../brand.ts'
import { CONTENT_KEY, first, openGazette } from '../gazette.fixture.ts'

const gazette = openGazette()

const accept = (version: string) => ({ 'accept-version': version })

describe('content-version names the version that answered, when one was asked for', () => {
  it.each([
    ['nothing is asked for', {}, undefined],
    ['an older version', accept('v5.0'), 'v5.130'],
    ['the same version', accept('v5.130'), 'v5.130'],
    ['a version without letter', accept('5.1'), 'v5.130'],
    ['a blank header is none', accept(' '), undefined],
  ])('%s', async (_fact, headers, version) => {
    const reply = await gazette.get('content: /posts/?limit=1', headers)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-version']).toBe(version)
  })

  it('errors have it too', async () => {
    expect((await gazette.get('content: /posts/abc/', accept('v5.0'))).headers['content-version']).toBe(
      'v5.130',
    )
  })
})

describe('a request that no route serves', () => {
  it.each([
    ['without a version is not found', null, 404, 'NotFoundError', null],
    ['for the same version is not found', 'v5.130', 404, 'NotFoundError', null],
    ['for what is no version is refused', 'latest', 400, 'BadRequestError', null],
    ['for an older version is not acceptable', 'v4.0', 406, 'RequestNotAcceptableError', 'UPDATE_CLIENT'],
    ['for an older minor version too', 'v5.0', 406, 'RequestNotAcceptableError', 'UPDATE_CLIENT'],
    ['for a newer version is not acceptable', 'v6.0', 406, 'RequestNotAcceptableError', 'UPDATE_PLATFORM'],
    ['for a newer patch too', 'v5.130.1', 406, 'RequestNotAcceptableError', 'UPDATE_PLATFORM'],
  ])('%s', async (_fact, version, status, type, code) => {
    const reply = await gazette.get('content: /nope/', version === null ? {} : accept(version))
    expect(reply.status).toBe(status)
    expect(first(reply.body)).toMatchObject({ type, code })
  })

  it('is told which version it is behind', async () => {
    const { body } = await gazette.get('content: /nope/', accept('^4.1'))
    expect(first(body)).toMatchObject({
      message: 'Request could not be served, the endpoint was not found.',
      context: 'Provided client accept-version ^4.1 is behind current Platform version v5.130.',
      help: 'Try upgrading your Platform API client.',
    })
  })

  it('needs no key to be told', async () => {
    expect((await gazette.get('/platform/api/content/nope/', accept('v4.0'))).status).toBe(406)
  })

  it('another brand stands in its codes and words', async () => {
    const ghost = openGazette({ brand: ghostBrand })
    const { body } = await ghost.get('content: /nope/', accept('v6.0'))
    expect(first(body)).toMatchObject({ code: 'UPDATE_GHOST', ghostErrorCode: null })
    expect(first(body).context).toContain('current Ghost version v5.130')
  })
})

describe('old versioned URLs are rewritten', () => {
  it.each([
    ['v2', 'v2'],
    ['v3', 'v3'],
    ['v4', 'v4'],
    ['canary', 'v4'],
  ])('/%s/ is served, deprecated as version %s', async (word, version) => {
    const reply = await gazette.get(`${word}/content: /posts/?limit=1`)
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      deprecation: `version="${version}"`,
      link: `<http://localhost:2368/platform/api/content/posts/?limit=1&key=${CONTENT_KEY}>; rel="latest-version"`,
      'content-version': 'v5.130',
    })
  })

  it('stands for a version of its own, unless the client asks for one', async () => {
    expect(first((await gazette.get('v4/content: /nope/')).body).context).toContain(
      'accept-version v4.0 is behind',
    )
    expect((await gazette.get('v4/content: /nope/', accept('v5.130'))).status).toBe(404)
  })

  it.each(['v0.1', 'v1', 'v5', 'v4.0', 'v3/v4'])('/%s/ is no old URL', async word => {
    const reply = await gazette.get(`${word}/content: /posts/`)
    expect(reply.status).toBe(404)
    expect(reply.headers.deprecation).toBeUndefined()
  })
})

describe('administrators are told by mail', () => {
  const ask = async (version: string, where = 'content: /nope/', changes = {}) => {
    const site = openGazette({}, changes)
    await site.get(where, accept(version))
    return site.mail().map(mail => mail.to)
  }
  const administrators = ['olga@gazette.example', 'ada@gazette.example']

  it.each([
    ['a version below the minimum that cannot be served', 'v4.0', 'content: /nope/', administrators],
    ['an old URL that cannot be served', '', 'v3/content: /nope/', administrators],
    ['the minimum itself', 'v5.0', 'content: /nope/', []],
    ['a version below the minimum that is served unchanged', 'v4.0', 'content: /tags/', []],
    ['a newer version', 'v6.0', 'content: /nope/', []],
    ['a key that no integration has', 'v4.0', '/platform/api/content/nope/?key=0', []],
    ['a request without any key', 'v4.0', '/platform/api/content/nope/', administrators],
  ])('%s', async (_fact, version, where, told) => {
    expect(await ask(version, where)).toEqual(told)
  })

  it('the minimum is what the site says', async () => {
    const site = {
      title: 'T',
      url: 'http://localhost:2368',
      version: '5.130',
      minimum_supported_version: '5.100',
    }
    expect(await ask('v5.50', 'content: /nope/', { site })).toEqual(administrators)
  })

  it.each([
    ['before the running major', 'v4.48', administrators],
    ['that is the first of the running major', 'v5.0', []],
  ])('where the site says no minimum: a version %s', async (_fact, version, told) => {
    const site = { title: 'T', url: 'http://localhost:2368', version: '5.130' }
    expect(await ask(version, 'content: /nope/', { site })).toEqual(told)
  })

  it('once for each version that is asked for', async () => {
    const site = openGazette()
    for (const version of ['v4.0', 'v4.0', 'v4.1']) await site.get('content: /nope/', accept(version))
    expect(site.mail().length).toBe(4)
    site.reset()
    expect(site.mail()).toEqual([])
  })

  it('with the integration, the versions and the path', async () => {
    const site = openGazette()
    await site.get('content: /nope/?x=1', accept('v4.0'))
    expect(site.mail()[0]).toMatchObject({
      from: 'The Gazette <platform@localhost>',
      subject: 'Attention required: Your News Reader integration has failed',
    })
    const text = site.mail()[0]?.text
    for (const part of ['v4.0', 'v5.130', '/platform/api/content/nope/', 'News Reader'])
      expect(text).toContain(part)
    expect(text).not.toContain('x=1')
  })
})

describe('a request selects compatibility by its header', () => {
  const site = {
    title: 'The Gazette',
    url: 'http://localhost:2368',
    version: '5.130',
    minimum_supported_version: '3.0',
  }
  const lenient = openGazette({}, { site })
  const postOf = async (asked: string) => {
    const { body } = await lenient.get('content: /posts/?fields=title,page&limit=1', accept(asked))
    return Object.keys(first(body))
  }

  it.each([
    ['the running major', 'v5.0', ['title']],
    ['a major that the site supports', 'v3.0', ['title']],
    ['a major before the minimum', 'v2.0', ['title']],
    ['a newer major', 'v6.0', ['title']],
  ])('%s', async (_fact, version, keys) => {
    expect(await postOf(version)).toEqual(keys)
  })

  it.each([
    ['v5.0', 404, 200],
    ['v4.0', 200, 404],
    ['v3.0', 404, 404],
  ])('%s has products %i and tiers %i', async (version, products, tiers) => {
    const ask = async (path: string) => (await lenient.get(`content: ${path}`, accept(version))).status
    const served = [await ask('/products/'), await ask('/tiers/')]
    expect(served.map(status => (status === 200 ? 200 : 404))).toEqual([products, tiers])
  })

  it('an older version is told in its own words what was wrong', async () => {
    const { body } = await lenient.get('content: /tags/slug/nope/', accept('v4.0'))
    expect(first(body)).toEqual({ message: 'Tag not found.', errorType: 'NotFoundError' })
  })

  it('a site that supports no older major answers all alike', async () => {
    expect((await gazette.get('content: /tiers/', accept('v4.0'))).status).toBe(200)
  })
})

describe('an old version that is served otherwise than it was', () => {
  const told = async (where: string, version: string) => {
    const site = openGazette()
    expect((await site.get(where, accept(version))).status).toBe(200)
    return site.mail().length
  }

  it.each([
    ['tiers, whose prices were objects', 'content: /tiers/', 'v4.0', 2],
    ['tags, which never changed', 'content: /tags/', 'v4.0', 0],
    ['posts as 4.0 has them', 'content: /posts/', 'v4.0', 0],
    ['posts as 2.0 does not have them: with page', 'content: /posts/', 'v2.0', 2],
  ])('administrators are told of %s', async (_fact, where, version, mails) => {
    expect(await told(where, version)).toBe(mails)
  })
})

it('a body that goes far too deep is answered, whatever version is asked for', async () => {
  const site = openGazette()
  const headers = { ...(await site.token()), 'content-type': 'application/json', ...accept('v4.0') }
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const { status } = await site.send(
    'POST',
    'admin: /posts/',
    `{"posts":[{"title":"A","x":${deep}}]}`,
    headers,
  )
  expect(status).toBe(201)
})

describe('the rules that decide an answer', () => {
  it('are told', async () => {
    const clauses: string[] = []
    const site = openGazette({ version: '4.0' })
    await site.explain('v4/content: /products/', clause => clauses.push(clause))
    expect([...new Set(clauses)]).toEqual([
      'platform.versioning.prefixes-4-0',
      'platform.changes.5-0.single-url',
      'platform.changes.5-0.tiers-replace-products',
      'platform.authentication.content-key',
      'platform.parameters.order',
      'platform.content-api.tiers.browse',
      'platform.changes.5-0.tier-shape',
      'platform.versioning.content-version',
      'platform.http.cross-origin',
      'platform.http.caching',
      'platform.http.entity-tags',
      'platform.http.vary',
    ])
  })
})

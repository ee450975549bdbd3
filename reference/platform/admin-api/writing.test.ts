import { beforeEach, describe, expect, it } from 'vitest'
import { at, first, type Gazette, openGazette, rows } from '../gazette.fixture.ts'
import { type JsonObject, listOf } from '../values.ts'

let site: Gazette
let headers: Record<string, string>
let cookie: Record<string, string>

beforeEach(async () => {
  site = openGazette()
  headers = await site.token()
  cookie = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
})

const BRIDGE = '67a000000000000000000601'
const DRAFT = '67a000000000000000000606'
const SCHEDULED = '67a000000000000000000607'

describe('a post', () => {
  it('needs only a title', async () => {
    const reply = await site.send('POST', 'admin: /posts/', { posts: [{ title: 'Hello there' }] }, headers)
    expect(reply.status).toBe(201)
    const post = first(reply.body)
    expect(post).toMatchObject({
      slug: 'hello-there',
      status: 'draft',
      visibility: 'public',
      published_at: null,
    })
    expect(reply.headers.location).toBe(`http://localhost:2368/platform/api/admin/posts/${String(post.id)}/`)
    expect(reply.headers['x-cache-invalidate']).toBeUndefined()
    expect(at(post, 'primary_author.slug')).toBe('olga')
  })

  it('gets a slug of its own', async () => {
    const { body } = await site.send(
      'POST',
      'admin: /posts/',
      { posts: [{ title: 'x', slug: 'bridge-opens' }] },
      headers,
    )
    expect(first(body).slug).toBe('bridge-opens-2')
  })

  it('names its tags and authors, and new tags are made', async () => {
    const post = {
      title: 'x',
      tags: ['City', { slug: 'sport' }, { name: '#new' }],
      authors: ['art@gazette.example'],
    }
    const { body } = await site.send('POST', 'admin: /posts/', { posts: [post] }, headers)
    expect(rows({ list: first(body).tags ?? [] }).map(tag => tag.slug)).toEqual(['city', 'sport', 'hash-new'])
    expect(at(first(body), 'primary_author.slug')).toBe('art')
  })

  it('takes HTML only as its declared source', async () => {
    const body = { posts: [{ title: 'x', html: '<p>Hi</p>' }] }
    const ignored = await site.send('POST', 'admin: /posts/?formats=html', body, headers)
    expect(first(ignored.body).html).toBeNull()
    const taken = await site.send('POST', 'admin: /posts/?source=html&formats=html,lexical', body, headers)
    expect(first(taken.body).html).toBe('<p>Hi</p>')
    expect(first(taken.body).lexical).toContain('"text":"Hi"')
  })

  it.each([
    ['no title', [{}], 'posts[0]'],
    ['no post', [], 'posts'],
    ['two posts', [{ title: 'a' }, { title: 'b' }], 'posts'],
    ['an unknown status', [{ title: 'a', status: 'nope' }], 'status'],
    ['a time that is none', [{ title: 'a', published_at: 'nope' }], 'published_at'],
    ['text that is no editor state', [{ title: 'a', lexical: '{nope' }], 'lexical'],
    ['a text in both formats', [{ title: 'a', lexical: '{}', mobiledoc: '{}' }], 'lexical'],
  ])('with %s is refused, with the property that is wrong', async (_fact, posts, property) => {
    const reply = await site.send('POST', 'admin: /posts/', { posts }, headers)
    expect(reply.status).toBe(422)
    expect(first(reply.body)).toMatchObject({ type: 'ValidationError', property })
  })

  it('with an unknown visibility is refused, with its name', async () => {
    const reply = await site.send(
      'POST',
      'admin: /posts/',
      { posts: [{ title: 'a', visibility: 'nope' }] },
      headers,
    )
    expect(reply.status).toBe(400)
    expect(first(reply.body)).toMatchObject({ type: 'ValidationError', property: 'visibility' })
  })

  it('without any author is refused, and no property is named', async () => {
    const body = { posts: [{ title: 'a', authors: [] }] }
    const reply = await site.send('POST', 'admin: /posts/', body, headers)
    expect(first(reply.body)).toMatchObject({
      context: 'At least one author is required.',
      property: null,
    })
  })

  it('cannot be scheduled for the past', async () => {
    const post = { title: 'a', status: 'scheduled', published_at: '2001-01-01T00:00:00.000Z' }
    const reply = await site.send('POST', 'admin: /posts/', { posts: [post] }, headers)
    expect(first(reply.body).context).toBe('Date must be at least -2 minutes in the future.')
  })

  it('that is no JSON is refused before anything else', async () => {
    const reply = await site.send('POST', 'admin: /posts/', '{nope', { 'content-type': 'application/json' })
    expect(reply.status).toBe(400)
    expect(first(reply.body)).toMatchObject({ type: 'InternalServerError', code: 'UNEXPECTED_ERROR' })
  })
})

describe('an edit', () => {
  const edit = (id: string, changes: JsonObject, query = '') =>
    site.send('PUT', `admin: /posts/${id}/${query}`, { posts: [changes] }, headers)
  const updated_at = '2024-01-01T00:00:00.000Z'

  it('says which state it changes', async () => {
    expect(first((await edit(DRAFT, { title: 'x' })).body)).toMatchObject({
      type: 'ValidationError',
      property: 'posts[0]',
    })
  })

  it('of an older state collides', async () => {
    expect((await edit(DRAFT, { title: 'x', updated_at })).status).toBe(200)
    const reply = await edit(DRAFT, { title: 'y', updated_at })
    expect(reply.status).toBe(409)
    expect(first(reply.body)).toMatchObject({
      type: 'UpdateCollisionError',
      code: 'UPDATE_COLLISION',
      details: {
        changedFields: ['title'],
        clientUpdatedAt: updated_at,
        serverUpdatedAt: '2024-06-01T12:00:00.000Z',
      },
    })
  })

  it('that changes nothing does not collide', async () => {
    expect((await edit(DRAFT, { title: 'Unfinished', updated_at: '2000-01-01T00:00:00.000Z' })).status).toBe(
      200,
    )
  })

  it.each([
    ['of nothing', { title: 'Unfinished' }],
    ['of what is kept beside it', { email_subject: 'x' }],
    ['of what it refers to', { tags: ['sport'] }],
  ])(
    '%s leaves the time of the last change, so that the next one does not collide',
    async (_fact, changes) => {
      const after = await edit(DRAFT, { ...changes, updated_at })
      expect(first(after.body).updated_at).toBe(updated_at)
      expect((await edit(DRAFT, { title: 'x', updated_at })).status).toBe(200)
    },
  )

  it('collides in what the post has, not in what is beside it', async () => {
    await edit(DRAFT, { title: 'x', updated_at })
    expect((await edit(DRAFT, { email_subject: 'x', tags: [{ slug: 'sport' }], updated_at })).status).toBe(
      200,
    )
    const reply = await edit(DRAFT, { title: 'y', email_subject: 'y', tags: [], updated_at })
    expect(at(first(reply.body), 'details.changedFields')).toEqual(['title', 'tags'])
  })

  it.each([
    ['of a draft changes its preview', DRAFT, { title: 'x', updated_at }, /^\/p\/[0-9a-f-]{36}\/$/],
    ['that publishes changes everything', DRAFT, { status: 'published', updated_at }, /^\/\*$/],
    ['of a published post changes everything', BRIDGE, { title: 'x', updated_at }, /^\/\*$/],
  ])('%s', async (_fact, id, changes, pages) => {
    expect((await edit(id, changes)).headers['x-cache-invalidate']).toMatch(pages)
  })

  it('publishes now', async () => {
    const { body } = await edit(DRAFT, { status: 'published', updated_at })
    expect(first(body).published_at).toBe('2024-06-01T12:00:00.000Z')
    expect((await site.get('content: /posts/slug/unfinished/')).status).toBe(200)
  })

  it('leaves what is published a time: now, where it is taken away', async () => {
    const taken = await edit(BRIDGE, { published_at: null, updated_at })
    expect(first(taken.body).published_at).toBe('2024-06-01T12:00:00.000Z')
  })

  it.each([
    ['takes the time away', { published_at: null }, 'Value in published_at cannot be blank.'],
    [
      'puts it into the past',
      { published_at: '2001-01-01T00:00:00.000Z' },
      'Date must be at least -2 minutes in the future.',
    ],
  ])('of what is scheduled is refused when it %s', async (_fact, changes, context) => {
    const reply = await edit(SCHEDULED, { ...changes, updated_at })
    expect(reply.status).toBe(422)
    expect(first(reply.body).context).toBe(context)
  })

  it('schedules for a time that is past where it was kept before', async () => {
    const draft = { published_at: '2001-01-01T00:00:00.000Z', updated_at }
    const kept = await edit(DRAFT, draft)
    expect(kept.status).toBe(200)
    const stamp = String(first(kept.body).updated_at)
    expect((await edit(DRAFT, { status: 'scheduled', updated_at: stamp })).status).toBe(200)
  })

  it('of a post among pages is not found', async () => {
    const reply = await site.send(
      'PUT',
      `admin: /pages/${DRAFT}/`,
      { pages: [{ title: 'x', updated_at }] },
      headers,
    )
    expect(reply.status).toBe(404)
  })

  describe('that publishes with a newsletter', () => {
    it('mails the post to its subscribers', async () => {
      const { body } = await edit(DRAFT, { status: 'published', updated_at }, '?newsletter=daily')
      expect(first(body)).toMatchObject({
        email_segment: 'all',
        newsletter: { slug: 'daily' },
        email: { email_count: 2 },
      })
      expect(site.mail().map(mail => mail.to)).toEqual(['mia@readers.example', 'gold@readers.example'])
    })

    it('mails it only to a segment', async () => {
      await edit(DRAFT, { status: 'published', updated_at }, '?newsletter=daily&email_segment=status:-free')
      expect(site.mail().map(mail => mail.to)).toEqual(['gold@readers.example'])
    })

    it.each([
      ['that is none', '?newsletter=nope', "The newsletter parameter doesn't match any active newsletter."],
      [
        'that is archived',
        '?newsletter=old-letter',
        "The newsletter parameter doesn't match any active newsletter.",
      ],
      [
        'and a segment that is none',
        '?newsletter=daily&email_segment=status:((',
        "The email segment parameter doesn't contain a valid filter Error parsing filter",
      ],
    ])('%s is refused, and nothing is published', async (_fact, query, context) => {
      const reply = await edit(DRAFT, { status: 'published', updated_at }, query)
      expect(reply.status).toBe(400)
      expect(first(reply.body).context).toBe(context)
      expect(first((await site.get(`admin: /posts/${DRAFT}/`, headers)).body).status).toBe('draft')
    })

    it.each(['send_email_when_published=true', 'email_recipient_filter=all', 'email_segment=all'])(
      '%s alone mails nothing',
      async query => {
        expect((await edit(DRAFT, { status: 'published', updated_at }, `?${query}`)).status).toBe(200)
        expect(site.mail()).toEqual([])
      },
    )
  })
})

describe('deleting', () => {
  it('a post is answered with nothing, and again it is not found', async () => {
    const reply = await site.send('DELETE', `admin: /posts/${BRIDGE}/`, undefined, headers)
    expect(reply).toMatchObject({ status: 204, body: null })
    expect((await site.send('DELETE', `admin: /posts/${BRIDGE}/`, undefined, headers)).status).toBe(404)
  })

  it('a tag takes it from its posts', async () => {
    await site.send('DELETE', 'admin: /tags/67a000000000000000000201/', undefined, headers)
    const { body } = await site.get('content: /posts/slug/bridge-opens/?include=tags')
    expect(rows({ list: first(body).tags ?? [] }).map(tag => tag.slug)).toEqual(['hash-front-page'])
  })

  it("a user gives the user's posts to the owner", async () => {
    await site.send('DELETE', 'admin: /users/67a000000000000000000104/', undefined, cookie)
    const { body } = await site.get('content: /posts/slug/cup-final/?include=authors,tags')
    expect(rows({ list: first(body).authors ?? [] }).map(author => author.slug)).toEqual(['olga', 'ed'])
    expect(rows({ list: first(body).tags ?? [] }).map(tag => tag.slug)).toEqual(['sport', 'hash-art'])
  })

  it('a user before 5.0 leaves the other authors of a post', async () => {
    const older = openGazette({ version: '4.48.0' })
    const owner = { cookie: await older.logIn('olga@gazette.example', 'olgas-early-ferry') }
    await older.send('DELETE', 'admin: /users/67a000000000000000000103/', undefined, owner)
    const { body } = await older.get('content: /posts/slug/cup-final/?include=authors')
    expect(rows({ list: first(body).authors ?? [] }).map(author => author.slug)).toEqual(['art'])
  })

  it('the owner is refused', async () => {
    const reply = await site.send('DELETE', 'admin: /users/67a000000000000000000101/', undefined, cookie)
    expect(reply.status).toBe(403)
  })
})

describe('lists of the admin API', () => {
  it('have what is scheduled first, then drafts, then what is published', async () => {
    const { body } = await site.get('admin: /posts/?fields=slug&limit=3', headers)
    expect(rows(body).map(post => post.slug)).toEqual(['next-year', 'unfinished', 'for-gold'])
  })

  it('have tags and authors without being asked', async () => {
    const { body } = await site.get(`admin: /posts/${BRIDGE}/`, headers)
    expect(listOf(first(body).tags)).toHaveLength(2)
    expect(at(first(body), 'primary_author.email')).toBe('olga@gazette.example')
  })

  it('do not take page as a filter', async () => {
    expect((await site.get('admin: /posts/?filter=page:true', headers)).status).toBe(400)
    expect((await site.get('admin: /pages/?filter=page:(true|false)', headers)).status).toBe(400)
  })

  it('have what was added last first among all that was added', async () => {
    const { body } = await site.send('POST', 'admin: /tags/', { tags: [{ name: 'New' }] }, headers)
    const actions = rows((await site.get('admin: /actions/', headers)).body)
    expect(actions[0]).toMatchObject({ resource_type: 'tag', resource_id: first(body).id, event: 'added' })
  })

  it('find members by status, label, tier, newsletter and words', async () => {
    const found = async (query: string) =>
      rows((await site.get(`admin: /members/?${query}`, headers)).body).map(member => member.name)
    expect(await found('filter=status:comped')).toEqual(['Gloria'])
    expect(await found('filter=label:vip')).toEqual(['Mia'])
    expect(await found('filter=tier:gold')).toEqual(['Gloria'])
    expect(await found('filter=newsletters:weekend')).toEqual(['Gloria'])
    expect(await found('filter=subscribed:false')).toEqual(['Noel'])
    expect(await found('search=noel@')).toEqual(['Noel'])
    expect(await found('paid=true')).toHaveLength(3)
  })
})

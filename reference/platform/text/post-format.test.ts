import { describe, expect, it } from 'vitest'
import { askerOf } from '../changes/asker.fixture.ts'
import { first, openGazette } from '../gazette.fixture.ts'
import type { JsonObject } from '../values.ts'

const PREVIOUS =
  '{"version":"0.3.1","atoms":[],"cards":[],"markups":[["em"]],"sections":[[1,"p",[[0,[0],1,"Hi"]]]]}'

describe('a text in the previous post-content format', () => {
  it('becomes the state of the newer editor in 5.0', async () => {
    const { admin } = await askerOf(5)
    const body = { posts: [{ title: 'x', mobiledoc: PREVIOUS }] }
    const post = first((await admin('POST', '/posts/?formats=mobiledoc,lexical,html', body)).body)
    expect(post.mobiledoc).toBeNull()
    expect(post.lexical).toContain('"text":"Hi"')
    expect(post.html).toBe('<p><em>Hi</em></p>')
  })

  it('is shown as such a state where a world has it', async () => {
    const posts = [{ title: 'Old', slug: 'old', status: 'published', mobiledoc: PREVIOUS }]
    const site = openGazette({}, { posts })
    const path = 'admin: /posts/slug/old/?formats=mobiledoc,lexical'
    const post = first((await site.get(path, await site.token())).body)
    expect(post.mobiledoc).toBeNull()
    expect(post.lexical).toContain('"text":"Hi"')
  })

  it.each([1, 2, 3, 4] as const)('stays as it is in %s.0', async major => {
    const { admin } = await askerOf(major)
    const body = { posts: [{ title: 'x', mobiledoc: PREVIOUS }] }
    const post = first((await admin('POST', '/posts/?formats=mobiledoc,html', body)).body)
    expect(post.mobiledoc).toBe(PREVIOUS)
    expect(post.html).toBe('<p><em>Hi</em></p>')
  })
})

describe('an edit of the text', () => {
  const LEXICAL =
    '{"root":{"children":[{"children":[{"text":"Hi","type":"text","version":1}],"type":"paragraph","version":1}],"type":"root","version":1}}'

  async function edited(major: 4 | 5, added: JsonObject, changes: JsonObject): Promise<JsonObject> {
    const { admin } = await askerOf(major)
    const post = first((await admin('POST', '/posts/', { posts: [{ title: 'x', ...added }] })).body)
    const posts = [{ ...changes, updated_at: post.updated_at ?? null }]
    return first((await admin('PUT', `/posts/${String(post.id)}/?formats=html`, { posts })).body)
  }

  it.each<[fact: string, major: 4 | 5, added: JsonObject, changes: JsonObject, html: string | null]>([
    ['in another format is left aside', 5, { lexical: LEXICAL }, { mobiledoc: PREVIOUS }, '<p>Hi</p>'],
    [
      'in another format counts where the other is taken away',
      5,
      { lexical: LEXICAL },
      { mobiledoc: PREVIOUS, lexical: null },
      '<p><em>Hi</em></p>',
    ],
    ['that takes it away leaves an empty one', 5, { lexical: LEXICAL }, { lexical: null }, null],
    ['that takes away another format leaves it', 5, { lexical: LEXICAL }, { mobiledoc: null }, '<p>Hi</p>'],
    ['that gives none leaves it', 5, { lexical: LEXICAL }, { title: 'y' }, '<p>Hi</p>'],
    ['in the only format of 4.0 counts', 4, {}, { mobiledoc: PREVIOUS }, '<p><em>Hi</em></p>'],
  ])('%s: %s.0', async (_fact, major, added, changes, html) => {
    expect((await edited(major, added, changes)).html).toBe(html)
  })
})

import { describe, expect, it } from 'vitest'
import { askerOf } from '../changes/asker.fixture.ts'
import { first, openGazette } from '../gazette.fixture.ts'

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

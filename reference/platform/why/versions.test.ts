import { describe, expect, test } from 'vitest'
import { createReference } from '../../index.ts'

const OWN = await createReference({ world: 'specs/worlds/gazette' })
const OLDER = await createReference({ world: 'specs/worlds/gazette', platformVersion: '4.48' })
const COMPATIBLE = await createReference({ world: 'specs/worlds/gazette-compatible' })

type Row = readonly [
  fact: string,
  reference: typeof OWN,
  request: { readonly path: string; readonly asks?: string },
  served: string,
  says: string,
]

describe('which version answers', () => {
  test.each<Row>([
    [
      'the own one, where none is asked for',
      OWN,
      { path: 'content/posts/' },
      '5.130',
      "no version is asked for: the site's own answers, 5.130",
    ],
    [
      'the own one, where it is asked for',
      OWN,
      { path: 'content/posts/', asks: 'v5.0' },
      '5.130',
      'v5.0 is asked for: 5.130 answers as itself',
    ],
    [
      'the own one, where an older one is not served any more',
      OWN,
      { path: 'content/posts/', asks: 'v4.10' },
      '5.130',
      'v4.10 is asked for: 5.130 answers as itself',
    ],
    [
      'an older one that is still served',
      COMPATIBLE,
      { path: 'content/posts/', asks: 'v4.10' },
      '4.0',
      'v4.10 is asked for, and 4.0 is still served: 5.130 answers as 4.0 did',
    ],
    [
      'the own one in older shapes, where the URL asks for them',
      OLDER,
      { path: 'v3/content/posts/' },
      '4.48',
      "no version is asked for: the site's own answers, 4.48; its URL asks for the shapes of 3.0",
    ],
    [
      'the own one in its own shapes, where the URL asks for them',
      OLDER,
      { path: 'v4/content/posts/' },
      '4.48',
      "no version is asked for: the site's own answers, 4.48",
    ],
    [
      'the own one, where no API is asked',
      OWN,
      { path: 'nothing/' },
      '5.130',
      "no version is asked for: the site's own answers, 5.130",
    ],
  ])('%s', async (_fact, reference, { path, asks }, served, says) => {
    const headers = asks === undefined ? {} : { 'accept-version': asks }
    const target = `/platform/api/${path}`
    const { versions } = await reference.why({ method: 'GET', target, headers, body: null })
    expect(versions).toMatchObject({ asked: asks ?? null, served, says })
  })
})

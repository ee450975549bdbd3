import { expect, test } from 'vitest'
import { first, openGazette, rows } from '../gazette.fixture.ts'

const site = openGazette()
const headers = await site.token()
const CUP = '67a000000000000000000602'
const BRIDGE = '67a000000000000000000601'
const TEXT = expect.stringMatching(/^The bridge is ours/)

test.each([
  ['all, where it is for everybody', '', ['free', 'gold']],
  ['the same where fields name for whom it is', '&fields=id,visibility', ['free', 'gold']],
  ['none where they leave that out', '&fields=id,title', []],
])('the tiers that may read a post are %s', async (_fact, fields, slugs) => {
  const { body } = await site.get(`admin: /posts/${CUP}/?include=tiers${fields}`, headers)
  const { tiers = [] } = first(body)
  expect(rows({ tiers }).map(({ slug }) => slug)).toEqual(slugs)
})

test.each([
  ["the writer's own", '', 'At last, a bridge.'],
  ["the writer's own where the text is not read", 'fields=id,excerpt', 'At last, a bridge.'],
  ['the text where that is read', 'fields=id,excerpt,plaintext', TEXT],
  [
    "the writer's own where it is asked for, too",
    'fields=id,excerpt,plaintext,custom_excerpt',
    'At last, a bridge.',
  ],
])('the excerpt of a post is %s', async (_fact, fields, excerpt) => {
  const { body } = await site.get(`content: /posts/${BRIDGE}/?${fields}`)
  expect(first(body).excerpt).toEqual(excerpt)
})

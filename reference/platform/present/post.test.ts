import { expect, test } from 'vitest'
import { first, openGazette, rows } from '../gazette.fixture.ts'

const site = openGazette()
const headers = await site.token()
const CUP = '67a000000000000000000602'

test.each([
  ['all, where it is for everybody', '', ['free', 'gold']],
  ['the same where fields name for whom it is', '&fields=id,visibility', ['free', 'gold']],
  ['none where they leave that out', '&fields=id,title', []],
])('the tiers that may read a post are %s', async (_fact, fields, slugs) => {
  const { body } = await site.get(`admin: /posts/${CUP}/?include=tiers${fields}`, headers)
  const { tiers = [] } = first(body)
  expect(rows({ tiers }).map(({ slug }) => slug)).toEqual(slugs)
})

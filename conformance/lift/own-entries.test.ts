import { expect, test } from 'vitest'
import { loadSuite } from '../suite/load-suite.ts'
import { worldOfFiles } from '../targets/oracle.ts'
import { withOwnEntries } from './own-entries.ts'

const suite = loadSuite('specs', ['platform'])

const SITE = {
  site: { title: 'Own', url: 'https://own.example' },
  posts: [
    { title: 'One', slug: 'one', status: 'published' },
    { title: 'Two', slug: 'two', status: 'published' },
  ],
}

async function pathsOf(id: string) {
  const scenario = suite.clauses.flatMap(({ scenarios }) => scenarios).find(it => it.id === id)
  const made = await worldOfFiles('own', new Map([['platform.json', JSON.stringify(SITE)]]))
  if (!scenario || !('world' in made)) return expect.unreachable()
  const moved = withOwnEntries(scenario, made.world)
  return moved.map(({ steps }) => steps.map(({ request }) => request.path))
}

test('each entry of the site takes the place of the one that is named', async () => {
  expect(await pathsOf('platform.changes.3-0.page-attribute.at-5-posts')).toEqual([
    ['/platform/api/content/posts/<posts:one>/'],
    ['/platform/api/content/posts/<posts:two>/'],
  ])
})

test('nothing can be asked of a kind of which the site has no entry', async () => {
  expect(await pathsOf('platform.changes.3-0.page-attribute.at-5-pages')).toEqual([])
})

test('what names no entry is left as it is', async () => {
  expect(await pathsOf('platform.changes.5-0.mail-removed.get')).toEqual([['/platform/api/admin/mail/']])
})

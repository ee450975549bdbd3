import { describe, expect, test } from 'vitest'
import type { Condition } from '../nql/parse.ts'
import { SiteStore } from '../site/store.ts'
import type { Row } from '../values.ts'
import { labels, members } from './members.ts'
import { posts, postsMeta } from './posts.ts'
import { columnOf, columnsOf, hasProperty, keptNames, namesNothing, type Resource } from './resource.ts'
import { tags } from './tags.ts'
import { tiers } from './tiers.ts'

const store = new SiteStore(new Map())
const row = (values: Partial<Row>): Row => ({ id: '1', ...values })

test('of a resource of which nothing is derived all attributes are kept in its rows', () => {
  expect(keptNames(labels)).toEqual(labels.attributes.map(({ name }) => name))
})

test('what is counted is kept in no row', () => {
  expect(keptNames(tags)).toContain('parent_id')
  expect(keptNames(tags)).not.toContain('count.posts')
})

describe('a filter can name', () => {
  test.each<[fact: string, property: string, can: boolean]>([
    ['a column', 'name', true],
    ['one that is derived', 'email_disabled', true],
    ['a column of a relation', 'labels.slug', true],
    ['nothing that nobody knows', 'nope', false],
    ['nothing that every object has', 'constructor', false],
    ['nothing that every object of a relation has', 'labels.constructor', false],
  ])('%s of members: %s', (_fact, property, can) => {
    expect(hasProperty(members, property)).toBe(can)
  })
})

describe('fields leave it open what is wanted', () => {
  test.each<[fact: string, resource: Resource, name: string, isOpen: boolean]>([
    ['not where they name a column', members, 'name', false],
    ['nor where they name one that is derived', members, 'transient_id', false],
    ['nor where they name what is worked out of one', posts, 'excerpt', false],
    ['where they name what only filters know', members, 'subscribed', true],
    ['where they name what is no column', tiers, 'monthly_price', true],
    ['where they name what nobody knows', labels, 'nope', true],
  ])('%s', (_fact, resource, name, isOpen) => {
    expect(namesNothing(resource, new Set([name]))).toBe(isOpen)
  })
})

describe('a filter sees', () => {
  test.each([
    ['an address below the site behind a sign', 'feature_image', '/a.png', '__PLATFORM_URL__/a.png'],
    ['one elsewhere as it is', 'feature_image', 'https://a.example/', 'https://a.example/'],
    ['another text that begins so as it is', 'description', '/a.png', '/a.png'],
  ])('%s', (_fact, name, value, seen) => {
    expect(columnsOf(tags, store).valuesOf(row({ [name]: value }), name)).toEqual([seen])
  })

  test.each<[fact: string, values: Partial<Row>, emailOnly: boolean | null]>([
    ['that a post is only mailed', { email_only: true }, true],
    ['that it is not, where something else is kept beside it', { meta_title: 'T', email_only: false }, false],
    ['nothing, where it is not said', { meta_title: 'T' }, null],
    ['nothing, where nothing is', { title: 'T', email_only: false }, null],
  ])('%s', (_fact, values, emailOnly) => {
    expect(columnOf(postsMeta, row(values), 'email_only', store)).toBe(emailOnly)
  })

  test.each<[fact: string, values: Partial<Row>, transientId: string | null]>([
    ['the uuid of a member as their transient id', { uuid: 'a-uuid' }, 'a-uuid'],
    ['no transient id of one who has no uuid', {}, null],
  ])('%s', (_fact, values, transientId) => {
    expect(columnOf(members, row(values), 'transient_id', store)).toBe(transientId)
  })

  const ASKED = { property: 'subscribed', operator: 'is', negated: false } as const
  const OF = { ...ASKED, property: 'newsletters.status' }

  test.each<[fact: string, asked: Condition, seen: Condition]>([
    [
      'who is subscribed by an active newsletter',
      { ...ASKED, values: [true] },
      { ...OF, values: ['active'] },
    ],
    [
      'who is not by none that is active',
      { ...ASKED, values: [false] },
      { ...OF, negated: true, values: ['active'] },
    ],
    [
      'false that is turned round as no status of any',
      { ...ASKED, negated: true, values: [false] },
      { ...OF, negated: true, values: [''] },
    ],
    [
      'false in a list as no status of any, and a status as it is',
      { ...ASKED, operator: 'in', values: [false, true, 'archived'] },
      { ...OF, operator: 'in', values: ['', 'active', 'archived'] },
    ],
  ])('%s', (_fact, asked, seen) => {
    expect(members.said?.subscribed?.(asked)).toEqual(seen)
  })
})

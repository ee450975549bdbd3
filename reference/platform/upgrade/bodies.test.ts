import { describe, expect, it } from 'vitest'
import { judgeUpgrade } from './upgrade.ts'
import { judgedOf, verdictOf } from './verdict.fixture.ts'

const OLD_TEXT = '{"version":"0.3.1","atoms":[],"cards":[],"markups":[],"sections":[[1,"p",[[0,[],0,"Hi"]]]]}'

describe('a body breaks', () => {
  it.each<[way: string, line: string, body: unknown, verdict: string, instead: unknown]>([
    [
      '4→5',
      'POST v4/admin/products/',
      {
        products: [
          { name: 'Gold', monthly_price: { amount: 500, currency: 'usd' }, benefits: [{ name: 'a' }] },
        ],
      },
      'breaks 5-0.tiers-replace-products, breaks 5-0.tier-shape',
      { tiers: [{ name: 'Gold', monthly_price: 500, benefits: ['a'], currency: 'usd' }] },
    ],
    [
      '4→5',
      'PUT v4/admin/products/1/',
      { products: [{ monthly_price: 500, benefits: [{ name: 'a' }] }] },
      'breaks 5-0.tiers-replace-products, breaks 5-0.tier-shape',
      { tiers: [{ monthly_price: 500, benefits: ['a'] }] },
    ],
    [
      '4→5',
      'PUT v4/admin/members/1/',
      { members: [{ products: [{ id: '1' }] }] },
      'breaks 5-0.tiers-replace-products',
      { members: [{ tiers: [{ id: '1' }] }] },
    ],
    [
      '4→5',
      'PUT v4/admin/settings/',
      { settings: [{ key: 'portal_products', value: '[]' }] },
      'breaks 5-0.tiers-replace-products',
      { settings: [{ key: 'portal_tiers', value: '[]' }] },
    ],
    [
      '4→5',
      'POST v4/admin/authentication/passwordreset/',
      { passwordreset: [{ email: 'a@b.example' }] },
      'breaks 5-0.password-reset',
      { password_reset: [{ email: 'a@b.example' }] },
    ],
    [
      '4→5',
      'PUT v4/admin/settings/',
      { settings: [{ key: 'newsletter_show_badge', value: false }] },
      'breaks 5-0.newsletter-design',
      { newsletters: [{ show_badge: false }] },
    ],
    [
      '4→5',
      'PUT v4/admin/settings/',
      {
        settings: [
          { key: 'newsletter_show_badge', value: false },
          { key: 'title', value: 'T' },
        ],
      },
      'breaks 5-0.newsletter-design',
      { settings: [{ key: 'title', value: 'T' }] },
    ],
    [
      '4→5',
      'PUT v4/admin/posts/1/',
      { posts: [{ email_recipient_filter: 'all' }] },
      'breaks 5-0.email-parameters',
      { posts: [{}] },
    ],
    [
      '3→5',
      'PUT canary/admin/settings/',
      { settings: [{ key: 'unsplash', value: '{"isActive":true}' }] },
      'breaks 4-0.image-provider',
      { settings: [{ key: 'unsplash', value: true }] },
    ],
    [
      '3→4',
      'PUT canary/admin/settings/',
      { settings: [{ key: 'unsplash', value: 1 }] },
      'breaks 4-0.image-provider',
      { settings: [{ key: 'unsplash', value: true }] },
    ],
    [
      '2→3',
      'PUT canary/admin/settings/',
      { settings: [{ key: 'ghost_head', value: 'x' }] },
      'breaks 3-0.code-injection',
      { settings: [{ key: 'codeinjection_head', value: 'x' }] },
    ],
    [
      '2→5',
      'PUT v2/admin/settings/',
      { settings: [{ key: 'ghost_foot', value: 'x' }] },
      'breaks 3-0.code-injection',
      { settings: [{ key: 'codeinjection_foot', value: 'x' }] },
    ],
    [
      '2→3',
      'POST v2/admin/subscribers/',
      { subscribers: [{ email: 'a@b.example', status: 'subscribed' }] },
      'breaks 3-0.members-replace-subscribers',
      { members: [{ email: 'a@b.example' }] },
    ],
    [
      '1→2',
      'POST admin/posts/',
      { posts: [{ title: 'A', page: true }] },
      'breaks 2-0.posts-and-pages',
      { pages: [{ title: 'A' }] },
    ],
  ])('%s %s %j', (way, line, body, verdict, instead) => {
    expect(brokenOf(verdictOf({ way, line, body }))).toBe(verdict)
    expect(judgedOf({ way, line, body }).instead?.body).toEqual(instead)
  })

  it('with a text in the previous format, which is written in the newer one', () => {
    const question = {
      way: '4→5',
      line: 'POST v4/admin/posts/',
      body: { posts: [{ title: 'A', mobiledoc: OLD_TEXT }] },
    }
    expect(brokenOf(verdictOf(question))).toBe('breaks 5-0.post-content-format')
    expect(JSON.stringify(judgedOf(question).instead?.body)).toMatch(/"lexical":".*Hi/)
  })
})

describe('a body is deprecated', () => {
  it.each<[way: string, line: string, body: unknown, verdict: string, instead: unknown]>([
    [
      '4→5',
      'POST v4/admin/members/',
      { members: [{ email: 'a@b.example', subscribed: false }] },
      'deprecated 5-0.member-newsletters',
      { members: [{ newsletters: [], email: 'a@b.example' }] },
    ],
    [
      '4→5',
      'PUT v4/admin/members/1/',
      { members: [{ subscribed: true }] },
      'deprecated 5-0.member-newsletters',
      { members: [{ newsletters: [{ id: 'NEWSLETTER_ID' }] }] },
    ],
    [
      '3→4',
      'PUT v3/admin/posts/1/',
      { posts: [{ send_email_when_published: true }] },
      'deprecated 4-0.send-email-when-published',
      { posts: [{}] },
    ],
  ])('%s %s %j', (way, line, body, verdict, instead) => {
    expect(brokenOf(verdictOf({ way, line, body }))).toBe(verdict)
    expect(judgedOf({ way, line, body }).instead?.body).toEqual(instead)
  })
})

describe('a body breaks nothing', () => {
  it.each<[way: string, line: string, body: unknown]>([
    [
      '4→5',
      'POST v4/admin/posts/',
      { posts: [{ title: 'Our products', html: '<p>products: mobiledoc</p>', tags: ['products'] }] },
    ],
    ['4→5', 'POST v4/admin/posts/?source=html', { posts: [{ title: 'A', html: '<p>a</p>' }] }],
    [
      '4→5',
      'PUT v4/admin/posts/1/',
      { posts: [{ title: 'A', mobiledoc: null, email_recipient_filter: 'none' }] },
    ],
    ['4→5', 'PUT v4/admin/settings/', { settings: [{ key: 'title', value: 'newsletter_show_badge' }] }],
    ['4→5', 'PUT v4/admin/settings/', { settings: [{ key: 'unsplash', value: true }] }],
    ['3→4', 'PUT v3/admin/settings/', { settings: [{ key: 'unsplash', value: '{"isActive":true}' }] }],
    ['3→4', 'PUT canary/admin/settings/', { settings: [{ key: 'unsplash', value: false }] }],
    ['2→3', 'PUT v2/admin/settings/', { settings: [{ key: 'ghost_head', value: 'x' }] }],
    ['4→5', 'POST v4/admin/members/', { members: [{ email: 'a@b.example', note: 'subscribed' }] }],
    ['4→5', 'POST v4/admin/tags/', { tags: [{ name: 'products' }] }],
    ['2→3', 'POST v2/admin/pages/', { pages: [{ title: 'A', page: true }] }],
    ['4→5', 'POST /members/api/send-magic-link/', { email: 'a@b.example' }],
  ])('%s %s %j', (way, line, body) => {
    expect(brokenOf(verdictOf({ way, line, body }))).toBe('')
  })
})

describe('a body that was not recorded', () => {
  it('is like one that cannot be read', () => {
    const cut = new TextEncoder().encode('{"settings": [{{variable}}')
    const headers = { 'content-type': 'application/json' }
    const raw = { method: 'PUT', target: '/platform/api/v4/admin/settings/', headers, body: cut }
    const [judged] = judgeUpgrade([raw], { from: 4, to: 5 })
    expect(judged?.isServed).toBe(true)
    expect(judged?.advice).toHaveLength(2)
  })

  it.each([
    ['4→5', 'PUT v4/admin/settings/', ['5-0.newsletter-design', '5-0.tiers-replace-products']],
    [
      '4→5',
      'POST v4/admin/posts/',
      ['5-0.email-parameters', '5-0.post-content-format', '5-0.tiers-replace-products'],
    ],
    ['4→5', 'POST v4/admin/products/', ['5-0.tier-shape']],
    ['2→3', 'PUT canary/admin/settings/', ['3-0.code-injection']],
    ['2→3', 'PUT v2/admin/settings/', []],
    ['4→5', 'POST v4/admin/mail/', []],
    ['4→5', 'POST v4/admin/tags/', []],
    ['4→5', 'GET v4/admin/settings/', []],
  ])('%s %s', (way, line, clauses) => {
    const advice = judgedOf({ way, line }).advice.filter(it => it.startsWith('Its body was not recorded'))
    expect(advice.map(it => /platform\.changes\.(\S+)\.$/.exec(it)?.[1]).toSorted()).toEqual(clauses)
  })
})

/** The verdict without what is answered otherwise. */
function brokenOf(verdict: string): string {
  return verdict
    .split(', ')
    .filter(part => !part.startsWith('answer'))
    .join(', ')
}

import { describe, expect, it } from 'vitest'
import { judgedOf, verdictOf } from './verdict.fixture.ts'

describe('a request that can stay does or answers something else', () => {
  it.each([
    // 5.0.
    ['4→5', 'DELETE v4/admin/users/1/', 'answer 5-0.user-deletion'],
    ['2→5', 'DELETE admin/users/no-such-id/', 'answer 3-0.user-deletion-answer, answer 5-0.user-deletion'],
    ['4→5', 'DELETE v4/admin/settings/payments/connect/', 'answer 5-0.payments-disconnect'],
    ['4→5', 'DELETE v3/admin/settings/stripe/connect/', 'answer 5-0.payments-disconnect'],
    ['4→5', 'POST v4/admin/settings/members/email/', 'answer 5-0.members-email'],
    ['4→5', 'GET v4/content/posts/', 'answer 3-0.page-attribute'],
    ['4→5', 'GET v4/content/pages/slug/about/', 'answer 3-0.page-attribute'],
    ['4→5', 'GET v4/content/pages/?fields=title,page', 'answer 3-0.page-attribute'],
    ['4→5', 'GET v4/content/posts/?fields=title', ''],
    ['4→5', 'GET v4/content/tags/', ''],
    ['4→5', 'GET v4/admin/settings/', 'answer 5-0.tiers-replace-products, answer 5-0.newsletter-design'],
    ['4→5', 'GET v4/admin/settings/?group=newsletter', 'answer 5-0.newsletter-design'],
    ['4→5', 'GET v4/admin/settings/?group=theme', ''],
    ['4→5', 'GET v4/admin/members/', 'answer 5-0.tiers-replace-products'],
    ['4→5', 'GET v3/admin/members/', 'answer 4-0.member-subscriptions'],
    ['4→5', 'GET v4/admin/members/?fields=email', ''],
    ['4→5', 'GET v4/admin/offers/', 'answer 5-0.tiers-replace-products'],
    ['4→5', 'GET v4/content/offers/1/', 'answer 5-0.tiers-replace-products'],
    [
      '4→5',
      'GET v4/admin/posts/',
      'answer 5-0.tiers-replace-products, answer 5-0.email-parameters, answer 5-0.post-content-format',
    ],
    ['4→5', 'GET v4/admin/pages/?formats=html', 'answer 5-0.tiers-replace-products'],
    ['4→5', 'GET v4/admin/posts/?fields=title', ''],
    ['4→5', 'GET v4/admin/posts/?fields=mobiledoc', 'answer 5-0.post-content-format'],
    // 4.0.
    ['3→4', 'GET canary/admin/members/1/', 'answer 4-0.member-subscriptions'],
    ['3→4', 'GET v3/admin/members/1/', ''],
    ['3→5', 'GET v3/admin/members/1/', 'answer 4-0.member-subscriptions'],
    ['3→4', 'GET admin/settings/', 'answer 4-0.image-provider'],
    ['3→4', 'GET v3/admin/settings/', ''],
    ['3→4', 'POST /private/', 'answer 4-0.private-cookie'],
    ['3→5', 'POST /private/?r=/', 'answer 4-0.private-cookie'],
    ['4→5', 'POST /private/', ''],
    ['3→4', 'GET /private/', ''],
    ['3→4', 'POST canary/admin/redirects/json/', 'deprecated 4-0.redirects-yaml'],
    ['3→4', 'GET v3/admin/redirects/json/', 'deprecated 4-0.redirects-yaml'],
    ['3→4', 'POST v3/admin/redirects/upload/', ''],
    // 3.0.
    [
      '2→3',
      'GET canary/content/posts/',
      'answer 3-0.primary-relations, answer 3-0.page-attribute, answer 3-0.absolute-urls',
    ],
    [
      '2→3',
      'GET canary/content/posts/?include=tags,authors',
      'answer 3-0.page-attribute, answer 3-0.absolute-urls',
    ],
    [
      '2→3',
      'GET content/pages/?include=tags',
      'answer 3-0.primary-relations, answer 3-0.page-attribute, answer 3-0.absolute-urls',
    ],
    ['2→3', 'GET content/posts/?fields=title', ''],
    ['2→3', 'GET content/posts/?fields=title,primary_tag', 'answer 3-0.primary-relations'],
    ['2→3', 'GET content/posts/?fields=html&absolute_urls=true', ''],
    ['2→3', 'GET v2/content/posts/', ''],
    ['2→4', 'GET v2/content/posts/', 'deprecated 4-0.prefixes'],
    [
      '2→5',
      'GET v2/content/posts/?include=tags,authors',
      'answer 3-0.page-attribute, answer 3-0.absolute-urls',
    ],
    ['4→5', 'GET v2/content/pages/?fields=primary_tag', 'answer 3-0.primary-relations'],
    ['2→3', 'GET canary/admin/settings/', 'answer 3-0.code-injection'],
    ['2→3', 'GET v2/admin/settings/', ''],
    [
      '2→3',
      'GET content/settings/',
      'answer 3-0.code-injection, answer 3-0.absolute-urls, answer 3-0.attributes',
    ],
    ['3→5', 'GET v3/content/posts/?include=tags', 'answer 3-0.page-attribute'],
    // 2.0.
    ['1→2', 'GET admin/posts/', 'answer 2-0.relations-included, answer 2-0.absolute-urls'],
    ['1→2', 'GET admin/posts/1/?include=tags', 'answer 2-0.absolute-urls'],
    ['1→2', 'GET v0.1/posts/', ''],
    ['1→2', 'GET content/posts/', 'answer 2-0.absolute-urls'],
    ['1→2', 'POST v0.1/db/', 'answer 1-0.upgrade-path'],
    ['0→2', 'POST v0.1/db/', 'answer 1-0.upgrade-path'],
    ['0→1', 'POST v0.1/db/', ''],
    ['2→3', 'POST v2/admin/db/', ''],
    ['1→2', 'POST v0.1/themes/upload/', 'answer 2-0.theme-engines'],
    ['4→5', 'POST v4/admin/themes/upload/', ''],
  ])('%s %s: %s', (way, line, verdict) => {
    expect(verdictOf({ way, line })).toBe(verdict)
  })

  it.each([
    ['3→4', 'express:sess=a; other=b', 'breaks 4-0.private-cookie'],
    ['2→5', 'express%3Asess=a', ''],
    ['3→4', 'platform-private=a', ''],
    ['4→5', 'express:sess=a', ''],
    ['2→3', 'express:sess=a', ''],
  ])('%s with the cookie %s', (way, cookie, verdict) => {
    expect(verdictOf({ way, line: 'GET /', headers: { cookie } })).toBe(verdict)
  })
})

describe('what there is more of', () => {
  const additions = (way: string, line: string, headers = {}) =>
    judgedOf({ way, line, headers })
      .findings.filter(({ effect }) => effect === 'addition')
      .map(({ clause }) => clause.replace('platform.changes.', ''))

  it.each([
    ['4→5', 'GET v4/admin/members/', ['5-0.member-newsletters']],
    ['3→4', 'GET v3/content/posts/', ['4-0.attributes']],
    ['3→4', 'GET v3/content/tags/', []],
    ['2→3', 'GET canary/content/tags/', ['3-0.attributes']],
    ['2→3', 'GET v2/content/tags/', []],
  ])('%s %s', (way, line, told) => {
    expect(additions(way, line)).toEqual(told)
  })

  it('a version in a header is read since 4.0, and changes no verdict', () => {
    const headers = { 'accept-version': 'v3.0' }
    expect(additions('3→4', 'GET v3/content/tags/', headers)).toEqual(['4-0.accept-version'])
    for (const version of ['v2.0', 'v3.0', 'v4.48', 'v5.0', 'v99.0', 'latest'])
      expect(
        verdictOf({ way: '4→5', line: 'GET content/tags/', headers: { 'accept-version': version } }),
      ).toBe('')
  })
})

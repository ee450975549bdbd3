import { describe, expect, it } from 'vitest'
import { judgedOf, verdictOf } from './verdict.fixture.ts'

describe('what 5.0 removed or renamed breaks, by any method, with any id and under any prefix', () => {
  it.each([
    ['4→5', 'GET v4/admin/products/', 'tiers-replace-products', 'admin/tiers/'],
    ['4→5', 'GET v4/admin/products/no-such-id/', 'tiers-replace-products', 'admin/tiers/no-such-id/'],
    ['4→5', 'PUT v4/admin/products/1/', 'tiers-replace-products', 'admin/tiers/1/'],
    ['4→5', 'DELETE v4/admin/products/1/', 'tiers-replace-products', 'admin/tiers/1/'],
    ['4→5', 'POST v4/admin/products/', 'tiers-replace-products', 'admin/tiers/'],
    [
      '4→5',
      'GET v4/content/products/?include=benefits',
      'tiers-replace-products',
      'content/tiers/?include=benefits',
    ],
    ['4→5', 'GET v3/content/products/x/', 'tiers-replace-products', 'content/tiers/x/'],
    ['4→5', 'GET canary/admin/products/', 'tiers-replace-products', 'admin/tiers/'],
    ['4→5', 'GET V4/admin//products/', 'tiers-replace-products', 'admin/tiers/'],
    ['4→5', 'HEAD admin/products', 'tiers-replace-products', 'admin/tiers/'],
    ['3→5', 'GET v3/admin/products/', 'tiers-replace-products', 'admin/tiers/'],
    ['4→5', 'POST v4/admin/mail/', 'mail-removed', null],
    ['4→5', 'POST v4/admin/mail/test/', 'mail-removed', null],
    ['4→5', 'GET canary/admin/mail/', 'mail-removed', null],
    ['2→5', 'POST v2/admin/mail', 'mail-removed', null],
    [
      '4→5',
      'GET v4/admin/email_preview/posts/no-such-id/',
      'email-previews',
      'admin/email_previews/posts/no-such-id/',
    ],
    ['4→5', 'POST v3/admin/email_preview/posts/1/', 'email-previews', 'admin/email_previews/posts/1/'],
    ['2→5', 'GET v3/admin/email_preview/posts/1/', 'email-previews', 'admin/email_previews/posts/1/'],
    [
      '4→5',
      'POST v4/admin/authentication/reset_all_passwords/',
      'global-password-reset',
      'admin/authentication/global_password_reset/',
    ],
    [
      '3→5',
      'POST v4/admin/authentication/reset_all_passwords/',
      'global-password-reset',
      'admin/authentication/global_password_reset/',
    ],
    [
      '4→5',
      'POST v4/admin/authentication/passwordreset/',
      'password-reset',
      'admin/authentication/password_reset/',
    ],
    [
      '4→5',
      'PUT v2/admin/authentication/passwordreset/',
      'password-reset',
      'admin/authentication/password_reset/',
    ],
    [
      '3→5',
      'POST admin/authentication/passwordreset',
      'password-reset',
      'admin/authentication/password_reset/',
    ],
  ])('%s %s', (way, line, clause, instead) => {
    expect(verdictOf({ way, line })).toMatch(
      new RegExp(`^breaks 5-0\\.${clause}(, answer 5-0\\.tier-shape)?$`),
    )
    expect(judgedOf({ way, line }).instead?.target ?? null).toBe(instead && `/platform/api/${instead}`)
  })

  it.each([
    ['4→5', 'GET /members/api/site/'],
    ['4→5', 'GET /members/api/site'],
    ['4→5', 'GET /members/api/offers/'],
    ['4→5', 'GET /members/api/offers/no-such-offer/'],
    ['2→5', 'GET /blog/members/api/offers/1'],
  ])('%s %s', (way, line) => {
    expect(verdictOf({ way, line })).toBe('breaks 5-0.members-api')
    expect(judgedOf({ way, line }).advice).toHaveLength(1)
  })
})

describe('what was removed or renamed earlier breaks', () => {
  it.each([
    ['2→3', 'GET v2/admin/subscribers/', '3-0.members-replace-subscribers', '/v2/admin/members/'],
    [
      '2→3',
      'DELETE v2/admin/subscribers/no-such-id/',
      '3-0.members-replace-subscribers',
      '/v2/admin/members/no-such-id/',
    ],
    ['2→5', 'POST v2/admin/subscribers/', '3-0.members-replace-subscribers', '/admin/members/'],
    [
      '2→4',
      'GET canary/admin/subscribers/?limit=5',
      '3-0.members-replace-subscribers',
      '/canary/admin/members/?limit=5',
    ],
    ['2→5', 'GET admin/subscribers/1', '3-0.members-replace-subscribers', '/admin/members/1/'],
    ['2→5', 'GET v2/admin/subscribers/csv/', '3-0.members-replace-subscribers', null],
    ['1→2', 'GET content/users/', '2-0.authors', '/v2/content/authors/'],
    ['1→2', 'GET content/users/slug/nobody/', '2-0.authors', '/v2/content/authors/slug/nobody/'],
    ['1→2', 'GET content/posts/?staticPages=true', '2-0.posts-and-pages', '/v2/content/pages/'],
    ['1→2', 'GET content/posts/?filter=page:true', '2-0.posts-and-pages', '/v2/content/pages/'],
    ['3→5', 'GET v3/admin/redirects/json/', '4-0.redirects-yaml', '/admin/redirects/download/'],
    ['3→5', 'POST v3/admin/redirects/json/', '4-0.redirects-yaml', '/admin/redirects/upload/'],
    ['4→5', 'GET v3/admin/redirects/json/', '4-0.redirects-yaml', '/admin/redirects/download/'],
  ])('%s %s', (way, line, clause, instead) => {
    expect(verdictOf({ way, line })).toMatch(
      new RegExp(`^breaks ${clause.replace('.', '\\.')}(, answer .*)?$`),
    )
    expect(judgedOf({ way, line }).instead?.target ?? null).toBe(instead && `/platform/api${instead}`)
  })

  it.each([
    ['1→3', 'GET v0.1/posts/?client_id=a&client_secret=b', '3-0.first-generation,2-0.api-keys'],
    ['1→3', 'GET v0.1/users/?client_id=a&client_secret=b', '3-0.first-generation,2-0.authors,2-0.api-keys'],
    ['2→3', 'GET v0.1/tags/?client_id=a&client_secret=b', '3-0.first-generation,2-0.api-keys'],
    ['2→5', 'POST v0.1/authentication/token/', '3-0.first-generation,2-0.api-keys'],
    ['2→4', 'GET v0.1/settings/', '3-0.first-generation'],
    [
      '1→5',
      'GET v0.1/subscribers/?access_token=x',
      '3-0.first-generation,2-0.api-keys,3-0.members-replace-subscribers',
    ],
    ['0→1', 'GET v0.1/posts/?client_id=a&client_secret=b', '1-0.exports'],
    ['0→2', 'GET v0.1/posts/?client_id=a&client_secret=b', '1-0.exports'],
  ])('%s %s', (way, line, clauses) => {
    const broken = judgedOf({ way, line }).findings.filter(({ effect }) => effect === 'breaks')
    expect(broken.map(({ clause }) => clause.replace('platform.changes.', '')).join()).toBe(clauses)
  })

  it.each([
    ['0→1', 'GET /shared/ghost-url.js', 'breaks 1-0.helper-script'],
    ['0→5', 'GET /shared/ghost-url.min.js', 'breaks 1-0.helper-script'],
    ['1→2', 'GET /public/ghost-sdk.js', ''],
    ['2→3', 'GET /public/platform-sdk.min.js', 'breaks 1-0.helper-script'],
    ['3→4', 'GET /public/ghost-sdk.js', ''],
    ['2→3', 'GET /public/my-ghost-sdk.js', ''],
  ])('%s %s: %s', (way, line, verdict) => {
    expect(verdictOf({ way, line })).toBe(verdict)
  })
})

describe('what is near to it does not break', () => {
  it.each([
    ['4→5', 'GET v4/admin/email_previews/posts/1/', 'unserved'],
    ['4→5', 'POST v4/admin/authentication/global_password_reset/', 'unserved'],
    ['4→5', 'POST v4/admin/authentication/password_reset/', 'unserved'],
    ['4→5', 'GET v4/admin/tiers/', 'unserved'],
    ['4→5', 'GET v4/content/tiers/', 'unserved'],
    ['4→5', 'GET v4/admin/newsletters/', 'unserved'],
    ['2→3', 'GET v2/admin/members/', 'unserved'],
    ['3→5', 'GET v4/admin/subscribers/', 'unserved'],
    ['1→2', 'GET content/authors/', 'unserved'],
    ['3→5', 'GET v5/admin/products/', 'unserved'],
    ['4→5', 'GET v0.1/posts/?client_id=a&client_secret=b', 'unserved'],
    ['3→5', 'GET admin/nope/', 'unserved'],
    ['3→4', 'GET v4/content/posts/', 'unserved'],
    ['4→5', 'GET v4/admin/emails/1/', ''],
    ['4→5', 'GET v4/admin/mailgun/', ''],
    ['4→5', 'GET v4/content/tags/slug/products/', ''],
    ['4→5', 'GET v4/content/posts/slug/mail/', 'answer 3-0.page-attribute'],
    ['4→5', 'GET v4/content/authors/slug/subscribers/', ''],
    ['4→5', 'POST v4/admin/authentication/setup/', ''],
    ['4→5', 'GET /products/', ''],
    ['4→5', 'GET /mail/', ''],
    ['4→5', 'GET /members/api/session/', ''],
    ['4→5', 'POST /members/api/send-magic-link/', ''],
    ['4→5', 'GET /members/api/sites/', ''],
    ['4→5', 'GET /', ''],
    ['3→5', 'GET /rss/', ''],
    ['4→5', 'DELETE v4/admin/posts/1/', ''],
    ['4→5', 'DELETE v4/admin/tags/1/', ''],
    ['4→5', 'DELETE v4/admin/settings/other/connect/', ''],
    ['4→5', 'GET v4/admin/settings/payments/connect/', ''],
    ['4→5', 'GET v4/admin/settings/members/email/', ''],
    ['4→5', 'GET v4/admin/site/', ''],
    ['4→5', 'GET v4/admin/users/?include=roles', ''],
    ['4→5', 'GET v4/admin/snippets/', ''],
    ['4→5', 'POST v4/admin/images/upload/', ''],
    ['4→5', 'POST v4/admin/webhooks/', ''],
    ['4→5', 'GET v4/admin/config/', ''],
    ['4→5', 'POST v4/admin/session/', ''],
    ['4→5', 'PUT v4/admin/themes/x/activate/', ''],
    ['4→5', 'GET v4/content/settings/', ''],
    ['4→5', 'GET v4/content/authors/?include=count.posts', ''],
    ['4→5', 'GET v4/admin/redirects/download/', ''],
    ['4→5', 'GET v4/admin/redirects/json/', ''],
  ])('%s %s: %s', (way, line, verdict) => {
    expect(verdictOf({ way, line })).toBe(verdict)
  })
})

describe('nothing breaks on the way to the same major', () => {
  it.each(['1→1', '2→2', '3→3', '4→4', '5→5'])('%s', way => {
    const prefix = { 1: 'v0.1', 2: 'v2/admin', 3: 'v3/admin', 4: 'v4/admin', 5: 'admin' }[way.charAt(0)]
    for (const path of [
      'posts/?filter=page:true',
      'products/',
      'mail/',
      'settings/?type=blog',
      'members/?paid=true',
    ])
      expect(judgedOf({ way, line: `GET ${prefix}/${path}` }).findings).toEqual([])
  })
})

describe('prefixes', () => {
  const roots = ({ findings }: ReturnType<typeof judgedOf>) =>
    findings
      .filter(({ clause }) => /single-url|prefixes$|first-generation/.test(clause))
      .map(it => `${it.effect} ${it.clause.slice(17)}`)

  it.each([
    ['4→5', 'v2', ['deprecated 5-0.single-url'], '/content/tags/'],
    ['4→5', 'v3', ['deprecated 5-0.single-url'], '/content/tags/'],
    ['4→5', 'v4', ['deprecated 5-0.single-url'], '/content/tags/'],
    ['4→5', 'canary', ['deprecated 5-0.single-url'], '/content/tags/'],
    ['3→5', 'v2', ['deprecated 5-0.single-url'], '/content/tags/'],
    ['2→5', 'v4', ['deprecated 5-0.single-url'], '/content/tags/'],
    ['3→4', 'v2', ['deprecated 4-0.prefixes'], '/v4/content/tags/'],
    ['2→4', 'v2', ['deprecated 4-0.prefixes'], '/v4/content/tags/'],
    ['3→4', 'v3', [], null],
    ['3→4', 'canary', [], null],
    ['2→3', 'v2', [], null],
    ['2→3', 'canary', [], null],
  ])('%s /%s/', (way, prefix, told, instead) => {
    const judged = judgedOf({ way, line: `GET ${prefix}/content/tags/?limit=1` })
    expect(roots(judged)).toEqual(told)
    expect(judged.instead?.target ?? null).toBe(instead && `/platform/api${instead}?limit=1`)
  })

  it('none is none', () => {
    for (const way of ['3→4', '4→5', '3→5'])
      expect(judgedOf({ way, line: 'GET content/tags/' })).toMatchObject({
        isServed: true,
        findings: [],
        instead: null,
      })
  })

  it('a prefix that is left takes the changes along that it was kept from', () => {
    const line = 'GET v2/admin/settings/?type=theme'
    expect(verdictOf({ way: '3→4', line })).toBe('deprecated 4-0.prefixes')
    expect(judgedOf({ way: '3→4', line }).instead?.target).toBe(
      '/platform/api/v4/admin/settings/?group=theme',
    )
  })
})

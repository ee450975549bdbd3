import { describe, expect, test } from 'vitest'
import { fileOf, judged, runChanges, withEffect } from './changes.fixture.ts'

describe('a request of a log breaks, by which rule, and what to send instead', () => {
  test.each<[from: string, line: string, rules: string[], instead: string | null]>([
    [
      '3.0',
      'GET /platform/api/v3/content/posts/?filter=page:true',
      ['5-0.page-filter'],
      '/platform/api/content/pages/',
    ],
    [
      '4.0',
      'GET /platform/api/v4/admin/products/?include=benefits',
      ['5-0.tiers-replace-products'],
      '/platform/api/admin/tiers/?include=benefits',
    ],
    [
      '4.0',
      'GET /platform/api/v4/content/posts/?filter=product:gold',
      ['5-0.tiers-replace-products'],
      '/platform/api/content/posts/?filter=tier:gold',
    ],
    [
      '2.0',
      'GET /ghost/api/v2/admin/subscribers/?limit=5',
      ['3-0.members-replace-subscribers'],
      '/ghost/api/admin/members/?limit=5',
    ],
    [
      '3.0',
      'GET /ghost/api/v3/admin/members/?paid=true',
      ['4-0.members-paid'],
      '/ghost/api/admin/members/?filter=status:-free',
    ],
    [
      '3.0',
      'GET /platform/api/v3/admin/settings/?type=theme',
      ['4-0.settings-type'],
      '/platform/api/admin/settings/?group=theme',
    ],
    [
      '3.0',
      'GET /platform/api/v3/admin/redirects/json/',
      ['4-0.redirects-yaml'],
      '/platform/api/admin/redirects/download/',
    ],
    [
      '4.0',
      'PUT /platform/api/v4/admin/posts/1/?send_email_when_published=true',
      ['5-0.email-parameters'],
      '/platform/api/admin/posts/1/?newsletter=NEWSLETTER_SLUG&email_segment=all',
    ],
    [
      '4.0',
      'PUT /platform/api/v4/admin/posts/1/?email_recipient_filter=none',
      ['5-0.email-parameters'],
      '/platform/api/admin/posts/1/',
    ],
    [
      '4.0',
      'GET /platform/api/v4/admin/email_preview/posts/1/',
      ['5-0.email-previews'],
      '/platform/api/admin/email_previews/posts/1/',
    ],
    [
      '4.0',
      'POST /platform/api/v4/admin/authentication/reset_all_passwords/',
      ['5-0.global-password-reset'],
      '/platform/api/admin/authentication/global_password_reset/',
    ],
    [
      '4.0',
      'POST /platform/api/v4/admin/authentication/passwordreset/',
      ['5-0.password-reset'],
      '/platform/api/admin/authentication/password_reset/',
    ],
    [
      '4.0',
      'GET /platform/api/v4/content/posts/?formats=mobiledoc',
      ['5-0.post-content-format'],
      '/platform/api/content/posts/?formats=lexical',
    ],
    [
      '1.0',
      'GET /platform/api/v0.1/users/?client_id=a&client_secret=b',
      ['3-0.first-generation', '2-0.authors', '2-0.api-keys'],
      '/platform/api/content/authors/?key=CONTENT_API_KEY',
    ],
    [
      '1.0',
      'GET /platform/api/v0.1/posts/?client_id=a&client_secret=b&staticPages=true',
      ['3-0.first-generation', '2-0.posts-and-pages', '2-0.api-keys'],
      '/platform/api/content/pages/?key=CONTENT_API_KEY',
    ],
    [
      '3.0',
      'GET /platform/api/v4/admin/products/',
      ['5-0.tiers-replace-products'],
      '/platform/api/admin/tiers/',
    ],
    ['4.0', 'GET /platform/api/admin/products', ['5-0.tiers-replace-products'], '/platform/api/admin/tiers/'],
    ['4.0', 'POST /platform/api/v4/admin/mail/', ['5-0.mail-removed'], null],
    ['4.0', 'GET /members/api/site/', ['5-0.members-api'], null],
    ['2.0', 'GET /public/ghost-sdk.js', ['1-0.helper-script'], null],
  ])('from %s: %s', async (from, line, rules, instead) => {
    const { code, first } = await judged(from, '5.0', '--log', fileOf('a.log', `${line}\n`))
    expect(withEffect(first, 'breaks')).toEqual(rules)
    expect(first.instead?.target ?? null).toBe(instead)
    expect(instead === null ? first.advice : ['said by the request']).toHaveLength(1)
    expect(code).toBe(1)
  })
})

describe('nothing breaks', () => {
  test.each<[from: string, to: string, line: string]>([
    ['4.0', '5.0', 'GET /platform/api/v4/admin/tags/'],
    ['4.0', '5.0', 'GET /platform/api/v4/admin/posts/?filter=tag:x'],
    ['3.0', '4.0', 'GET /platform/api/v3/content/posts/?filter=page:true'],
    ['3.0', '4.0', 'GET /platform/api/v2/content/posts/'],
    ['3.0', '5.0', 'GET /'],
    ['3.0', '5.0', 'GET /platform/api/admin/nope/'],
    ['4.0', '5.0', 'GET /platform/api/v4/admin/tiers/'],
  ])('from %s to %s: %s', async (from, to, line) => {
    const { code, first } = await judged(from, to, '--log', fileOf('a.log', line))
    expect(withEffect(first, 'breaks')).toEqual([])
    expect(code).toBe(0)
  })

  test.each<[line: string, served: boolean]>([
    ['GET /platform/api/v4/admin/tags/', true],
    ['GET /platform/api/v4/admin/tiers/', false],
  ])('%s was served before: %s', async (line, served) => {
    expect((await judged('4.0', '5.0', '--log', fileOf('a.log', line))).first.isServed).toBe(served)
  })
})

describe('a request that can stay has another answer', () => {
  test.each<[from: string, line: string, rules: string[]]>([
    ['4.0', 'DELETE /platform/api/v4/admin/settings/payments/connect/', ['5-0.payments-disconnect']],
    [
      '4.0',
      'GET /platform/api/v2/content/pages/',
      ['3-0.primary-relations', '3-0.page-attribute', '3-0.absolute-urls'],
    ],
    ['4.0', 'GET /platform/api/v4/content/tags/', []],
  ])('from %s: %s', async (from, line, rules) => {
    const { first } = await judged(from, '5.0', '--log', fileOf('a.log', line))
    expect(withEffect(first, 'answer')).toEqual(rules)
  })

  test.each(['v2', 'v3', 'v4', 'canary'])('the prefix /%s/ is deprecated', async prefix => {
    const log = fileOf('a.log', `GET /platform/api/${prefix}/content/tags/`)
    const { first } = await judged('4.0', '5.0', '--log', log)
    expect(withEffect(first, 'deprecated')).toEqual(['5-0.single-url'])
    expect(first.instead?.target).toBe('/platform/api/content/tags/')
  })
})

describe('the body of a request in an HTTP Archive', () => {
  const har = (method: string, path: string, body: unknown) =>
    JSON.stringify({
      log: {
        entries: [
          {
            request: {
              method,
              url: `https://site.example/platform/api/v4/admin${path}`,
              headers: [],
              postData: { mimeType: 'application/json', text: JSON.stringify(body) },
            },
          },
        ],
      },
    })

  test.each<[what: string, method: string, path: string, body: unknown, rules: string[], instead: unknown]>([
    [
      'a product with its price as an object',
      'POST',
      '/products/',
      {
        products: [
          { name: 'Gold', monthly_price: { amount: 500, currency: 'usd' }, benefits: [{ name: 'a' }] },
        ],
      },
      ['5-0.tiers-replace-products', '5-0.tier-shape'],
      { tiers: [{ name: 'Gold', monthly_price: 500, benefits: ['a'], currency: 'usd' }] },
    ],
    [
      'the root key of a password reset',
      'POST',
      '/authentication/passwordreset/',
      { passwordreset: [{ email: 'a@b.example' }] },
      ['5-0.password-reset'],
      { password_reset: [{ email: 'a@b.example' }] },
    ],
    [
      'the design of emails among the settings',
      'PUT',
      '/settings/',
      { settings: [{ key: 'newsletter_show_badge', value: false }] },
      ['5-0.newsletter-design'],
      { newsletters: [{ show_badge: false }] },
    ],
  ])('%s', async (_, method, path, body, rules, instead) => {
    const { code, first } = await judged('4.0', '5.0', '--har', fileOf('a.har', har(method, path, body)))
    expect(withEffect(first, 'breaks')).toEqual(rules)
    expect(first.instead?.body).toEqual(instead)
    expect(code).toBe(1)
  })
})

test('without traffic it lists the changes, each with its sentence, id and source', async () => {
  const { code, out } = await runChanges('--from', '4', '--to', 'v5')
  expect(code).toBe(0)
  expect(out).toContain(
    '5.0  platform.changes.5-0.email-previews  (documented)\n' +
      '  Since 5.0 the endpoint /email_preview is named /email_previews.\n' +
      '  source: platform/endpoints/changes-in-5-0.row.admin.4\n',
  )
  expect(out).not.toContain('platform.changes.4-0.members-paid')
})

test('the text names the rule, its sentence and what to send instead, and counts', async () => {
  const line = 'GET /platform/api/admin/products/\n'
  const { out } = await runChanges('--from', '4.0', '--to', '5.0', '--log', fileOf('a.log', line + line))
  expect(out).toContain(
    'GET /platform/api/admin/products/  (2 times)\n  breaks: platform.changes.5-0.tiers-replace-products\n',
  )
  expect(out).toContain('  send instead: GET /platform/api/admin/tiers/\n')
  expect(out).toMatch(
    /2 requests, \d+ changes: 2 break, 0 are deprecated or answered differently, 0 were not served/,
  )
})

describe('wrong usage ends with 2', () => {
  const log = ['--log', '/no/such/file']
  test.each<[string[], string]>([
    [['--to', '5.0'], 'needs --from: 1.0, 2.0, 3.0, 4.0, 5.0.'],
    [['--from', 'abc', '--to', '5.0'], '--from abc: there are changes of 1.0, 2.0, 3.0, 4.0, 5.0.'],
    [['--from', '5.9', '--to', '5.8'], 'expected a newer major or minor'],
    [['--from', '3.0', '--to', '6.0'], '--to 6.0: there are changes of 1.0, 2.0, 3.0, 4.0, 5.0.'],
    [['--from', '5.0', '--to', '5.0'], 'expected a newer major'],
    [['--from', '3.0', '--to', '5.0', ...log], '/no/such/file cannot be read'],
    [['--from', '3.0', '--to', '5.0', ...log, '--har', 'x'], '--har and --log exclude each other'],
    [['--from', '3.0', '--to', '5.0', '--bruno', '/no/such'], '/no/such cannot be read'],
    [
      ['--from', '3.0', '--to', '5.0', '--format', 'xml'],
      '--format xml: expected text or json or markdown or sarif',
    ],
    [['--from', '3.0', '--to', '5.0', '--format', 'sarif'], '--format sarif needs recorded requests'],
    [['--from', '3.0', '--to', '5.0', '--json', '--format', 'sarif'], 'exclude each other'],
  ])('%j', async (args, message) => {
    const { code, err } = await runChanges(...args)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test.each(['', 'nonsense\n'])('a log without requests: %j', async text => {
    const { code, err } = await runChanges('--from', '3.0', '--to', '5.0', '--log', fileOf('a.log', text))
    expect(err).toContain('found no request')
    expect(code).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { judgedOf, verdictOf } from './verdict.fixture.ts'

describe('parameters', () => {
  it.each([
    // A filter by page.
    ['4→5', 'GET v4/admin/posts/?filter=page:true', 'breaks 5-0.page-filter', '/admin/pages/'],
    ['4→5', 'GET v4/admin/posts/?filter=page:false', 'breaks 5-0.page-filter', '/admin/posts/'],
    ['4→5', 'GET v4/admin/pages/?filter=page:false', 'breaks 5-0.page-filter', '/admin/posts/'],
    ['4→5', 'GET v4/admin/posts/?filter=(page:true)', 'breaks 5-0.page-filter', '/admin/pages/'],
    ['4→5', 'GET v4/admin/posts/?filter=page:-true', 'breaks 5-0.page-filter', '/admin/posts/'],
    ['4→5', 'GET v4/admin/posts/?filter=page:[true,false]', 'breaks 5-0.page-filter', '/admin/posts/'],
    [
      '4→5',
      'GET v4/admin/posts/?filter=page:true%2Btag:news',
      'breaks 5-0.page-filter',
      '/admin/pages/?filter=tag:news',
    ],
    [
      '4→5',
      'GET v4/admin/posts/?filter=page:true+tag:news',
      'breaks 5-0.page-filter',
      '/admin/pages/?filter=tag:news',
    ],
    [
      '4→5',
      'GET v4/admin/posts/?filter=tag:news%2Bpage:false',
      'breaks 5-0.page-filter',
      '/admin/posts/?filter=tag:news',
    ],
    [
      '4→5',
      'GET v4/admin/posts/?filter=(tag:news,tag:sport)%2Bpage:true&limit=2',
      'breaks 5-0.page-filter',
      '/admin/pages/?limit=2&filter=tag:news,tag:sport',
    ],
    [
      '4→5',
      "GET v4/admin/posts/?filter=page:false%2Btitle:~'a%20b'",
      'breaks 5-0.page-filter',
      "/admin/posts/?filter=title:~'a%20b'",
    ],
    ['4→5', 'GET v4/admin/posts/?filter=page:true,tag:news', 'breaks 5-0.page-filter', null],
    ['4→5', 'GET v4/admin/posts/?filter=page:(true|false)', 'breaks 5-0.page-filter', null],
    ['4→5', 'GET v4/admin/posts/?filter=page:true%2Bpage:false', 'breaks 5-0.page-filter', null],
    ['3→5', 'GET v3/content/posts/?filter=page:true', 'breaks 5-0.page-filter', '/content/pages/'],
    ['3→5', 'GET v3/content/posts/?filter=page:false', 'breaks 5-0.page-filter', '/content/posts/'],
    // The e-mail of a post.
    [
      '4→5',
      'PUT v4/admin/posts/1/?send_email_when_published=true',
      'breaks 5-0.email-parameters',
      '/admin/posts/1/?newsletter=NEWSLETTER_SLUG&email_segment=all',
    ],
    [
      '4→5',
      'PUT v4/admin/posts/1/?send_email_when_published=false',
      'breaks 5-0.email-parameters',
      '/admin/posts/1/',
    ],
    [
      '4→5',
      'PUT v4/admin/posts/1/?email_recipient_filter=paid',
      'breaks 5-0.email-parameters',
      '/admin/posts/1/?newsletter=NEWSLETTER_SLUG&email_segment=status:-free',
    ],
    [
      '4→5',
      'POST v4/admin/posts/?email_recipient_filter=none',
      'breaks 5-0.email-parameters',
      '/admin/posts/',
    ],
    [
      '3→5',
      'PUT v3/admin/posts/1/?send_email_when_published=true',
      'deprecated 4-0.send-email-when-published, breaks 5-0.email-parameters',
      '/admin/posts/1/?newsletter=NEWSLETTER_SLUG&email_segment=all',
    ],
    ['4→5', 'GET v4/admin/posts/?filter=email_recipient_filter:all', 'breaks 5-0.email-parameters', null],
    [
      '3→4',
      'PUT v3/admin/posts/1/?send_email_when_published=true',
      'deprecated 4-0.send-email-when-published',
      '/v3/admin/posts/1/?email_recipient_filter=all',
    ],
    [
      '3→4',
      'PUT canary/admin/posts/1/?send_email_when_published=false',
      'deprecated 4-0.send-email-when-published',
      '/canary/admin/posts/1/',
    ],
    // Formats.
    [
      '4→5',
      'GET v4/content/posts/?formats=mobiledoc',
      'breaks 5-0.post-content-format',
      '/content/posts/?formats=lexical',
    ],
    [
      '4→5',
      'GET v4/admin/pages/1/?formats=html,mobiledoc',
      'breaks 5-0.post-content-format',
      '/admin/pages/1/?formats=html,lexical',
    ],
    // Words of products.
    [
      '4→5',
      'GET v4/content/posts/?filter=product:gold',
      'breaks 5-0.tiers-replace-products',
      '/content/posts/?filter=tier:gold',
    ],
    [
      '4→5',
      'GET v4/admin/members/?filter=products:gold%2Bstatus:paid',
      'breaks 5-0.tiers-replace-products',
      '/admin/members/?filter=tiers:gold%2Bstatus:paid',
    ],
    [
      '4→5',
      'GET v4/admin/members/?include=labels,products',
      'breaks 5-0.tiers-replace-products',
      '/admin/members/?include=labels,tiers',
    ],
    [
      '4→5',
      'GET v4/admin/members/?filter=subscribed:true%2Bproduct_id:1',
      'breaks 5-0.tiers-replace-products',
      '/admin/members/?filter=subscribed:true%2Btier_id:1',
    ],
    // Settings and members of 4.0.
    ['3→5', 'GET v3/admin/settings/?type=theme', 'breaks 4-0.settings-type', '/admin/settings/?group=theme'],
    [
      '3→4',
      'GET canary/admin/settings/?type=blog,theme',
      'breaks 4-0.settings-type',
      '/canary/admin/settings/?group=site,unsplash,amp,slack,views,labs,firstpromoter,editor,theme',
    ],
    ['3→4', 'GET v3/admin/settings/?type=theme', '', null],
    ['3→5', 'GET v4/admin/settings/?type=theme', '', null],
    [
      '3→4',
      'GET v3/admin/members/?paid=true',
      'breaks 4-0.members-paid',
      '/v3/admin/members/?filter=status:-free',
    ],
    [
      '3→4',
      'GET canary/admin/members/?paid=false&filter=label:vip',
      'breaks 4-0.members-paid',
      '/canary/admin/members/?filter=(label:vip)%2Bstatus:free',
    ],
    [
      '3→5',
      'GET v3/admin/members/?paid=true',
      'breaks 4-0.members-paid',
      '/admin/members/?filter=status:-free',
    ],
    [
      '3→4',
      'GET v2/admin/members/?paid=true',
      'deprecated 4-0.prefixes',
      '/v4/admin/members/?filter=status:-free',
    ],
    ['4→5', 'GET v4/admin/members/?paid=true', '', null],
    // Client credentials.
    [
      '1→2',
      'GET content/tags/?client_id=a&client_secret=b&limit=1',
      'breaks 2-0.api-keys',
      '/v2/content/tags/?limit=1&key=CONTENT_API_KEY',
    ],
    ['1→2', 'GET v0.1/tags/?client_id=a&client_secret=b', '', null],
  ])('%s %s', (way, line, verdict, instead) => {
    const told = verdictOf({ way, line })
    const withoutAnswers = told
      .split(', ')
      .filter(part => !part.startsWith('answer ') && !part.endsWith('member-newsletters'))
    expect(withoutAnswers.join(', ')).toBe(verdict)
    if (instead !== null || verdict.includes('breaks'))
      expect(judgedOf({ way, line }).instead?.target ?? null).toBe(instead && `/platform/api${instead}`)
  })
})

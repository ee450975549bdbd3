import type { Reply } from '../gazette.fixture.ts'
import type { Json, JsonObject } from '../values.ts'
import { type Asker, seen, upload } from './asker.fixture.ts'

const KEY = '0123456789abcdef0123456789'
const CLIENT = 'client_id=platform-frontend&client_secret=0a1b2c3d4e5f'
const NOW = '2024-01-01T00:00:00.000Z'
const SPORT = '67a000000000000000000202'
const DRAFT = '67a000000000000000000606'
const post =
  (path = '', body: Json = { title: 'New' }) =>
  (asker: Asker) =>
    asker.admin('POST', `/posts/${path}`, { posts: [body] })
const publish = (query: string) => async (asker: Asker) => {
  const reply = await asker.admin('POST', `/posts/?${query}`, {
    posts: [{ title: 'News', status: 'published' }],
  })
  return seen(reply) + asker.mails()
}
const read = (path: string) => (asker: Asker) => asker.content(path)
const look = (path: string) => (asker: Asker) => asker.admin('GET', path)
const setting = (key: string, value: Json) => (asker: Asker) =>
  asker.admin('PUT', '/settings/', { settings: [{ key, value }] })
const get =
  (target: string, headers = {}) =>
  (asker: Asker) =>
    asker.raw('GET', target, undefined, headers)
const sendFile = (path: string, field: string, name: string, text: string) => (asker: Asker) => {
  const { body, headers } = upload(field, name, text)
  return asker.admin('POST', path, body, headers)
}
const statusOf = (probe: (asker: Asker) => Promise<Reply>) => async (asker: Asker) =>
  String((await probe(asker)).status)
const exported = (version: string) =>
  JSON.stringify({ meta: { version }, data: { posts: [{ slug: 'old', title: 'Old' }] } })
const tier = (more: JsonObject): JsonObject => ({ name: 'Silver', ...more })

type Probe = (asker: Asker) => Promise<Reply | string>

/** Requests that are asked of every major, by the URLs and credentials of that major. */
export const probes: Readonly<Record<string, Probe>> = {
  'read posts': read('/posts/'),
  'read one post': read('/posts/slug/bridge-opens/'),
  'read titles': read('/posts/?fields=title'),
  'read the field page': read('/posts/?fields=title,page'),
  'read posts with tags and authors': read('/posts/?include=tags,authors&fields=title&limit=2'),
  'read pages': read('/pages/'),
  'read posts and pages': read('/posts/?filter=page:true&fields=slug'),
  'read plain text': read('/posts/?formats=plaintext&fields=slug&limit=1'),
  'read absolute': read('/posts/slug/bridge-opens/?absolute_urls=true&fields=html'),
  'read authors': read('/authors/'),
  'read users': read('/users/'),
  'read tags': read('/tags/?fields=slug'),
  'read a tag with its image': read('/tags/slug/city/'),
  'read settings': read('/settings/'),
  'read tiers': read('/tiers/'),
  'read products': read('/products/'),
  'read newsletters': read('/newsletters/'),
  'read what is not there': read('/tags/slug/nope/'),
  'list posts': look('/posts/?limit=3'),
  'list post titles': look('/posts/?fields=title'),
  'list pages': look('/pages/'),
  'list what is no page': look('/posts/?filter=page:false&fields=slug'),
  'list what is turned round to be no page': look('/posts/?filter=page:-true&fields=slug'),
  'list tags': look('/tags/?fields=slug'),
  'list users': look('/users/?fields=slug'),
  'list tiers': look('/tiers/'),
  'list products': look('/products/'),
  'list offers': look('/offers/'),
  'list newsletters': look('/newsletters/'),
  'list members': look('/members/'),
  'list paying members': look('/members/?paid=true'),
  'list members of a tier': look('/members/?filter=tiers:gold&fields=id'),
  'list members of a product': look('/members/?filter=products:gold&fields=id'),
  'list members of a newsletter': look('/members/?filter=newsletters:weekend&fields=id'),
  'list subscribers': look('/subscribers/'),
  'list themes': look('/themes/'),
  'list integrations': look('/integrations/'),
  'list settings': look('/settings/'),
  'read one setting': look('/settings/title/'),
  'list settings as an integration': async asker => String((await asker.integration('/settings/')).status),
  'list labels': look('/labels/'),
  'list emails': look('/emails/'),
  'count members': look('/members/stats/'),
  'count members by days': look('/members/stats/count/'),
  'ask whether members pay': look('/members/hasActiveStripeSubscriptions/'),
  'confirm a members address': look('/settings/members/email/'),
  'list additions': async asker => String((await asker.admin('GET', '/actions/')).status),
  'revoke a token': asker => asker.admin('POST', '/authentication/revoke/', { token: 'none' }),
  'read the configuration': look('/configuration/'),
  'sign in without an origin': async asker => String((await asker.signIn()).status),
  'read in an unknown format': read('/posts/?formats=amp&fields=slug&limit=1'),
  'read by what is no id': read('/posts/abc/'),
  'visit the session of a member': get('/members/api/session/'),
  'visit the feed': get('/rss/'),
  'list settings of a type': look('/settings/?type=private'),
  'read the site': look('/site/'),
  'read the session': look('/session/'),
  'miss a post': look('/posts/67a0000000000000000fffff/'),
  'miss a route': look('/nope/'),
  'add a post': post(),
  'add a page as a post': post('', { title: 'A page', page: true }),
  'add a post in the newer format': post('', { title: 'New', lexical: '{"root":{"children":[]}}' }),
  'add a post in the previous format': post('', {
    title: 'New',
    mobiledoc: '{"version":"0.3.1","atoms":[],"cards":[],"markups":[],"sections":[[1,"p",[[0,[],0,"Hi"]]]]}',
  }),
  'add a post without root': asker => asker.admin('POST', '/posts/', {}),
  'edit a post': asker =>
    asker.admin('PUT', `/posts/${DRAFT}/`, { posts: [{ title: 'T', updated_at: NOW }] }),
  'publish with newsletter': publish('newsletter=daily'),
  'publish with email_recipient_filter': publish('email_recipient_filter=all'),
  'publish with send_email_when_published': publish('send_email_when_published=true'),
  'add a member': asker => asker.admin('POST', '/members/', { members: [{ email: 'n@readers.example' }] }),
  'add a member to a newsletter': asker =>
    asker.admin('POST', '/members/', { members: [{ email: 'n@readers.example', newsletters: [] }] }),
  'add a subscriber': asker =>
    asker.admin('POST', '/subscribers/', { subscribers: [{ email: 'n@readers.example' }] }),
  'add a tier': asker =>
    asker.admin('POST', '/tiers/', { tiers: [tier({ currency: 'USD', monthly_price: 1, benefits: ['a'] })] }),
  'add a product': asker =>
    asker.admin('POST', '/products/', {
      products: [tier({ monthly_price: { amount: 1, currency: 'USD' }, benefits: [{ name: 'a' }] })],
    }),
  'switch the image provider': setting('unsplash', true),
  'switch the image provider by an object': setting('unsplash', '{"isActive":false}'),
  'set codeinjection_head': setting('codeinjection_head', '<b>'),
  'set ghost_head': setting('ghost_head', '<b>'),
  'set portal_tiers': setting('portal_tiers', '["gold"]'),
  'set portal_products': setting('portal_products', '["gold"]'),
  'set what is no setting': setting('nope', 1),
  'add a post with what is no attribute': post('', { title: 'New', nope: 1 }),
  'set the design of emails': setting('newsletter_show_badge', false),
  'send a mail': asker => asker.admin('POST', '/mail/', { mail: [{ message: { to: 'a@b.example' } }] }),
  'send a test mail': asker => asker.admin('POST', '/mail/test/', {}),
  'preview an email': look(`/email_previews/posts/${DRAFT}/`),
  'preview an email by the old name': look(`/email_preview/posts/${DRAFT}/`),
  'test an email by the old name': asker =>
    asker.admin('POST', `/email_preview/posts/${DRAFT}/`, { emails: ['a@b.example'] }),
  'reset all passwords': asker => asker.admin('POST', '/authentication/global_password_reset/', {}),
  'reset all passwords by the old name': asker =>
    asker.admin('POST', '/authentication/reset_all_passwords/', {}),
  'reset a password': asker =>
    asker.admin('POST', '/authentication/password_reset/', {
      password_reset: [{ email: 'ed@gazette.example' }],
    }),
  'reset a password by the old name': asker =>
    asker.admin('POST', '/authentication/passwordreset/', {
      passwordreset: [{ email: 'ed@gazette.example' }],
    }),
  'disconnect payments': asker => asker.admin('DELETE', '/settings/payments/connect/'),
  'ask for a members address': asker =>
    asker.admin('POST', '/settings/members/email/', { email: 'a@b.example' }),
  'upload YAML redirects': sendFile(
    '/redirects/upload/',
    'redirects',
    'redirects.yaml',
    '301:\n  /a/: /b/\n',
  ),
  'upload JSON redirects by the old path': sendFile('/redirects/json/', 'redirects', 'redirects.json', '[]'),
  'upload YAML redirects by the old path': sendFile(
    '/redirects/json/',
    'redirects',
    'redirects.yaml',
    '301:\n  /a/: /b/\n',
  ),
  'download redirects': look('/redirects/download/'),
  'download redirects by the old path': look('/redirects/json/'),
  'import from 0.x': sendFile('/db/', 'importfile', 'old.json', exported('0.11.14')),
  'import from 1.x': sendFile('/db/', 'importfile', 'old.json', exported('1.26.2')),
  'upload an image': statusOf(sendFile('/images/upload/', 'file', 'a.txt', 'Hi')),
  'upload media': statusOf(sendFile('/media/upload/', 'file', 'a.txt', 'Hi')),
  'list snippets': statusOf(look('/snippets/')),
  'activate a theme': asker => asker.admin('PUT', '/themes/source/activate/', {}),
  'keep an address of the site': async asker => {
    await asker.admin('PUT', `/tags/${SPORT}/`, {
      tags: [{ feature_image: 'http://localhost:2368/ball.png' }],
    })
    const { body } = await asker.admin('GET', '/db/')
    return JSON.stringify(body).match(/[^"]*ball\.png/)?.[0] ?? ''
  },
  'delete a user': async asker => {
    const reply = await asker.admin('DELETE', '/users/67a000000000000000000104/')
    const left = await asker.raw('GET', '/for-members/')
    return seen(reply) + left.status
  },
  'visit the site': get('/'),
  'visit members/api/site': get('/members/api/site/'),
  'visit members/api/offers': get('/members/api/offers/'),
  'visit the helper script': get('/public/platform-sdk.js'),
  'visit the old helper script': get('/shared/platform-url.js'),
  'enter a private site': async asker => {
    const { headers } = await asker.raw('POST', '/private/', { password: 'secret' })
    return String(headers['set-cookie']).split('=')[0] ?? ''
  },
  'open the single URL': get(`/platform/api/content/tags/?key=${KEY}&fields=slug`),
  'open /v4/': get(`/platform/api/v4/content/tags/?key=${KEY}&fields=slug`),
  'open /v3/': get(`/platform/api/v3/content/tags/?key=${KEY}&fields=slug`),
  'open /v2/': get(`/platform/api/v2/content/tags/?key=${KEY}&fields=slug`),
  'open /canary/': get(`/platform/api/canary/content/tags/?key=${KEY}&fields=slug`),
  'open /v0.1/': get(`/platform/api/v0.1/tags/?${CLIENT}&fields=slug`),
  'open /v0.1/ with a key': get(`/platform/api/v0.1/tags/?key=${KEY}`),
  'ask for an old version': async asker => {
    const headers = { 'accept-version': 'v0.9' }
    const served = await asker.admin('GET', '/tags/?fields=slug', undefined, headers)
    const missed = await asker.admin('GET', '/nope/', undefined, headers)
    return seen(served) + seen(missed)
  },
  'tell the administrators': async asker => {
    await asker.admin('GET', '/nope/', undefined, { 'accept-version': 'v0.9' })
    return String(asker.mails())
  },
}

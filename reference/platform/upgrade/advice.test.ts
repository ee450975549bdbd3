import { describe, expect, it } from 'vitest'
import { CONTENT_KEY, type Gazette, openGazette } from '../gazette.fixture.ts'
import type { Json } from '../values.ts'
import { judgedOf, type Question } from './verdict.fixture.ts'

const POST = '67a000000000000000000601'
const GOLD = '67a000000000000000000302'
const MIA = '67a000000000000000000901'
const NEWSLETTER = '67a000000000000000000401'
const AT = '2024-01-01T00:00:00.000Z'

/** Words in capitals stand for values of the reader's own. */
const OWN: Readonly<Record<string, string>> = {
  CONTENT_API_KEY: CONTENT_KEY,
  NEWSLETTER_SLUG: 'daily',
  NEWSLETTER_ID: NEWSLETTER,
}

function filledIn(text: string): string {
  return Object.entries(OWN).reduce((filled, [name, value]) => filled.replaceAll(name, value), text)
}

async function statusAt(major: string, question: Question): Promise<number> {
  const { instead } = judgedOf(question)
  if (!instead) throw new Error(`invariant: no advice for ${question.line}`)
  const site = openGazette({ version: `${major}.0` })
  const prefix = major === '5' ? '' : `v${major}/`
  const body: Json | undefined = instead.body ?? bodyOf(question)
  const sent =
    body === undefined
      ? undefined
      : JSON.parse(filledIn(JSON.stringify(await freshened(body, site, instead.target))))
  const { status } = await site.send(instead.method, withKey(filledIn(instead.target)), sent, {
    cookie: await session(site, prefix),
  })
  return status
}

function bodyOf({ body }: Question): Json | undefined {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body))
}

async function session(site: Gazette, prefix: string): Promise<string> {
  const who = { username: 'olga@gazette.example', password: 'olgas-early-ferry' }
  const { headers } = await site.send('POST', `${prefix}admin: /session/`, who)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** An edit names the state that it edits. */
async function freshened(body: Json, site: Gazette, target: string): Promise<Json> {
  if (!/\/(posts|pages)\/\w{24}\//.test(target)) return body
  const path = target.split('?')[0] ?? ''
  const { body: read } = await site.send('GET', path, undefined, { cookie: await session(site, '') })
  const text = JSON.stringify(read)
  const now = /"updated_at":"([^"]*)"/.exec(text.slice(text.lastIndexOf('"updated_at"')))?.[1] ?? AT
  return JSON.parse(JSON.stringify(body).replaceAll(AT, now))
}

function withKey(target: string): string {
  if (!target.includes('/content/') || target.includes('key=')) return target
  return `${target}${target.includes('?') ? '&' : '?'}key=${CONTENT_KEY}`
}

const old = '{"version":"0.3.1","atoms":[],"cards":[],"markups":[],"sections":[[1,"p",[[0,[],0,"Hi"]]]]}'
const price = (amount: number) => ({ nickname: 'Monthly', amount, interval: 'month', currency: 'usd' })

describe('what is advised is accepted by the newer platform', () => {
  it.each<[way: string, line: string, body?: unknown]>([
    ['4→5', 'GET v4/admin/posts/?filter=page:true'],
    ['4→5', 'GET v4/admin/posts/?filter=(page:true)'],
    ['4→5', 'GET v4/admin/posts/?filter=page:true%2Btag:city'],
    ['4→5', "GET v4/admin/posts/?filter=page:false%2Btitle:~'a%20b'%2Bfeatured:-true"],
    ['4→5', 'GET v4/admin/posts/?filter=(tag:city,tag:-sport)%2Bpage:false%2Bpublished_at:>now-30d'],
    ['4→5', 'GET v4/content/pages/?filter=page:[true]&include=tags,authors'],
    ['1→5', 'GET v0.1/posts/?client_id=a&client_secret=b&staticPages=true'],
    ['1→3', 'GET v0.1/users/?client_id=a&client_secret=b'],
    ['1→2', 'GET content/posts/?staticPages=true&filter=tag:city'],
    ['4→5', 'GET v4/admin/products/?include=benefits'],
    ['4→5', `GET v4/content/products/`],
    ['4→5', `GET v4/admin/products/${GOLD}/`],
    [
      '4→5',
      'POST v4/admin/products/',
      {
        products: [
          { name: 'Silver', monthly_price: price(300), yearly_price: price(3000), benefits: [{ name: 'a' }] },
        ],
      },
    ],
    [
      '4→5',
      `PUT v4/admin/products/${GOLD}/`,
      { products: [{ monthly_price: price(700), benefits: [{ name: 'b' }] }] },
    ],
    ['4→5', 'GET v4/admin/members/?filter=products:gold&include=products'],
    ['4→5', `PUT v4/admin/members/${MIA}/`, { members: [{ products: [{ id: GOLD }] }] }],
    ['4→5', `PUT v4/admin/members/${MIA}/`, { members: [{ subscribed: false }] }],
    ['4→5', `PUT v4/admin/members/${MIA}/`, { members: [{ subscribed: true }] }],
    [
      '4→5',
      `PUT v4/admin/posts/${POST}/?send_email_when_published=true`,
      { posts: [{ title: 'B', updated_at: AT }] },
    ],
    [
      '4→5',
      `PUT v4/admin/posts/${POST}/?email_recipient_filter=paid`,
      { posts: [{ title: 'B', updated_at: AT }] },
    ],
    ['3→5', 'POST v3/admin/posts/?send_email_when_published=false', { posts: [{ title: 'B' }] }],
    ['3→4', 'POST v3/admin/posts/?send_email_when_published=true', { posts: [{ title: 'B' }] }],
    ['4→5', 'POST v4/admin/posts/', { posts: [{ title: 'A', mobiledoc: old }] }],
    ['4→5', 'GET v4/admin/posts/?formats=html,mobiledoc'],
    ['4→5', 'PUT v4/admin/settings/', { settings: [{ key: 'newsletter_show_badge', value: false }] }],
    [
      '4→5',
      'PUT v4/admin/settings/',
      {
        settings: [
          { key: 'newsletter_show_badge', value: false },
          { key: 'title', value: 'T' },
        ],
      },
    ],
    ['4→5', 'PUT v4/admin/settings/', { settings: [{ key: 'portal_products', value: '[]' }] }],
    ['3→5', 'PUT v3/admin/settings/', { settings: [{ key: 'unsplash', value: '{"isActive":true}' }] }],
    ['3→4', 'PUT canary/admin/settings/', { settings: [{ key: 'unsplash', value: '{"isActive":true}' }] }],
    ['2→3', 'PUT canary/admin/settings/', { settings: [{ key: 'ghost_head', value: '<b>' }] }],
    ['3→5', 'GET v3/admin/settings/?type=theme'],
    ['3→5', 'GET v3/admin/settings/?type=no-such-type'],
    ['3→4', 'GET canary/admin/settings/?type=blog,theme'],
    ['3→5', 'GET v3/admin/members/?paid=true'],
    ['3→4', 'GET v3/admin/members/?paid=false&filter=label:vip'],
    ['3→4', 'GET v2/admin/settings/?type=theme'],
    ['2→5', 'GET v2/admin/subscribers/?limit=5'],
    ['2→3', 'GET canary/admin/subscribers/'],
    [
      '2→5',
      'POST v2/admin/subscribers/',
      { subscribers: [{ email: 'new@readers.example', status: 'subscribed' }] },
    ],
    ['3→5', 'GET v3/admin/redirects/json/'],
    ['4→5', `GET v4/admin/email_preview/posts/${POST}/`],
    ['4→5', 'POST v4/admin/authentication/reset_all_passwords/'],
    [
      '4→5',
      'POST v4/admin/authentication/passwordreset/',
      { passwordreset: [{ email: 'olga@gazette.example' }] },
    ],
    ['4→5', 'GET canary/content/tags/?limit=1'],
    ['3→4', 'GET v2/content/posts/?include=tags,authors'],
  ])('%s %s %j', async (way, line, body) => {
    expect(await statusAt(way.slice(-1), { way, line, body })).toBeLessThan(300)
  })
})

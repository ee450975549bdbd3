import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RecordedTokens } from './recorded-tokens.ts'
import { StandIns } from './stand-ins.ts'

const [RECORDED, ACTUAL] = ['aaaaaaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbbbbbb']
const [SECRET, OTHER] = ['01'.repeat(32), '02'.repeat(32)]
const NOW = 2_000_000_000

function standIns(recorded: unknown, actual: unknown): StandIns {
  const made = new StandIns()
  made.learn(recorded, actual)
  return made
}

function ask(made: StandIns, path: string, body: string | null = null, headers = {}) {
  return made.inRequest({ method: 'PUT', path, headers, body })
}

describe('what the target made up stands in the requests that follow', () => {
  it('ids, in paths and bodies', () => {
    const made = standIns({ posts: [{ id: RECORDED }] }, { posts: [{ id: ACTUAL }] })
    expect(ask(made, `/posts/${RECORDED}/`, `{"id":"${RECORDED}"}`)).toMatchObject({
      path: `/posts/${ACTUAL}/`,
      body: `{"id":"${ACTUAL}"}`,
    })
  })

  it('rows of a list by what they are called, in whatever order they come', () => {
    const other = 'cccccccccccccccccccccccc'
    const made = standIns(
      [{ id: RECORDED, slug: 'one' }],
      [
        { id: other, slug: 'two' },
        { id: ACTUAL, slug: 'one' },
      ],
    )
    expect(made.of(RECORDED)).toBe(ACTUAL)
  })

  it('an admin key in one, as id and as secret', () => {
    const made = standIns(`${RECORDED}:${SECRET}`, `${ACTUAL}:${OTHER}`)
    expect([made.of(RECORDED), made.of(SECRET)]).toEqual([ACTUAL, OTHER])
  })

  it('the address of a site on its own machine, wherever it stands', () => {
    const [then, now] = ['http://127.0.0.1:2368', 'http://localhost:40123']
    const made = standIns({ posts: [{ url: `${then}/one/` }] }, { posts: [{ url: `${now}/one/` }] })
    expect(made.inBody({ html: `<a href="${then}/two/">` })).toEqual({ html: `<a href="${now}/two/">` })
    expect(ask(made, '/', null, { origin: then }).headers.origin).toBe(now)
  })

  it.each([
    ['of another page', 'http://127.0.0.1:2368/one/', 'http://127.0.0.1:2369/two/'],
    ['of a site elsewhere', 'https://blog.example/one/', 'http://127.0.0.1:2369/one/'],
  ])('no address %s', (_, recorded, actual) => {
    const made = standIns({ url: recorded }, { url: actual })
    expect(made.inBody(recorded)).toBe(recorded)
  })

  it('cookies', () => {
    const made = new StandIns()
    made.learnCookies(['session=s%3Aone; Path=/'], 'session=s%3Atwo; HttpOnly')
    expect(ask(made, '/', null, { cookie: 'session=s%3Aone' }).headers.cookie).toBe('session=s%3Atwo')
  })

  it('the time of the last edit, for the row that is edited', () => {
    const [then, now] = ['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']
    const made = standIns({ id: RECORDED, updated_at: then }, { id: RECORDED, updated_at: now })
    expect(ask(made, `/posts/${RECORDED}/`, then).body).toBe(now)
    expect(ask(made, '/posts/', then).body).toBe(then)
  })

  it('nothing else: a title is no id', () => {
    expect(standIns({ title: 'a' }, { title: 'b' }).of('a')).toBe('a')
  })
})

describe('a recorded token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = (header: object, claims: object, secret: string) => {
    const unsigned = `${encode(header)}.${encode(claims)}`
    return `${unsigned}.${createHmac('sha256', Buffer.from(secret, 'hex')).update(unsigned).digest('base64url')}`
  }
  const HEADER = { alg: 'HS256', kid: RECORDED }

  function madeAnew(token: string): string {
    const keys = standIns(`${RECORDED}:${SECRET}`, `${ACTUAL}:${OTHER}`)
    const tokens = new RecordedTokens(keys)
    tokens.learn({ secret: `${RECORDED}:${SECRET}` })
    const request = { method: 'GET', path: '/', headers: { Authorization: `Ghost ${token}` }, body: null }
    return tokens.inRequest(request, NOW).headers.Authorization ?? ''
  }

  it('is signed anew, with the key that stands for its own, as old as it was then', () => {
    const token = signed(HEADER, { iat: 1000, exp: 1300, aud: '/admin/' }, SECRET)
    const expected = { iat: NOW, exp: NOW + 300, aud: '/admin/' }
    expect(madeAnew(token)).toBe(`Ghost ${signed({ ...HEADER, kid: ACTUAL }, expected, OTHER)}`)
  })

  it('that was not genuine is not made so', () => {
    const signature = signed(HEADER, { iat: 1000 }, '03'.repeat(32)).split('.')[2]
    expect(madeAnew(signed(HEADER, { iat: 1000 }, '03'.repeat(32))).split('.')[2]).toBe(signature)
  })

  it.each([signed({ alg: 'HS256' }, { iat: 1 }, SECRET), 'eyJx.eyJy.z'])('without a key stays: %s', token => {
    expect(madeAnew(token)).toBe(`Ghost ${token}`)
  })
})

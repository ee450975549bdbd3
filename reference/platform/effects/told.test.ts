import { describe, expect, test } from 'vitest'
import type { ApiRequest } from '../http/request.ts'
import { judgeUpgrade, type Span } from '../upgrade/upgrade.ts'
import { judgedOf, verdictOf } from '../upgrade/verdict.fixture.ts'
import { effects } from './effects.ts'
import { findingsBetween } from './meet.ts'

describe('a request is told of', () => {
  test.each<[way: string, line: string, body: unknown, verdict: string]>([
    ['2→3', 'GET v2/admin/users/', undefined, ''],
    ['2→3', 'GET canary/admin/settings/title/', undefined, ''],
    ['2→3', 'GET v0.1/pages/', undefined, 'unserved'],
    ['4→5', 'PUT v4/admin/users/1/', {}, ''],
    ['4→5', 'DELETE v4/admin/offers/1/', undefined, ''],
    [
      '4→5',
      "GET v4/admin/posts/?fields=x&filter=email_recipient_filter:'x",
      undefined,
      'breaks 5-0.email-parameters',
    ],
    ['4→5', 'GET v4/content/posts/?fields=title,%20page', undefined, 'answer 3-0.page-attribute'],
    [
      '4→5',
      'GET v4/content/posts/?fields=tiers&include=tiers',
      undefined,
      'answer 5-0.tiers-replace-products',
    ],
    ['4→5', 'GET v2/admin/posts/?fields=tiers', undefined, ''],
    ['3→5', 'GET canary/admin/posts/?fields=tiers', undefined, ''],
    ['4→5', 'GET canary/admin/posts/?fields=tiers', undefined, 'answer 5-0.tiers-replace-products'],
  ])('%s %s %j: %s', (way, line, body, verdict) => {
    expect(verdictOf({ way, line, body })).toBe(verdict)
  })

  test.each([
    ['3→4', 'POST /private/', 'breaks 4-0.private-cookie'],
    ['2→5', 'GET /public/ghost-sdk.js', 'breaks 4-0.private-cookie'],
  ])('%s %s with an old cookie: by the latest change that breaks it alone', (way, line, verdict) => {
    expect(verdictOf({ way, line, headers: { cookie: 'express:sess=a' } })).toBe(verdict)
  })

  test('a change that the documentation notes once more is told once, by the major that made it', () => {
    const request: ApiRequest = {
      ...{ api: 'content', method: 'GET', path: '/posts/', query: { formats: 'mobiledoc' }, headers: {} },
      body: { json: {}, uploads: [] },
    }
    const told = findingsBetween(request, { prefix: '', from: 4, to: 5 }).map(({ clause }) => clause)
    expect(told).toEqual(['platform.changes.5-0.post-content-format'])
  })
})

describe('an upload', () => {
  const sent = (line: string, filename: string, span: Span = { from: 3, to: 4 }) => {
    const [method = '', path = ''] = line.split(' ')
    const form = `--x\r\ncontent-disposition: form-data; name="f"; filename="${filename}"\r\n\r\n{}\r\n--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const body = new TextEncoder().encode(form)
    const raw = { method, target: `/platform/api/${path}`, headers, body }
    const [judged] = judgeUpgrade([raw], span)
    return [judged?.findings.map(({ effect }) => effect).join(), judged?.instead, judged?.advice]
  }

  test('of redirects as JSON is deprecated, and another file stands in', () => {
    const advice = ['Upload the redirects as redirects.yaml.']
    expect(sent('POST v3/admin/redirects/upload/', 'r.JSON')).toEqual(['deprecated', null, advice])
  })

  test.each([
    ['POST v3/admin/redirects/upload/', 'r.yaml'],
    ['PUT v3/admin/redirects/upload/', 'r.json'],
    ['POST v3/content/redirects/upload/', 'r.json'],
    ['POST v3/admin/db/', 'r.json'],
  ])('%s of %s is not', (line, filename) => {
    expect(sent(line, filename)).toEqual(['', null, []])
  })

  test('is a body that was recorded', () => {
    expect(sent('POST v4/admin/posts/', 'p.json', { from: 4, to: 5 })[2]).toEqual([])
  })
})

describe('what a body that was not recorded would break is told', () => {
  const advised = (line: string, body?: unknown) =>
    judgedOf({ way: '4→5', line, body }).advice.map(
      text => /breaks by platform\.changes\.(.*)\.$/.exec(text)?.[1],
    )

  test.each<[line: string, body: unknown, clauses: readonly (string | undefined)[]]>([
    ['PUT v4/admin/tags/1/', undefined, []],
    ['GET v4/admin/posts/', undefined, []],
    ['PUT v4/admin/posts/1/', { posts: [{ title: 'x' }] }, []],
    ['PUT v4/admin/posts/1/', [], []],
    [
      'PUT v4/admin/posts/1/',
      undefined,
      ['5-0.tiers-replace-products', '5-0.email-parameters', '5-0.post-content-format'],
    ],
    [
      'PUT v4/admin/posts/1/?email_recipient_filter=all',
      undefined,
      [undefined, '5-0.tiers-replace-products', '5-0.post-content-format'],
    ],
    ['PUT v4/admin/posts/1/?filter=email_recipient_filter:all', undefined, [undefined]],
  ])('%s %j', (line, body, clauses) => {
    expect(advised(line, body)).toEqual(clauses)
  })

  test('of no request for something else', () => {
    expect(judgedOf({ way: '1→2', line: 'PUT admin/tags/1/' }).advice).toEqual([])
  })
})

test('endpoints are named without the slash at their end', () => {
  const said = effects
    .filter(({ clause }) => /email-previews|password-reset/.test(clause))
    .map(({ says }) => says)
  expect(said).toEqual([
    '/email_preview is named /email_previews.',
    'There is /email_previews.',
    '/authentication/reset_all_passwords is named /authentication/global_password_reset.',
    'There is /authentication/global_password_reset.',
    '/authentication/passwordreset is named /authentication/password_reset, and so is the object that is sent and answered.',
    'There is /authentication/password_reset.',
  ])
})

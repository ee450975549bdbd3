import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createReference, type Reference } from '../reference/index.ts'

/** The one of the whole run: vitest.config.ts. */
const SEED = Number(fc.readConfigureGlobal()?.seed)
const RUNS = Number(process.env.ASSAYER_HOSTILE_RUNS ?? 50_000)

let reference: Reference
const failures: string[] = []

beforeAll(async () => {
  reference = await createReference({ world: 'specs/worlds/restaurants' })
})

/** Without it what the heap holds says when it was last swept. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

async function statusOf(target: string): Promise<number> {
  const { status } = await reference.handle({ method: 'GET', target, headers: {}, body: null })
  return status
}

const name = fc.constantFrom(
  ...[
    'filters',
    'sort',
    'populate',
    'fields',
    'pagination',
    'locale',
    'publicationState',
    '_q',
    'name',
    'id',
  ],
  ...['chef', 'categories', 'photo', 'zone', 'seo', 'slug', 'openedOn', 'rating', '__proto__', 'constructor'],
  ...[
    'toString',
    'page',
    'pageSize',
    'start',
    'limit',
    'withCount',
    'on',
    'count',
    '',
    '*',
    '0',
    '99',
    '[',
    ']',
  ],
)
const operator = fc.constantFrom(
  ...[
    '$eq',
    '$eqi',
    '$ne',
    '$in',
    '$notIn',
    '$between',
    '$null',
    '$contains',
    '$or',
    '$and',
    '$not',
    '$foo',
    '$',
  ],
)
const piece = fc.oneof(name, operator, fc.string({ unit: 'binary', maxLength: 6 }), fc.nat(200).map(String))
const key = fc
  .tuple(name, fc.array(piece, { maxLength: 8 }))
  .map(([first, rest]) => first + rest.map(part => `[${part}]`).join(''))
const value = fc.oneof(
  fc.constantFrom(
    '',
    'true',
    'false',
    'null',
    '*',
    '-1',
    '1e309',
    '%',
    '%zz',
    '%00',
    '%ed%a0%80',
    'a,b',
    'live',
    'all',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer().map(String),
  fc.double().map(String),
)
const encoded = fc.oneof(
  { weight: 3, arbitrary: fc.constant((text: string) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.constant((text: string) => text.replace(/[\s#]/g, '+')) },
)
const parameter = fc
  .tuple(key, fc.option(value), encoded)
  .map(([k, v, encode]) => (v === null ? encode(k) : `${encode(k)}=${encode(v)}`))
const query = fc.array(parameter, { minLength: 1, maxLength: 6 }).map(parts => parts.join('&'))
const path = fc.constantFrom(
  '/api/restaurants',
  '/api/articles',
  '/api/reviews',
  '/api/categories',
  '/api/nothing',
)

/** A query that is as long as a request line allows. */
function filled(start: string, repeated: string): string {
  return `${start}${repeated.repeat((16_000 - start.length) / repeated.length)}`
}

describe('hostile query strings', () => {
  it(`${RUNS} of them (seed ${SEED}) never give a 5xx`, async () => {
    const property = fc.asyncProperty(path, query, async (where, text) => {
      const target = `${where}?${text}`
      const status = await statusOf(target)
      if (status >= 500) failures.push(`${status} ${target}`)
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
    expect(failures.slice(0, 5)).toEqual([])
  }, 120_000)

  it.each([
    ['of brackets alone', filled('filters', '[a]')],
    ['of open brackets', filled('filters', '[')],
    ['of indexes within indexes', filled('populate', '[0]')],
    ['of negations', filled('filters', '[$not]')],
    ['of groups', filled('filters', '[$and][0]')],
    ['of filters over relations', filled('filters', '[location][restaurants]')],
    ['of a sort over relations', filled('sort=', 'location.')],
    ['of a sort in brackets', filled('sort', '[location]')],
    ['of levels to populate', filled('populate', '[branchOf][populate]')],
    ['of levels over many', filled('populate', '[location][populate][restaurants][populate]')],
    ['of levels through zones', filled('populate', '[zone][populate][by][populate][restaurant][populate]')],
    ['of levels with dots', filled('populate=', 'branchOf.')],
    ['of parameters', filled('', '&x=')],
    ['of filters side by side', filled('', '&filters[$or][0][id]=1')],
    ['of arrays with holes', Array.from({ length: 900 }, (_, i) => `x${i}[2999]=1`).join('&')],
    [
      'of a prototype',
      'filters[__proto__][polluted]=1&__proto__[polluted]=1&populate[constructor][populate]=*',
    ],
    ['of NUL', 'filters[name]=%00&sort=%00'],
    ['of a lone surrogate', 'filters[name][$containsi]=%ed%a0%80'],
    ['of broken percent-encoding', 'filters[name]=%&sort=%zz&%%%'],
    ['of percent signs', filled('filters[name][$contains]=', '%25')],
    ['of a huge number', `pagination[page]=${'9'.repeat(400)}`],
    ['of more than a request line holds', `x=${'x'.repeat(20_000)}`],
  ])('a request %s gives no 5xx and pollutes nothing', async (_name, text) => {
    expect(await statusOf(`/api/restaurants?${text}`)).toBeLessThan(500)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  it('20,000 requests with a filter of their own each leave the heap as it was', async () => {
    const ask = async (count: number) => {
      for (let i = 0; i < count; i++) await statusOf(`/api/restaurants?filters[name][$eq]=${i}&sort=slug`)
    }
    await ask(5_000)
    collectGarbage()
    const before = process.memoryUsage().heapUsed
    await ask(20_000)
    collectGarbage()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
  }, 120_000)
})

import { describe, expect, it } from 'vitest'
import { QueryStrings } from './query-strings.ts'

describe('a query string', () => {
  it('that is read again says the same', () => {
    const strings = new QueryStrings({}, 250)
    const first = strings.read('filters[name][$eq]=Luna')
    expect(first).toEqual({ filters: { name: { $eq: 'Luna' } } })
    expect(strings.read('filters[name][$eq]=Luna')).toBe(first)
    expect(strings.read('filters[name][$eq]=Sol')).toEqual({ filters: { name: { $eq: 'Sol' } } })
  })

  it('is read in the notation of its reader', () => {
    const text = 'a.b=1'
    expect(new QueryStrings({}, 250).read(text)).toEqual({ 'a.b': '1' })
    expect(new QueryStrings({ allowDots: true }, 250).read(text)).toEqual({ a: { b: '1' } })
  })

  it.each([
    ['as deep as it may be', 'a[b][c][d]=1', false],
    ['deeper', 'a[b][c][d][e]=1', true],
    ['deep below a populate', 'populate[a][populate][b][populate][c][d]=1', false],
    ['deeper below a populate', 'populate[a][populate][b][c][d][e][f]=1', true],
  ])('%s (%s) is refused: %s', (_, text, isRefused) => {
    const read = () => new QueryStrings({ depth: 20 }, 3).read(text)
    if (isRefused) expect(read).toThrow('more than 3 brackets deep')
    else expect(read).not.toThrow()
  })

  it('cannot be changed, nor can what is in it', () => {
    const query = new QueryStrings({}, 250).read('filters[name]=Luna&sort[0]=name')
    expect([query, query.filters, query.sort].map(Object.isFrozen)).toEqual([true, true, true])
  })

  it.each([
    ['is remembered while few others are read', 'name=Luna', 499, true],
    ['is forgotten when many others are read', 'name=Luna', 500, false],
    ['is not remembered when it is long', `name=${'L'.repeat(2_000)}`, 0, false],
  ])('%s', (_fact, text, others, isRemembered) => {
    const strings = new QueryStrings({}, 250)
    const first = strings.read(text)
    for (let page = 1; page <= others; page++) strings.read(`page=${page}`)
    const again = strings.read(text)
    expect(again).toEqual(first)
    expect(again === first).toBe(isRemembered)
  })
})

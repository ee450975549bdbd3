import { describe, expect, test } from 'vitest'
import { listFreedoms } from '../targets/oracle.ts'
import { BROWSING } from './browsing.fixture.ts'
import { hear } from './hear.fixture.ts'

/** Wrong servers, with a clause that a front end that browses finds broken by their answers. */
const NOTICED: readonly (readonly [quirk: string, clause: string])[] = [
  ['content.filters.lt.or-equal', 'content.filters.lt'],
  ['content.filters.lte.less-only', 'content.filters.lte'],
  ['content.filters.gt.or-equal', 'content.filters.gt'],
  ['content.filters.gte.greater-only', 'content.filters.gte'],
  ['content.filters.ne.inverted', 'content.filters.ne'],
  ['content.filters.contains.ignores-case', 'content.filters.contains'],
  ['content.filters.containsi.minds-case', 'content.filters.containsi'],
  ['content.filters.eqi.minds-case', 'content.filters.eqi'],
  ['content.sort.field.ignored', 'content.sort.field'],
  ['content.sort.field.numbers-as-texts', 'content.sort.asc'],
  ['content.sort.list.first-only', 'content.sort.list'],
  ['content.sort.list.last-first', 'content.sort.list'],
  ['content.sort.asc.default-descending', 'content.sort.field'],
  ['content.sort.desc.ignored', 'content.sort.desc'],
  ['content.pagination.page.from-zero', 'content.pagination.page'],
  ['content.pagination.page.ignored', 'content.pagination.page'],
  ['content.pagination.page-size.one-more', 'content.pagination.page-size'],
  ['content.pagination.start.one-later', 'content.pagination.start'],
  ['content.pagination.limit.ten-at-least', 'content.pagination.limit'],
  ['content.pagination.by-page.count-rounded-down', 'content.pagination.by-page'],
  ['content.pagination.by-page.overlap', 'content.pagination.page'],
  ['content.pagination.by-page.total-without-filters', 'content.pagination.with-count'],
  ['content.pagination.by-offset.limit-is-end', 'content.pagination.with-count'],
  ['content.pagination.with-count.ignored', 'content.pagination.with-count'],
  ['content.populate.none.zones-unasked', 'content.populate.none'],
  ['content.populate.list.first-only', 'content.populate.list'],
  ['content.populate.list.everything', 'content.populate.list'],
  ['content.populate.list.without-single-relations', 'content.populate.list'],
  ['content.populate.everything-one-level.two-levels', 'content.populate.everything-one-level'],
  ['content.publication.default.preview', 'content.publication.default'],
  ['content.publication.default.drafts-beside-filters', 'content.publication.default'],
  ['content.publication.live.drafts-too', 'content.publication.live'],
  ['content.publication.preview.drafts-only', 'content.publication.preview'],
  ['content.locale.given.ignored', 'content.locale.given'],
  ['content.locale.given.and-default', 'content.locale.given'],
]

describe('browsing', () => {
  test.each(NOTICED)('at %s answers break %s', async (quirk, clause) => {
    const { findings } = await hear(BROWSING, { quirks: [quirk] })
    const failed = findings.filter(({ verdict }) => verdict === 'fail').map(it => it.clause)
    expect(failed).toContain(clause)
  })

  test('at no right server anything fails, not even if nobody else is said to write', async () => {
    const freedoms = (await listFreedoms()).filter(({ id }) => id.startsWith('content.'))
    const wronged: string[] = []
    for (const { id } of freedoms) {
      const { findings } = await hear(BROWSING, { freedoms: [id] }, true)
      if (findings.some(({ verdict }) => verdict === 'fail')) wronged.push(id)
    }
    expect(wronged).toEqual([])
  })
})

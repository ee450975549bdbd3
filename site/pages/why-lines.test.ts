import { expect, test } from 'vitest'
import { reasonLines, settingLines, toldLists } from './why-lines.ts'

test('the conditions that decide are told one by one, with the related entries over which they do', () => {
  const lines = reasonLines({
    reasons: [
      {
        ...{ part: 'filters[$or]', clause: 'content.filters.or', outcome: 'fails', says: 'none holds' },
        parts: [
          { part: 'filters[$or][0][seats][$lt]', clause: 'a', outcome: 'fails', says: 'seats is 40' },
          {
            ...{ part: 'filters[$or][1][categories]', clause: null, outcome: 'fails', says: 'no category' },
            related: [
              {
                ...{ id: 1, name: 'seafood' },
                reasons: [
                  {
                    part: 'filters[$or][1][categories][slug]',
                    clause: 'b',
                    outcome: 'fails',
                    says: 'slug is "x"',
                  },
                ],
              },
            ],
          },
        ],
      },
      { part: 'filters[tags]', clause: 'c', outcome: 'fails', says: 'there are none', related: [] },
    ],
  })
  expect(lines).toEqual([
    { part: 'filters[$or][0][seats][$lt]', clause: 'a', says: 'seats is 40', over: [] },
    { part: 'filters[$or][1][categories][slug]', clause: 'b', says: 'slug is "x"', over: ['seafood'] },
    { part: 'filters[tags]', clause: 'c', says: 'there are none', over: [] },
  ])
})

test('settings say who decided', () => {
  const lines = settingLines([
    { parameter: 'pagination[page]', value: 1, by: 'default', clause: 'a' },
    { parameter: 'pagination[pageSize]', value: 100, by: 'limit', asked: 500, clause: 'a' },
    { parameter: 'publicationState', value: 'preview', by: 'request', clause: 'a' },
  ])
  expect(lines).toEqual([
    'pagination[page] is 1, by default',
    'pagination[pageSize] is 100, by a limit: 500 was asked for',
    'publicationState is "preview"',
  ])
})

test('a list within an entry is told where it leaves something out', () => {
  const list = (path: string, ...standings: readonly ('shown' | 'out')[]) => ({
    ...{ path, name: 'dishes', total: 1, stored: 2, settings: [] },
    ...{ type: 'api::dish.dish', leftOff: 0 },
    order: { keys: [], isOpen: false, clause: 'content.sort' },
    entries: standings.map((standing, id) => ({
      ...{ id, name: `${id}`, standing, reasons: [] },
      ...{ place: null, sortedBy: [] },
    })),
  })
  const told = toldLists({
    lists: [list('data', 'shown')],
    nested: [list('menus[lunch].dishes', 'shown'), list('menus[dinner].dishes', 'shown', 'out')],
  })
  expect(told.map(({ path }) => path)).toEqual(['data', 'menus[dinner].dishes'])
})

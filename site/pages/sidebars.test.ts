import { expect, test } from 'vitest'
import { specSidebar } from './sidebars.ts'

const COUNTS = { clauses: 1, scenarios: 1 } as const
const CHAPTER = { ...COUNTS, service: 'content', pages: [] } as const

test('chapters stand below their service, and parts and pages of one below it', () => {
  const pages = ['and – eqi', 'gt – unknown'].map((range, index) => {
    return { ...COUNTS, id: `content-filters-part-${index + 1}`, title: `Filters: ${range}`, range }
  })
  const sidebar = specSidebar([
    { ...CHAPTER, id: 'content-filters', title: 'Filters', pages },
    { ...CHAPTER, id: 'content-graphql', title: 'GraphQL' },
    { ...CHAPTER, id: 'content-graphql-types', title: 'GraphQL: types' },
    { ...CHAPTER, service: 'platform', id: 'platform-changes-5-0', title: 'Changes: 5.0' },
  ])
  expect(sidebar).toEqual([
    {
      text: 'Content service',
      items: [
        {
          text: 'Filters',
          link: '/spec/content-filters',
          collapsed: true,
          items: [
            { text: 'and – eqi', link: '/spec/content-filters-part-1' },
            { text: 'gt – unknown', link: '/spec/content-filters-part-2' },
          ],
        },
        {
          text: 'GraphQL',
          link: '/spec/content-graphql',
          collapsed: true,
          items: [{ text: 'Types', link: '/spec/content-graphql-types' }],
        },
      ],
    },
    {
      text: 'Publishing platform',
      items: [
        { text: 'Changes', collapsed: true, items: [{ text: '5.0', link: '/spec/platform-changes-5-0' }] },
      ],
    },
  ])
})

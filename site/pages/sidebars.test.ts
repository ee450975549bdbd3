import { expect, test } from 'vitest'
import { specSidebar } from './sidebars.ts'

const CHAPTER = { service: 'content', clauses: 1, scenarios: 1 } as const

test('chapters stand below their service, and parts of one below it', () => {
  const sidebar = specSidebar([
    { ...CHAPTER, id: 'content-filters', title: 'Filters' },
    { ...CHAPTER, id: 'content-graphql', title: 'GraphQL' },
    { ...CHAPTER, id: 'content-graphql-types', title: 'GraphQL: types' },
    { ...CHAPTER, service: 'platform', id: 'platform-changes-5-0', title: 'Changes: 5.0' },
  ])
  expect(sidebar).toEqual([
    {
      text: 'Content service',
      items: [
        { text: 'Filters', link: '/spec/content-filters' },
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

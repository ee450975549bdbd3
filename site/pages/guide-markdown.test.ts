import { expect, test } from 'vitest'
import { guideMarkdown } from './guide-markdown.ts'

const WORLDS = { name: 'worlds', title: 'Worlds', file: 'docs/worlds.md' }
const README = { name: 'index', title: 'What Assayer is', file: 'README.md' }
const REPOSITORY = 'https://git.example/assayer'

test.each([
  ['to a document beside it', WORLDS, '[a](import.md#ghost)', '[a](/guide/import#ghost)'],
  ['to a document from the root', README, '[a](docs/worlds.md)', '[a](/guide/worlds)'],
  ['to the root', WORLDS, '[a](../README.md)', '[a](/guide/)'],
  ['to the reports', WORLDS, '[a](../reports/README.md)', '[a](/reports)'],
  [
    'to a file of the repository',
    WORLDS,
    '[a](examples/msw.mjs)',
    `[a](${REPOSITORY}/blob/main/docs/examples/msw.mjs)`,
  ],
  ['within the page', WORLDS, '[a](#keys)', '[a](#keys)'],
  ['to the world', WORLDS, '[a](https://example.org/)', '[a](https://example.org/)'],
  ['to a picture', README, '<img src="docs/pictures/a.svg">', '<img src="../../docs/pictures/a.svg">'],
  ['in a sample', WORLDS, '```md\n[a](import.md)\n```', '```md\n[a](import.md)\n```'],
])('a link %s', (_where, guide, written, mended) => {
  expect(guideMarkdown(guide, written, REPOSITORY)).toBe(mended)
})

test('of a file that nobody knows where to find the label is left', () => {
  expect(guideMarkdown(WORLDS, 'see [a sample](examples/msw.mjs).', undefined)).toBe('see a sample.')
})

test('diagrams are left out', () => {
  expect(guideMarkdown(README, 'a\n\n```mermaid\nflowchart\n```\n\nb', undefined)).toBe('a\n\n\nb')
})

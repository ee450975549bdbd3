import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allGuides } from './guides.ts'

test('every document is a guide', () => {
  const documents = readdirSync('docs').filter(name => name.endsWith('.md'))
  const shown = allGuides().map(({ file }) => file)
  expect(documents.filter(name => !shown.includes(`docs/${name}`))).toEqual([])
})

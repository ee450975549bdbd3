import { describe, expect, test } from 'vitest'
import { setFiles } from '../conformance/requirements/find-sets.ts'
import { unkeptOf } from '../conformance/requirements/keep.ts'
import { keptFileOf, readKeptTexts } from '../conformance/requirements/kept-texts.ts'
import { readSet } from '../conformance/requirements/requirement-set.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'

const SPECS = 'specs'
const files = setFiles('requirements')

test('the package has a requirement set', () => {
  expect(files).toContain('requirements/2026.11.yaml')
})

describe.each(files)('%s', file => {
  // Mended by `npm run requirements -- keep`, before or after the change is committed.
  test('what changed or left the suite since has its old text in kept.ndjson', () => {
    const kept = readKeptTexts(keptFileOf(file), SPECS)
    const { scenarios, worlds } = unkeptOf(readSet(file, SPECS), loadSuite(SPECS), kept)
    expect([...scenarios.map(({ id }) => id), ...worlds.keys()]).toEqual([])
  })

  test('each kept text is what its digest says', () => {
    const kept = readKeptTexts(keptFileOf(file), SPECS)
    for (const digest of kept.lines.keys()) expect(kept.scenario(digest) ?? kept.world(digest)).toBeDefined()
  })
})

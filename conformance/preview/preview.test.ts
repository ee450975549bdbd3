import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { bakeryTarget, bundleOf, CLAUSES, removeSpecs, smallSpecs } from '../proof/bundle.fixture.ts'
import { type Files, packBundle } from '../proof/pack.ts'
import { verifyBundle } from '../proof/verify.ts'
import { type Explanation, readExplanations } from './changes-file.ts'
import { outdated, preview, renewed } from './preview.ts'
import { previewText } from './preview-text.ts'
import { publishedBundles } from './published-bundles.ts'

const specs = smallSpecs()
let files: Files

beforeAll(async () => {
  files = (await bundleOf(specs, bakeryTarget())).made.files
})
afterAll(() => removeSpecs(specs))

/** What a suite with these clauses in place of the same ones makes of the bakery. */
async function under(changed: Readonly<Record<string, string>>, explanations: readonly Explanation[] = []) {
  const others = smallSpecs({ ...CLAUSES, ...changed })
  try {
    const options = { specs: others, signal: new AbortController().signal }
    return await preview({ program: 'bakery', files }, explanations, options)
  } finally {
    removeSpecs(others)
  }
}

const LIST = 'request: GET /api/breads\nexpect: { status: 200, body: { "data[*].id": [11, 12] } }'

describe('a change of the suite', () => {
  const rows: [what: string, changed: Record<string, string>, changes: object[]][] = [
    ['that changes nothing', {}, []],
    [
      'that expects something else',
      { list: clauseFile('content.list', LIST.replace('12', '13')) },
      [
        {
          scenario: 'content.list.case',
          was: 'pass',
          is: 'fail',
          cause: 'suite',
          says: 'body.data[*].id is [11,12], where [11,13] is expected',
        },
      ],
    ],
    [
      'that expects what is answered',
      { wrong: CLAUSES.wrong.replace('404', '200') },
      [{ scenario: 'content.wrong.case', was: 'fail', is: 'pass', cause: 'suite', says: null }],
    ],
    [
      'that asks something else',
      { list: clauseFile('content.list', LIST.replace('breads', 'breads?sort=slug')) },
      [
        {
          scenario: 'content.list.case',
          is: 'cannot be told: ask again',
          says: 'the recording does not have an answer to GET /api/breads?sort=slug at this point',
        },
      ],
    ],
    [
      'that no longer asks',
      { wrong: clauseFile('content.other', LIST) },
      [{ scenario: 'content.wrong.case', was: 'fail', is: 'gone' }],
    ],
    [
      'that says the same in other words',
      { list: CLAUSES.list.replace('says: a rule', 'says: the rule') },
      [],
    ],
  ]
  test.each(rows)('%s', async (_, changed, changes) => {
    const seen = await under(changed)
    expect(seen.changes).toMatchObject(changes)
    expect(seen.changes).toHaveLength(changes.length)
  })

  test('that adds a scenario alters no verdict, and says that it must be asked', async () => {
    const seen = await under({
      more: clauseFile('content.more', 'request: GET /api/more\nexpect: { status: 200 }'),
    })
    expect(seen).toMatchObject({ changes: [], added: 1 })
    expect(previewText([seen], [])).toMatch(
      /^Until these bundles are made anew, [\s\S]*^It was judged by another suite: nothing changes; 1 new scenarios: ask it again\.$/m,
    )
  })
})

describe('a bundle is made anew', () => {
  const why = 'no sentence says so after all'
  const rows: [what: string, changed: Record<string, string>, isMade: boolean][] = [
    ['while the suite asks the same', { list: CLAUSES.list.replace('says: a rule', 'says: the rule') }, true],
    ['without what is new', { more: CLAUSES.list.replaceAll('content.list', 'content.more') }, true],
    [
      'not while something is to be asked',
      { list: CLAUSES.list.replace('breads', 'breads?sort=slug') },
      false,
    ],
    [
      'not where it was asked again, and is not once it passes',
      { wrong: CLAUSES.wrong.replace('404', '200') },
      false,
    ],
  ]
  test.each(rows)('%s', async (_, changed, isMade) => {
    const others = smallSpecs({ ...CLAUSES, ...changed })
    try {
      const options = { specs: others, signal: new AbortController().signal }
      const bundle = { program: 'bakery', files }
      const seen = await preview(bundle, [{ scenario: 'content', why }], options)
      const anew = await renewed(bundle, seen, options)
      expect(anew !== null).toBe(isMade)
      if (anew) await expect(verifyBundle(anew, options)).resolves.toMatchObject({ left: null })
    } finally {
      removeSpecs(others)
    }
  })
})

test('a change of the data is told from one of the suite', async () => {
  const others = smallSpecs({ ...CLAUSES, list: clauseFile('content.list', LIST.replace('12', '13')) }, '{}')
  try {
    const options = { specs: others, signal: new AbortController().signal }
    const { changes } = await preview({ program: 'bakery', files }, [], options)
    expect(changes).toContainEqual(expect.objectContaining({ scenario: 'content.list.case', cause: 'data' }))
  } finally {
    removeSpecs(others)
  }
})

describe('an explanation', () => {
  const turned = { wrong: CLAUSES.wrong.replace('404', '200') }
  const why = 'no sentence says so after all'
  const rows: [explanation: Explanation, isMeant: boolean][] = [
    [{ scenario: 'content.wrong.case', why }, true],
    [{ scenario: 'content.wrong', why }, true],
    [{ scenario: 'content.wrong.case', program: 'bakery', why }, true],
    [{ scenario: 'content.wrong.case', program: 'brewery', why }, false],
    [{ scenario: 'content.wro', why }, false],
  ]
  test.each(rows)('%j', async (explanation, isMeant) => {
    const seen = await under(turned, [explanation])
    expect(seen.changes.map(change => change.why)).toEqual([isMeant ? why : null])
    expect(outdated([explanation], [seen])).toEqual(isMeant ? [] : [explanation])
    expect(previewText([seen], outdated([explanation], [seen]))).toMatch(
      isMeant
        ? /fail → pass \(suite\).* — no sentence says so after all/
        : /without an explanation[\s\S]*\*\*not explained\*\*[\s\S]*explains nothing: take it out/,
    )
  })
})

describe('reports/changes.yaml', () => {
  const rows: [text: string, message: RegExp][] = [
    ['changes: [{ scenario: content.a }]', /changes\[0\]: found nothing there, expected the key why/],
    ['changes: [{ scenario: content.a, why: short }]', /changes\[0\]\.why: found "short"/],
    ['changes: {}', /changes: found {}, expected array/],
    ['changes: [', /line \d+, column \d+: found/],
  ]
  test.each(rows)('%j is refused', (text, message) => {
    const directory = scratchDirectory({ 'changes.yaml': text })
    expect(() => readExplanations(join(directory, 'changes.yaml'), specsDirectory({}))).toThrow(message)
  })

  test('need not be there', () => {
    expect(readExplanations(join(scratchDirectory(), 'changes.yaml'), specs)).toEqual([])
  })
})

test('bundles of programs and of submissions are found, and those of local runs are not', async () => {
  const reports = scratchDirectory()
  for (const folder of ['ghost', 'submissions/ours', 'latest', 'local']) {
    mkdirSync(join(reports, folder), { recursive: true })
    writeFileSync(join(reports, folder, 'bundle.tgz'), await packBundle(files))
  }
  const found = await publishedBundles(reports)
  expect(found.map(({ program }) => program)).toEqual(['ghost', 'submissions/ours'])
})

import { describe, expect, test } from 'vitest'
import { readJson } from '../suite/worlds.ts'
import { isRed, MEANINGS, SHOWN_VERDICTS, VERDICTS } from './verdict.ts'

describe.each(SHOWN_VERDICTS)('%s', verdict => {
  const { means, prints, files, looks } = MEANINGS[verdict]

  test('is red in every report, or in none', () => {
    const whereRed = [
      prints.vitest === 'fails',
      ['failure', 'error'].includes(files.junit),
      files.ctrf === 'failed',
      looks.colour === 'red',
    ]
    expect(new Set(whereRed)).toEqual(new Set([isRed(verdict)]))
  })

  test('is always printed when it is red', () => {
    expect(prints.console === 'always').toBe(isRed(verdict) || verdict === 'warning')
  })

  test('is an error to GitHub and a failure in summary.md only when it is the target’s doing', () => {
    expect(prints.github === 'error').toBe(means.exit === 1)
    expect(files.markdown === 'failure').toBe(means.violation === 'unlisted')
  })

  test('is a warning everywhere, or nowhere', () => {
    const whereWarned = [prints.github, files.markdown].map(it => it === 'warning')
    expect(whereWarned).toEqual(whereWarned.map(() => verdict === 'warning'))
  })
})

test.each([
  ['rank', SHOWN_VERDICTS.map(verdict => MEANINGS[verdict].means.rank)],
  ['place', SHOWN_VERDICTS.map(verdict => MEANINGS[verdict].looks.place)],
])('no two verdicts have the same %s', (_, numbers) => {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(SHOWN_VERDICTS.map((_verdict, index) => index + 1))
})

test('the schema of results.json has the same verdicts', () => {
  const schema = Object(readJson('specs/schemas/results.schema.json'))
  expect(schema.definitions.verdict.enum).toEqual(VERDICTS)
})

import { expect, test } from 'vitest'
import { commitFromCi } from './ci-commit.ts'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'

test.each<[string, Record<string, string>, string | null]>([
  ['GitHub names it', { GITHUB_SHA: COMMIT }, COMMIT],
  ['GitLab names it', { CI_COMMIT_SHA: COMMIT }, COMMIT],
  ['a text that is no commit is nothing', { GIT_COMMIT: 'main' }, null],
  ['outside of CI there is none', {}, null],
])('%s', (_, environment, commit) => {
  expect(commitFromCi(environment)).toBe(commit)
})

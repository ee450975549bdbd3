import type { Io } from './io.ts'

/** Where CI systems name the commit that they test. */
const VARIABLES = [
  'GITHUB_SHA',
  'CI_COMMIT_SHA',
  'CIRCLE_SHA1',
  'BUILDKITE_COMMIT',
  'BUILD_SOURCEVERSION',
  'BITBUCKET_COMMIT',
  'GIT_COMMIT',
]

/** The commit of the repository that is tested; null outside of CI. */
export function commitFromCi(environment: Io['environment']): string | null {
  const named = VARIABLES.map(name => environment[name] ?? '')
  return named.find(commit => /^[0-9a-f]{7,64}$/i.test(commit)) ?? null
}

import { expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from './load-suite.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }'

test.each([
  [
    'a version as a capability',
    clauseFile('platform.a', `${GET}\nrequires: [platform-4.0]`),
    'scenarios[0].requires: found "platform-4.0", expected since and before',
  ],
  [
    'versions of the content service',
    clauseFile('content.a', `${GET}\nsince: 4`),
    'scenarios[0].since: found 4, expected no such key: only the platform has versions',
  ],
  [
    'a range in which there is no version',
    clauseFile('platform.a', `${GET}\nsince: 4\nbefore: 4`),
    'scenarios[0].before: found 4, expected a version after 4',
  ],
  [
    'a range that ends before anything begins',
    clauseFile('platform.a', GET, 'status: documented\nbefore: 5'),
    'before: found 5, expected a version after 5',
  ],
  [
    'a version that is none',
    clauseFile('platform.a', `${GET}\nsince: latest`),
    'scenarios[0].since: found "latest"',
  ],
])('%s is refused', (_, file, message) => {
  expect(() => loadSuite(specsDirectory({ 'content/a.yaml': file }))).toThrow(message)
})

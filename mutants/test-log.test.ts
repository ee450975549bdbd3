import { expect, test } from 'vitest'
import { readLog } from './test-log.ts'

test.each([
  ['nothing yet', '', [], null],
  ['one that is on', 'on 3 a.test.ts\n', [], 3],
  ['one that nothing noticed', 'on 3 a.test.ts\noff 3 a.test.ts\n', [], null],
  [
    'one that a test noticed',
    'on 3 a.test.ts\noff 3 a.test.ts\nkilled 3 a.test.ts\n',
    [[3, 'a.test.ts']],
    null,
  ],
  [
    'one after another',
    'on 3 a.test.ts\noff 3 a.test.ts\nkilled 3 a.test.ts\non 4 a.test.ts\n',
    [[3, 'a.test.ts']],
    4,
  ],
  ['a line that was not written to its end', 'on 3 a.test.ts\nkil', [], 3],
])('a log tells of %s', (_fact, text, killed, on) => {
  expect(readLog(text)).toEqual({ killed: new Map(killed.map(([id, file]) => [id, file])), on })
})

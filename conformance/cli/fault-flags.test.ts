import { expect, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { main } from './main.ts'

test.each([
  [['--delay', 'soon'], '--delay soon: expected milliseconds such as 200, or a range such as 50-400'],
  [['--delay', '400-50'], '--delay 400-50: expected milliseconds'],
  [['--fail', '101%'], '--fail 101%: expected a percentage of requests, such as 5%'],
  [['--fail', 'often'], '--fail often: expected a percentage of requests, such as 5%'],
  [['--watch'], '--watch needs a world on disk: --world DIR'],
])('serve %j is wrong usage', async (args, says) => {
  const io = memoryIo()
  expect(await main(['serve', '--port', '0', ...args], io)).toBe(2)
  expect(io.printed.err).toContain(says)
})

import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { abortedBySignals } from './interruption.ts'

/** A process that gets signals at moments in milliseconds, and those that end it. */
function signalled(signals: readonly (readonly [signal: string, at: number])[]) {
  let now = 0
  const ended: unknown[] = []
  const kill = (_pid: number, signal: unknown) => {
    ended.push(signal)
    return true
  }
  const process = Object.assign(new EventEmitter(), { pid: 1, kill }) as unknown as NodeJS.Process
  const { signal } = abortedBySignals(process, () => now)
  const aborted = signals.map(([name, at]) => {
    now = at
    process.emit(name as 'SIGINT', name as 'SIGINT')
    return signal.aborted
  })
  return { aborted, ended }
}

test.each<[what: string, signals: Parameters<typeof signalled>[0], ended: readonly string[]]>([
  ['the first signal lets the command end', [['SIGINT', 5_000]], []],
  [
    'one that is sent on is the same',
    [
      ['SIGINT', 5_000],
      ['SIGINT', 5_300],
    ],
    [],
  ],
  [
    'whichever it is',
    [
      ['SIGINT', 5_000],
      ['SIGTERM', 5_001],
    ],
    [],
  ],
  [
    'a later one ends it',
    [
      ['SIGINT', 5_000],
      ['SIGINT', 5_300],
      ['SIGINT', 6_000],
    ],
    ['SIGINT'],
  ],
  [
    'whichever that is',
    [
      ['SIGINT', 5_000],
      ['SIGTERM', 7_000],
    ],
    ['SIGTERM'],
  ],
])('%s', (_, signals, ended) => {
  expect(signalled(signals)).toEqual({ aborted: signals.map(() => true), ended })
})

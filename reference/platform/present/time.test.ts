import { expect, it } from 'vitest'
import { zonedTime } from './time.ts'

it.each([
  ['of the site itself', '2020-01-20T10:00:00.000Z', 'Etc/UTC', '2020-01-20T10:00:00.000+00:00'],
  ['ahead of it', '2020-01-20T10:00:00.000Z', 'Europe/Berlin', '2020-01-20T11:00:00.000+01:00'],
  ['ahead of it in summer', '2020-07-20T10:00:00.000Z', 'Europe/Berlin', '2020-07-20T12:00:00.000+02:00'],
  ['behind it', '2020-01-20T03:00:00.000Z', 'America/New_York', '2020-01-19T22:00:00.000-05:00'],
  ['by half an hour more', '2020-03-31T20:00:00.000Z', 'Asia/Kolkata', '2020-04-01T01:30:00.000+05:30'],
  [
    'by half an hour, behind it',
    '2020-01-01T00:00:00.000Z',
    'America/St_Johns',
    '2019-12-31T20:30:00.000-03:30',
  ],
  ['that is not known', '2020-01-20T10:00:00.000Z', 'Nowhere/Land', '2020-01-20T10:00:00.000+00:00'],
])('a time is shown in the zone %s', (_fact, time, zone, shown) => {
  expect(zonedTime(time, zone)).toBe(shown)
})

it('what is no time stays as it is', () => {
  expect(zonedTime('soon', 'Europe/Berlin')).toBe('soon')
})

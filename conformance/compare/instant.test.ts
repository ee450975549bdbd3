import { expect, test } from 'vitest'
import { instantOf } from './instant.ts'

const NINE = Date.UTC(2024, 0, 1, 9)

test.each([
  '2024-01-01T09:00:00.000Z',
  '2024-01-01T09:00:00Z',
  '2024-01-01T09:00Z',
  '2024-01-01T09:00:00,0+00',
  '20240101T090000.000Z',
  '2024-01-01T10:00:00+01:00',
  '2024-01-01T03:30:00-0530',
])('%s is nine in the morning', text => {
  expect(instantOf(text)).toBe(NINE)
})

test.each([
  '2024-01-01',
  '2024-01-01 09:00:00Z',
  '2024-01-01T09:00:00',
  '2024-01-01T090000Z',
  '20240101T09:00:00Z',
  '2024-02-30T09:00:00Z',
  '2024-13-01T09:00:00Z',
  '2024-01-01T25:00:00Z',
  '1706781600000',
])('%s tells no moment in ISO 8601', text => {
  expect(instantOf(text)).toBeNaN()
})

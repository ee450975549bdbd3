import { expect, test } from 'vitest'
import type { Client } from '../client/client.ts'
import { memoryUpkeep } from './memory.ts'
import { strapi } from './strapi/strapi.ts'

/** Answers every request with a status, and keeps it. */
function answering(status: number) {
  const asked: string[] = []
  const client: Client = {
    send: async ({ method, path }) => {
      asked.push(`${method} ${path}`)
      return {
        kind: 'answer',
        status,
        headers: {},
        text: '',
        json: undefined,
        size: 0,
        isBroken: false,
        ms: 0,
      }
    },
    close: async () => {},
  }
  return { asked, client }
}

const upkeep = memoryUpkeep({ remember: '/keep', putBack: '/back' })

test('what is there at the beginning is remembered, and put back each time', async () => {
  const { asked, client } = answering(204)
  expect(await upkeep.begin?.(client)).toBeNull()
  expect(await upkeep.run(client)).toBeNull()
  expect(asked).toEqual(['POST /keep', 'POST /back'])
})

test('a program that does not know how says so', async () => {
  expect(await upkeep.begin?.(answering(405).client)).toBe('the answer was 405')
})

test.each([
  ['sqlite', true],
  ['postgres', false],
  ['mysql', false],
] as const)('Strapi on %s puts its database back itself: %s', (database, does) => {
  expect(Boolean(strapi.memory?.(database))).toBe(does)
})

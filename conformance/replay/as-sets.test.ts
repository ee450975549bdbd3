import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { main } from '../cli/main.ts'
import { listQuirks } from '../targets/oracle.ts'
import { WITNESS_QUIRKS } from './order-witnesses.ts'

const BORN = '/api/chefs?filters[born]=1980-05-17&fields[0]=slug'
const farah = { id: 6, attributes: { slug: 'farah' } }
const amara = { id: 1, attributes: { slug: 'amara' } }

const rest = (id: string, query: string, data: readonly unknown[], pageSize: number) => ({
  ...{ id, method: 'GET', path: `${BORN}&pagination[pageSize]=${pageSize}${query}`, status: 200 },
  responseBody: { data, meta: { pagination: { page: 1, pageSize, pageCount: 2 / pageSize, total: 2 } } },
})

const LINES = [
  rest('unsorted', '', [farah, amara], 2),
  rest('tied', '&sort=born', [farah, amara], 2),
  rest('page of a tie', '&sort=born', [farah], 1),
  {
    ...{ id: 'graphql', method: 'POST', path: '/graphql', status: 200 },
    body: { query: '{ chefs(filters: {born: {eq: "1980-05-17"}}) { data { attributes { slug } } } }' },
    responseBody: {
      data: { chefs: { data: [{ attributes: farah.attributes }, { attributes: amara.attributes }] } },
    },
  },
  rest('sorted', '&sort=slug', [farah, amara], 2),
]

async function replayLines(...flags: readonly string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-sets-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'lines.ndjson')
  writeFileSync(file, LINES.map(line => JSON.stringify({ group: 'a', ...line })).join('\n'))
  const io = memoryIo()
  await main(['replay', file, '--world', 'specs/worlds/restaurants', ...flags], io)
  return io.printed.out
}

test('with the profile of a program that has a database, what nothing orders is compared as sets', async () => {
  const out = await replayLines('--profile', 'strapi-4.26-postgres')
  expect(out).toContain('4 of 5 equal (80.00 %), 4 of them as sets: nothing orders their rows\n')
  expect(out).toContain('1 × body.data[*].id, recorded 200, now 200: sorted\n')
})

test('--exact-order compares the order of all rows', async () => {
  const out = await replayLines('--profile', 'strapi-4.26-postgres', '--exact-order')
  expect(out).toContain('0 of 5 equal (0.00 %)\n')
})

test('without a profile the order is compared', async () => {
  expect(await replayLines()).toContain('0 of 5 equal (0.00 %)\n')
})

test('the quirks of the witnesses are there', async () => {
  const known = (await listQuirks()).map(({ id }) => id)
  expect(known).toEqual(expect.arrayContaining([...WITNESS_QUIRKS.backwards]))
})

import { expect, test } from 'vitest'
import { createReference } from '../index.ts'

test('a quirk that is switched on holds for what was asked before, too', async () => {
  const reference = await createReference({ world: 'specs/worlds/restaurants', control: true })
  const found = async () => {
    const target = '/api/dishes?filters[title][$containsi]=CR%C3%88ME&fields=slug'
    const { body } = await reference.handle({ method: 'GET', target, headers: {}, body: null })
    return JSON.parse(String(body)).data.length
  }
  const switchOn = (quirks: readonly string[]) =>
    reference.handle({
      method: 'PUT',
      target: '/__assayer/quirks',
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode(JSON.stringify({ quirks })),
    })
  expect(await found()).toBe(2)
  expect((await switchOn(['content.filters.case-folding.ascii-only'])).status).toBe(200)
  expect(await found()).toBe(1)
  await switchOn([])
  expect(await found()).toBe(2)
})

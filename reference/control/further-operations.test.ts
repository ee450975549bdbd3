import { expect, test } from 'vitest'
import { createReference } from '../index.ts'

test('whoever starts a reference can serve operations of their own beside those of the control plane', async () => {
  const reference = await createReference({
    world: { models: { 'api::a.a': { attributes: { name: { type: 'string' } } } } },
    control: true,
    operations: { 'GET observed': async () => ({ seen: 1 }) },
  })
  const ask = async (method: string, target: string) => {
    const { status, body } = await reference.handle({ method, target, headers: {}, body: null })
    return [status, JSON.parse(String(body))]
  }
  expect(await ask('GET', '/__assayer/observed')).toEqual([200, { seen: 1 }])
  expect(await ask('POST', '/__assayer/observed')).toEqual([
    404,
    { error: expect.stringMatching(/^No POST observed; there are POST reset, .*, GET observed$/) },
  ])
  expect(await ask('GET', '/__assayer/toString')).toEqual([404, expect.anything()])
})

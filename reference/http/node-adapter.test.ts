import { describe, expect, onTestFinished, test } from 'vitest'
import type { ServiceRequest } from './message.ts'
import { MAX_BODY_BYTES } from './message.ts'
import { type Handler, listen } from './node-adapter.ts'

async function serve(handler: Handler): Promise<string> {
  const { url, close } = await listen(handler)
  onTestFinished(close)
  return url
}

const lengthOf = ({ body }: ServiceRequest) => ({ status: 200, headers: {}, body: String(body?.length) })

describe('a body', () => {
  test.each([0, 1, 70_000, MAX_BODY_BYTES - 1, MAX_BODY_BYTES])('of %i bytes is read whole', async bytes => {
    const url = await serve(lengthOf)
    const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(bytes) })
    expect(await answer.text()).toBe(String(bytes))
  })

  test.each([MAX_BODY_BYTES + 1, MAX_BODY_BYTES + 70_000, 2 * MAX_BODY_BYTES])(
    'of %i bytes is seen to be too large, and not kept whole',
    async bytes => {
      const url = await serve(lengthOf)
      const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(bytes) })
      const kept = Number(await answer.text())
      expect(kept).toBeGreaterThan(MAX_BODY_BYTES)
      expect(kept).toBeLessThan(2 * MAX_BODY_BYTES)
    },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../conformance/client/limits.ts'
import { wireRequest } from '../conformance/client/wire-request.ts'
import { callersIn } from '../conformance/fuzz/commands/content/callers.ts'
import { openSetup } from '../conformance/fuzz/setup.ts'
import { oracleTarget } from '../conformance/targets/oracle-target.ts'
import { drawn } from '../mutants/sample.ts'
import { askedOfPlaces } from './support/places/asked-of-places.ts'

/** There are some 300,000; `Infinity` asks all of them. */
const RUNS = Number(process.env.ASSAYER_HOSTILE_PLACES ?? 1_200)

test.each(['restaurants', 'tickets'])(
  'whatever is asked of each place of %s, the answer is none of 5xx',
  async world => {
    const setup = await openSetup({
      ...{
        specs: 'specs',
        world,
        profile: undefined,
        as: 'public',
        ignored: [],
        exactOrder: true,
        workers: 1,
      },
      ...{ limits: DEFAULT_LIMITS, environment: {}, signal: new AbortController().signal },
      target: oracleTarget({ specs: 'specs', quirks: [] }),
    })
    const { client, callers, reset } = setup.target
    const { writer } = await callersIn(setup.world, 'public', setup.target)
    for (const { method, path, body } of drawn(
      await askedOfPlaces(setup),
      RUNS,
      Number(fc.readConfigureGlobal().seed),
    )) {
      const request = wireRequest({ method, path, headers: {}, body })
      const outcome = await client.send(await callers.sign(request, writer))
      const status = outcome.kind === 'answer' ? outcome.status : outcome.says
      expect(status, `${method} ${path} ${JSON.stringify(body)}`).toBeOneOf([
        200, 204, 400, 401, 403, 404, 405,
      ])
      if (method !== 'GET') await reset()
    }
    await setup.close()
  },
)

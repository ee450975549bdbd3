import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProcessClient } from '../../client/in-process.ts'
import { wireRequest } from '../../client/wire-request.ts'
import { timesOf, worldDirectory } from '../../suite/worlds.ts'
import { embedReference, keepWorlds, type OracleReference } from '../../targets/oracle.ts'
import { differ } from '../compare-answers.ts'
import { requestOf } from '../query.ts'
import { answerOf } from '../twin.ts'
import { readWritten } from '../written.ts'
import corpus from './corpus.json' with { type: 'json' }

const SPECS = join(import.meta.dirname, '../../../specs')
const DIRECTORY = worldDirectory(SPECS, 'restaurants')
const worlds = keepWorlds()
const rules = { ignored: new Set<string>(), isKnownTime: timesOf(DIRECTORY) }

async function ask(reference: OracleReference, request: string) {
  const client = inProcessClient(reference.handle, { url: 'http://127.0.0.1:1' })
  return answerOf(await client.send(wireRequest(requestOf(readWritten(request)))))
}

/** What once told a wrong server from the reference must still tell it; and the reference must be the same twice. */
test(`each of ${corpus.length} requests still tells the wrong server that it once found out`, async () => {
  const right = await embedReference({ world: await worlds(DIRECTORY) })
  const again = await embedReference({ world: await worlds(DIRECTORY) })
  for (const { quirk, request } of corpus) {
    const wrong = await embedReference({ world: await worlds(DIRECTORY), quirks: [quirk] })
    const expected = await ask(right, request)
    expect(differ(expected, await ask(again, request), rules).difference, request).toBe(null)
    expect(differ(expected, await ask(wrong, request), rules).difference, quirk).not.toBe(null)
  }
})

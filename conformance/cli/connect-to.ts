import { type Connection, connect } from '../targets/connection.ts'
import type { Target } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { specsDirectory } from './suite-flags.ts'
import { limitsByFlags } from './target-flags.ts'

/** A target as it holds one world, in the mode that flags name, one request at a time. */
export async function connectTo(
  target: Target,
  world: string,
  given: Given,
  io: Io,
): Promise<{ readonly connection: Connection; readonly url: string }> {
  const setting = {
    world,
    platformVersion: given.text('platform-version') ?? null,
    production: given.has('production'),
  }
  const endpoint = await target.open(setting)
  if ('unavailable' in endpoint) throw new UsageError(`${target.name}: ${endpoint.unavailable}.`)
  const { environment, signal } = io
  const connection = connect(endpoint, {
    ...setting,
    specs: specsDirectory(given, io),
    connections: 1,
    limits: limitsByFlags(given),
    environment,
    signal,
  })
  return { connection, url: endpoint.shownUrl }
}

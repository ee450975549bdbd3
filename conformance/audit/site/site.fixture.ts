import { type OracleWorld, readWorld, type ServeOptions } from '../../targets/oracle.ts'
import { auditReference } from '../audit.fixture.ts'
import type { Audited } from '../audit.ts'
import { resourcesIn } from './resource.ts'

let gazette: Promise<OracleWorld> | undefined

/** What an audit finds at a platform that holds the gazette. */
export async function auditGazette(server: Pick<ServeOptions, 'quirks' | 'freedoms'>): Promise<Audited> {
  gazette ??= readWorld('specs/worlds/gazette')
  const world = await gazette
  const resources = resourcesIn('/platform/api/content/') ?? []
  return auditReference({ ...world, models: { ...world.models, types: new Map() } }, server, { resources })
}

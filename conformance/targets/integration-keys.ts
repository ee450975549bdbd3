import type { Outcome } from '../client/outcome.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { majorOf, prefixOf } from '../suite/versions.ts'
import { CannotJudge } from './target.ts'

/** A key of an integration as the target has it. */
export interface IntegrationKey {
  readonly integration: string
  readonly type: 'content' | 'admin'
  readonly id: string
  readonly secret: string
}

/** How integrations are read: only users see them. */
export interface IntegrationReader {
  readonly get: (path: string, as: string) => Promise<Outcome>
  readonly staff: string | null
  readonly platformVersion: string | null
}

/** Every key that the target's integrations have. Throws CannotJudge when they cannot be read. */
export async function readIntegrationKeys(reader: IntegrationReader): Promise<readonly IntegrationKey[]> {
  const { get, staff, platformVersion } = reader
  if (staff === null) throw new CannotJudge('the world has no user who could read the keys of integrations')
  const prefix = prefixOf(majorOf(platformVersion))
  const path = `/platform/api/${prefix}admin/integrations/?limit=all&include=api_keys`
  const outcome = await get(path, `session:${staff}`)
  if (outcome.kind === 'no-answer') throw new CannotJudge(`the keys cannot be read: ${outcome.says}`)
  const { integrations } = Object(outcome.json)
  if (Array.isArray(integrations)) return integrations.filter(isObject).flatMap(keysOf)
  throw new CannotJudge(`the keys cannot be read: GET ${path} as ${staff} answers ${outcome.status}`)
}

function keysOf({ slug, api_keys: keys }: JsonObject): readonly IntegrationKey[] {
  const rows: readonly unknown[] = Array.isArray(keys) ? keys : []
  return rows.filter(isObject).flatMap(({ id, type, secret }) => {
    if (type !== 'content' && type !== 'admin') return []
    // Of an admin key id and secret are shown together.
    const own = String(secret).split(':').at(-1) ?? ''
    return [{ integration: String(slug), type, id: String(id), secret: own }]
  })
}

import type { Service } from '../../suite/clause.ts'
import type { EntryName } from '../../suite/placeholder.ts'
import { waysOf } from '../../targets/list-ways.ts'
import { CannotExpress } from '../exporter.ts'
import type { PlannedSetting } from '../plan.ts'
import { proofOf } from './proofs.ts'
import { requestLines } from './request.ts'
import { below, idVariable, jsonPath } from './text.ts'

/** The requests that find out the ids of entries by their natural keys, one for each type. */
export function idRequests(
  names: readonly EntryName[],
  service: Service,
  setting: PlannedSetting,
): readonly string[] {
  const plurals = [...new Set(names.map(({ plural }) => plural))]
  return plurals.flatMap(plural => {
    const keys = [...new Set(names.filter(it => it.plural === plural).map(({ key }) => key))]
    return idRequest(plural, keys, service, setting)
  })
}

function idRequest(
  plural: string,
  keys: readonly string[],
  service: Service,
  setting: PlannedSetting,
): readonly string[] {
  const { credentials, platformVersion } = setting
  const ways = waysOf(service, plural, {
    readers: credentials.readers,
    platformVersion,
    staff: credentials.staff,
  })
  // A caller who may read everything finds what the public does not.
  const way = ways.find(({ as }) => as !== 'public') ?? ways[0]
  const attribute = setting.keys.get(plural)
  if (!way || attribute === undefined)
    throw new Error(`invariant: a checked scenario names no entry of ${plural}`)
  const proof = proofOf({ path: way.path(1), as: way.as, token: null }, setting)
  const bare = {
    method: 'GET',
    path: way.path(1),
    headers: {},
    body: undefined,
    as: way.as,
    token: null,
    isExact: true,
    door: 'rest',
  }
  const found = keys.map(key => ({ key, path: entryPath(plural, attribute, key, service) }))
  return [
    `# The ids of these entries of ${plural}`,
    ...(proof.before?.lines ?? []),
    ...requestLines({ ...bare, door: 'rest' }, proof, new Set(), () => false),
    'HTTP 200',
    '[Captures]',
    ...found.map(({ key, path }) => `${idVariable(plural, key)}: ${jsonPath(`${path}.id`)} nth 0`),
    '[Asserts]',
    ...found.map(({ path }) => `${jsonPath(path)} count == 1`),
    '',
  ]
}

/** A natural key that looks like a number may be one. */
function entryPath(plural: string, attribute: string, key: string, service: Service): string {
  const isBare = service === 'content' && ['users', 'files'].includes(plural)
  const list = service === 'platform' ? below('$', plural) : isBare ? '$' : '$.data'
  const place = service === 'platform' || isBare ? below('@', attribute) : below('@.attributes', attribute)
  if (key.includes("'")) throw new CannotExpress('an entry whose natural key has a quotation mark')
  const isNumber = /^-?\d+$/.test(key) && String(Number(key)) === key
  return `${list}[?(${place}==${isNumber ? key : `'${key}'`})]`
}

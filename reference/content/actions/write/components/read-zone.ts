import type { ZoneAttribute } from '../../../model/types.ts'
import { isRecord } from '../../../query/query.ts'
import { own, type Subject, type WriteContext } from '../context.ts'
import { type Fault, type Read, wrongType } from '../reading/fault.ts'
import { readFields } from './read-component.ts'
import { readList } from './read-list.ts'

/** Which components a dynamic zone takes. */
export interface ZoneMembers {
  readonly clause: string
  readonly accepts: (component: string, zone: ZoneAttribute, context: WriteContext) => boolean
}

/** content.writes.zones.any-component: A zone takes every component that exists, also one that it does not list (observed). */
export const zoneMembers: ZoneMembers = {
  clause: 'content.writes.zones.any-component',
  accepts: (component, _zone, { models }) => models.components.has(component),
}

/** How the items of a dynamic zone are read. */
export interface ZoneForm {
  readonly clause: string
  readonly read: (given: unknown, subject: Subject<ZoneAttribute>) => Read
}

/** content.writes.zones.component-named: A dynamic zone is sent as a list of components, each of which names its own in `__component`. */
export const zoneForm: ZoneForm = {
  clause: 'content.writes.zones.component-named',
  read: (given, subject) => readList(given, subject, (item, path) => readZoneItem(item, path, subject)),
}

function readZoneItem(item: unknown, path: string, subject: Subject<ZoneAttribute>): Read {
  if (!isRecord(item)) return { value: undefined, faults: [wrongType(path, 'object', null, item)] }
  const { context, attribute } = subject
  const { zoneMembers: members } = context.units.writes
  const named = own(item, '__component')
  if (typeof named === 'string' && members.accepts(named, attribute, context)) {
    return readFields(named, item, { ...subject, path })
  }
  return { value: undefined, faults: nameFaults(named, `${path}.__component`, context) }
}

function nameFaults(named: unknown, path: string, { models }: WriteContext): readonly Fault[] {
  if (named === undefined) return [{ path, message: `${path} is a required field` }]
  const known = [...models.components.keys()].sort().reverse().join(', ')
  const message = `${path} must be one of the following values: ${known}`
  const isText = named !== null && typeof named !== 'object'
  return [...(isText ? [] : [wrongType(path, 'string', named)]), { path, message }]
}

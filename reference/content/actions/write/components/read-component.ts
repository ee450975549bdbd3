import type { ComponentAttribute } from '../../../model/types.ts'
import { schemaOf } from '../../../query/attributes.ts'
import { isRecord } from '../../../query/query.ts'
import { own, type Scope, type Subject } from '../context.ts'
import { type Read, wrongType } from '../reading/fault.ts'
import { readAttributes } from '../reading/read-attributes.ts'
import { isRequired, missing } from '../reading/requirement.ts'
import { ComponentInput } from './component.ts'
import { readList } from './read-list.ts'

/**
 * content.writes.components.single: A component is sent as an object of its attributes, null takes it away.
 * content.writes.components.repeatable: A repeatable component is sent as a list of such objects, which replaces the
 * former one.
 */
export interface ComponentForm {
  readonly clause: string
  readonly read: (given: unknown, subject: Subject<ComponentAttribute>) => Read
}

export const singleComponent: ComponentForm = { clause: 'content.writes.components.single', read: readSingle }

export const repeatableComponent: ComponentForm = {
  clause: 'content.writes.components.repeatable',
  read: (given, subject) => readList(given, subject, (item, path) => readItem(item, path, subject)),
}

function readSingle(given: unknown, subject: Subject<ComponentAttribute>): Read {
  const { path, attribute } = subject
  if (given === undefined) return { value: given, faults: isRequired(subject) ? missing(given, subject) : [] }
  if (given === null && !isRequired(subject)) return { value: null, faults: [] }
  if (!isRecord(given)) return { value: undefined, faults: [wrongType(path, 'object', given)] }
  return readFields(attribute.component, given, subject)
}

function readItem(item: unknown, path: string, subject: Subject<ComponentAttribute>): Read {
  if (isRecord(item)) return readFields(subject.attribute.component, item, { ...subject, path })
  return { value: undefined, faults: [wrongType(path, 'object', null, item)] }
}

/** Reads the attributes of a component at `scope.path`. */
export function readFields(uid: string, given: Record<string, unknown>, scope: Scope): Read<ComponentInput> {
  const schema = schemaOf(scope.context, uid)
  const { value, faults } = readAttributes(given, { ...scope, schema, stored: null })
  return { value: new ComponentInput(uid, own(given, 'id'), value), faults }
}

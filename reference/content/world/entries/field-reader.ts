import { shown } from '../../../world/problems.ts'
import type {
  Attribute,
  ContentType,
  MediaAttribute,
  RelationAttribute,
  ScalarAttribute,
  Schema,
} from '../../model/types.ts'
import { type ComponentReading, readComponent, readComponents, readZone } from './component-values.ts'
import { EMPTY_LIST } from './draft.ts'
import type { Reading } from './reading.ts'
import {
  type ReadValue,
  readMany,
  readMorphMany,
  readMorphOne,
  readOne,
  type Targets,
} from './relation-values.ts'
import { type ReadScalar, Refusal, scalarReader } from './scalar-values.ts'
import type { FieldReader } from './schema-reader.ts'

const FILE = 'plugin::upload.file'
const ROLE = 'plugin::users-permissions.role'
const USER = 'plugin::users-permissions.user'

/** What is shared by all entries, and how components are read. */
export interface FieldContext extends ComponentReading {
  readonly reading: Reading
}

/** How an attribute of a content-type or component is read from the data. */
export function fieldReader(attribute: Attribute, schema: Schema, context: FieldContext): FieldReader {
  const empty = isList(attribute) ? EMPTY_LIST : null
  const type = context.reading.models.types.get(schema.uid)
  return {
    name: attribute.name,
    read: readerOf(attribute, type, context),
    empty,
    absent: absentOfBuiltIn(attribute, schema.uid, context.reading) ?? absent(attribute, type, empty),
  }
}

function isList(attribute: Attribute): boolean {
  return attribute.kind === 'dynamiczone' || (attribute.kind !== 'scalar' && attribute.many)
}

/** What the service itself puts into entries of built-in types that do not say. */
function absentOfBuiltIn({ name }: Attribute, uid: string, reading: Reading): unknown {
  if (uid === USER && name === 'role') return reading.defaultRole
  if (name === 'provider' && (uid === USER || uid === FILE)) return 'local'
  return uid === FILE && name === 'folderPath' ? '/' : undefined
}

/** `undefined` for what is filled in when all entries are known. */
function absent(attribute: Attribute, type: ContentType | undefined, empty: unknown): unknown {
  if (attribute.kind === 'relation') return type && isCompleted(attribute) ? undefined : empty
  if (attribute.kind !== 'scalar') return empty
  return type && isImplicit(attribute.name, type) ? undefined : (attribute.default ?? null)
}

/** A relation whose links other entries may give. */
function isCompleted(relation: RelationAttribute): boolean {
  return relation.target === null || relation.inverse !== undefined || relation.morphBy !== undefined
}

function isImplicit(name: string, type: ContentType): boolean {
  if (name === 'publishedAt') return type.draftAndPublish
  if (name === 'locale') return type.localized
  return name === 'createdAt' || name === 'updatedAt'
}

function readerOf(attribute: Attribute, type: ContentType | undefined, context: FieldContext): ReadValue {
  const { name } = attribute
  switch (attribute.kind) {
    case 'scalar':
      return readScalar(name, valueReader(attribute, type, context.reading))
    case 'relation':
    case 'media':
      return readRelation(attribute, context.reading)
    case 'component':
      return (attribute.many ? readComponents : readComponent)(name, attribute.component, context)
    case 'dynamiczone':
      return readZone(name, attribute.components, context)
  }
}

function readScalar(name: string, read: ReadScalar): ReadValue {
  return (value, row) => {
    const stored = read(value)
    if (!(stored instanceof Refusal)) return stored
    row.at(name).wrong(shown(value), stored.expected)
    return null
  }
}

/** The locale of a localized entry is one of those that the world has. */
function valueReader(
  attribute: ScalarAttribute,
  type: ContentType | undefined,
  reading: Reading,
): ReadScalar {
  if (attribute.name !== 'locale' || !type?.localized) return scalarReader(attribute)
  const { codes } = reading.locales
  const refusal = new Refusal(`the code of a locale of the world: one of ${[...codes].join(', ')}`)
  return value => (codes.has(value) ? value : refusal)
}

function readRelation(attribute: RelationAttribute | MediaAttribute, reading: Reading): ReadValue {
  const target = attribute.kind === 'media' ? FILE : attribute.target
  if (target === null) return (attribute.many ? readMorphMany : readMorphOne)(attribute.name, reading)
  return (attribute.many ? readMany : readOne)(attribute.name, targetsOf(target, reading))
}

function targetsOf(uid: string, reading: Reading): Targets {
  const ids = reading.ids.get(uid)?.known ?? new Set()
  return uid === ROLE ? { uid, ids, names: reading.roles } : { uid, ids }
}

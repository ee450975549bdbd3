import type { Schema } from '../../model/types.ts'
import { fieldReader } from './field-reader.ts'
import type { Reading } from './reading.ts'
import { SchemaReader } from './schema-reader.ts'

/** Keys that data may give besides the attributes of a model. */
export const EXTRA_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['plugin::i18n.locale', ['id', 'isDefault']],
])

/** Makes the reader of each content-type and component once. */
export function schemaReaders(reading: Reading): (uid: string) => SchemaReader {
  const readers = new Map<string, SchemaReader>()
  const readerOf = (uid: string): SchemaReader => {
    const reader = readers.get(uid) ?? newReader(uid)
    readers.set(uid, reader)
    return reader
  }
  const context = { reading, components: reading.components, readerOf }
  const newReader = (uid: string): SchemaReader => {
    const schema = schemaOf(uid, reading)
    const fields = [...schema.attributes.values()].map(attribute => fieldReader(attribute, schema, context))
    return new SchemaReader(fields, extraKeys(uid, reading))
  }
  return readerOf
}

function schemaOf(uid: string, { models }: Reading): Schema {
  const schema = models.types.get(uid) ?? models.components.get(uid)
  if (!schema) throw new Error(`invariant: no model ${uid}`)
  return schema
}

function extraKeys(uid: string, { models }: Reading): readonly string[] {
  return models.components.has(uid) ? ['id', '__component'] : (EXTRA_KEYS.get(uid) ?? ['id'])
}

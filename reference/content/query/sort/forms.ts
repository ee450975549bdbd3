import { misuse } from '../../errors.ts'
import { isRecord } from '../query.ts'
import type { SortForm, SortKey, SortReading } from './sort-key.ts'

/** content.sort.field: `sort=<field>`, `sort=<field>:<direction>`; a field of a relation is `<relation>.<field>`. */
const field: SortForm = {
  clause: 'content.sort.field',
  accepts: value => typeof value === 'string' && !value.includes(','),
  read: (value, reading) => readField(String(value).trim(), reading),
}

/** content.sort.comma-list: `sort=<field1>,<field2>` (observed). */
const commaList: SortForm = {
  clause: 'content.sort.comma-list',
  accepts: value => typeof value === 'string' && value.includes(','),
  read: (value, reading) =>
    String(value)
      .split(',')
      .flatMap(part => readField(part.trim(), reading)),
}

/** content.sort.list: `sort[0]=<field1>&sort[1]=<field2>`, in the given order. */
const list: SortForm = {
  clause: 'content.sort.list',
  accepts: value => Array.isArray(value),
  read: (value, { again }) => (Array.isArray(value) ? value.flatMap(item => again(item)) : []),
}

/** content.sort.object: `sort[<field>]=<direction>`, nested for relations (observed). */
const object: SortForm = {
  clause: 'content.sort.object',
  accepts: isRecord,
  read: (value, reading) => (isRecord(value) ? readObject(value, [], reading) : []),
}

export const sortForms: readonly SortForm[] = [field, commaList, list, object]

function readField(text: string, reading: SortReading): readonly SortKey[] {
  if (text === '') return []
  const [field = '', word] = text.split(':')
  if (field === '') throw misuse('Invalid sort: a direction without a field')
  const path = field.split('.')
  const sign = reading.sign(word === '' && reading.hasNone(path) ? undefined : word)
  return reading.isReserved(path) ? [] : [{ path, sign }]
}

function readObject(
  members: Record<string, unknown>,
  parents: readonly string[],
  reading: SortReading,
): readonly SortKey[] {
  return Object.entries(members).flatMap(([name, value]) => {
    const path = [...parents, name]
    if (isRecord(value)) return readObject(value, path, reading)
    return [{ path, sign: reading.sign(value ?? '') }]
  })
}

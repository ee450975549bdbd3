import { isRecord } from '../../../../query/query.ts'
import { own } from '../../context.ts'
import { type Fault, type Read, wrongType } from '../../reading/fault.ts'
import { castBoolean } from '../boolean.ts'
import { castNumber } from '../numbers.ts'

/** Reads one value of a block; undefined stands for one that was not sent. */
export type Reader = (given: unknown, path: string) => Read

/** Text that need not be there. */
export const text: Reader = (given, path) => {
  if (given === undefined) return { value: given, faults: [] }
  const value = typeof given === 'object' ? given : String(given)
  return { value, faults: typeof value === 'string' ? [] : [wrongType(path, 'string', value, given)] }
}

/** True or false, in any of the ways of a boolean attribute. */
export const flag: Reader = (given, path) => {
  if (given === undefined) return { value: given, faults: [] }
  const value = castBoolean(given)
  return { value, faults: typeof value === 'boolean' ? [] : [wrongType(path, 'boolean', value, given)] }
}

/** A number, or its text. */
export const number: Reader = (given, path) => {
  if (given === undefined) return { value: given, faults: [] }
  const value = castNumber(given)
  return { value, faults: Number.isNaN(value) ? [wrongType(path, 'number', value, given)] : [] }
}

/** Anything at all. */
export const anything: Reader = given => ({ value: given, faults: [] })

/** The same, or null. */
export function orNull(read: Reader): Reader {
  return (given, path) => (given === null ? { value: null, faults: [] } : read(given, path))
}

/** The same, but neither absent nor empty. */
export function required(read: Reader): Reader {
  return (given, path) => {
    const { value, faults } = read(given, path)
    const isMissing = value === undefined || value === ''
    return { value, faults: isMissing ? [{ path, message: `${path} is a required field` }] : faults }
  }
}

/** The same, but one of these. */
export function oneOf(values: readonly unknown[], read: Reader): Reader {
  return (given, path) => {
    const { value, faults } = read(given, path)
    if (value === undefined || values.includes(value)) return { value, faults }
    const message = `${path} must be one of the following values: ${values.join(', ')}`
    return { value, faults: [...faults, { path, message }] }
  }
}

/** The same, but a value for which `test` is true. */
export function tested(read: Reader, test: (value: unknown) => boolean, message: string): Reader {
  return (given, path) => {
    const { value, faults } = read(given, path)
    return { value, faults: faults.length > 0 || test(value) ? faults : [{ path, message }] }
  }
}

/** A list, each item of which is read; absent unless it is required. */
export function list(item: Reader): Reader {
  return (given, path) => {
    if (given === undefined) return { value: given, faults: [] }
    if (!Array.isArray(given)) return { value: null, faults: [wrongType(path, 'array', null, given)] }
    const items = given.map((value, index) => item(value, `${path}[${index}]`))
    return { value: items.map(({ value }) => value), faults: items.flatMap(({ faults }) => faults) }
  }
}

/** An object with these members; further members are kept. One that was not sent is an empty one. */
export function object(members: Readonly<Record<string, Reader>>): Reader {
  return (given = {}, path) => {
    if (!isRecord(given)) return { value: null, faults: [wrongType(path, 'object', null, given)] }
    const value = { ...given }
    const faults: Fault[] = []
    for (const [name, read] of Object.entries(members)) {
      const member = read(own(given, name), `${path}.${name}`)
      if (member.value !== undefined) value[name] = member.value
      faults.push(...member.faults)
    }
    return { value, faults }
  }
}

/** An object of the kind that its `type` names. */
export function kindOf(kinds: Readonly<Record<string, Reader>>, otherwise: string): Reader {
  return (given, path) => {
    const type = isRecord(given) ? own(given, 'type') : undefined
    const read = typeof type === 'string' ? own(kinds, type) : undefined
    if (typeof read === 'function') return read(given, path)
    return { value: given, faults: [{ path, message: otherwise }] }
  }
}

import { expectedName } from './expected-name.ts'
import { isObject } from './json-object.ts'
import { parseWorld } from './parse-world.ts'
import { Place, Problems, shown } from './problems.ts'
import type { World, WorldFiles } from './world.ts'

/** Keys of a definition, and the file that each of them stands for; null: none that the reference reads. */
const PARTS: Readonly<Record<string, string | null>> = {
  name: null,
  models: null,
  data: 'data.json',
  options: 'options.json',
  platform: 'platform.json',
  keys: 'keys.json',
  register: null,
}

/**
 * The files of a directory that says the same as a definition, by path. @throws WorldError for what is no definition, or
 * cannot be written as JSON
 */
export function filesOf(name: string, definition: unknown): WorldFiles {
  const problems = new Problems()
  const place = Place.of(name, problems)
  const files = isObject(definition) ? [...readParts(definition, place)] : []
  if (!isObject(definition)) place.wrong(shown(definition), 'a world: export default defineWorld({ … })')
  problems.refuse(name)
  return new Map(files)
}

/** The world that a definition names. @throws WorldError; `name` is what messages call one that has no name of its own */
export function worldOfDefinition(name: string, definition: unknown): World {
  const files = filesOf(name, definition)
  // What is no object was refused just before.
  const { name: own, register }: Fields = Object(definition)
  const world = parseWorld(typeof own === 'string' ? own : name, files)
  return register === undefined ? world : { ...world, code: [register] }
}

type File = readonly [path: string, text: string]
type Fields = Readonly<Record<string, unknown>>

function readParts(definition: Fields, place: Place): readonly File[] {
  return Object.entries(definition).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (key === 'models') return modelFiles(value, place.at(key))
    const file = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined
    if (file === undefined)
      place.at(key).wrong('this key', expectedName(key, Object.keys(PARTS), 'a part of a world'))
    return file ? fileOf(file, value, place.at(key)) : []
  })
}

function modelFiles(models: unknown, place: Place): readonly File[] {
  if (isObject(models))
    return Object.entries(models).flatMap(([uid, model]) => modelFile(uid, model, place.at(uid)))
  place.wrong(shown(models), 'models by their uid')
  return []
}

function modelFile(uid: string, model: unknown, place: Place): readonly File[] {
  const [, api, type] = /^api::([^.:/]+)\.([^.:/]+)$/.exec(uid) ?? []
  if (api !== undefined && type !== undefined)
    return fileOf(`models/src/api/${api}/content-types/${type}/schema.json`, named(model, type), place)
  const [, plugin, extended] = /^plugin::([^.:/]+)\.([^.:/]+)$/.exec(uid) ?? []
  if (plugin !== undefined)
    return fileOf(`models/src/extensions/${plugin}/content-types/${extended}/schema.json`, model, place)
  const [, category, component] = /^([^.:/]+)\.([^.:/]+)$/.exec(uid) ?? []
  if (category !== undefined)
    return fileOf(`models/src/components/${category}/${component}.json`, model, place)
  place.wrong('this uid', 'api::<api>.<type> of a content-type, or <category>.<name> of a component')
  return []
}

/** A content-type that does not say is called as its uid says. */
function named(model: unknown, singularName: string): unknown {
  if (!isObject(model)) return model
  const info = isObject(model.info) ? model.info : {}
  const singular = typeof info.singularName === 'string' ? info.singularName : singularName
  const names = { singularName: singular, pluralName: `${singular}s`, displayName: singular }
  return { ...model, info: { ...names, ...info } }
}

function fileOf(path: string, value: unknown, place: Place): readonly File[] {
  try {
    const text = JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item))
    if (text !== undefined) return [[path, text]]
    place.wrong(`a ${typeof value}`, 'a value that JSON can hold')
  } catch (error) {
    // A circle; or a toJSON of its author's that throws.
    if (!(error instanceof TypeError)) throw error
    place.wrong('a circle of values', 'values that JSON can hold')
  }
  return []
}

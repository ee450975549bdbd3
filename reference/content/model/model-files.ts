import { JsonObject } from '../../world/json-object.ts'
import { parseJsonFile } from '../../world/parse-json.ts'
import { Place, type Problems } from '../../world/problems.ts'
import type { GivenFiles } from '../../world/world.ts'
import { kebabCase } from './kebab-case.ts'

/** One file of a model, found by where it lies in the project. */
export interface ModelFile {
  /** `api::<api>.<type>`, `plugin::<plugin>.<type>` or `<category>.<name>`. */
  readonly uid: string
  readonly schema: JsonObject
}

export interface ModelFiles {
  readonly types: readonly ModelFile[]
  readonly components: readonly ModelFile[]
  /** Schemas that change a built-in content-type, as `src/extensions` of a project does. */
  readonly extensions: readonly ModelFile[]
}

const TYPE_FILE = /^api\/([^/]+)\/content-types\/([^/]+)\//
const COMPONENT_FILE = /^components\/([^/]+)\/([^/]+)\.json$/
const EXTENSION_FILE = /^extensions\/([^/]+)\/content-types\/([^/]+)\/schema\.json$/

/** Reads every file of the models: those of a world under `models/src/`, those of a project under `src/`. */
export function readModelFiles(files: GivenFiles, problems: Problems): ModelFiles {
  const root = modelRoot(files, problems)
  const paths = [...files.keys()].filter(path => path.startsWith(root)).sort()
  const reading = { files, root, problems }
  return {
    types: readTypes(reading, paths),
    components: readMatching(reading, paths, COMPONENT_FILE, (category, name) => `${category}.${name}`),
    extensions: readMatching(reading, paths, EXTENSION_FILE, (plugin, type) => `plugin::${plugin}.${type}`),
  }
}

interface Reading {
  readonly files: GivenFiles
  readonly root: string
  readonly problems: Problems
}

function modelRoot(files: GivenFiles, problems: Problems): string {
  const has = (root: string) => [...files.keys()].some(path => path.startsWith(root))
  if (has('models/src/') && has('src/')) {
    Place.of('src/', problems).wrong('models under src/ and models/src/', 'one of the two')
  }
  return has('models/src/') ? 'models/src/' : 'src/'
}

/**
 * Every folder under `content-types` is a content-type, and must hold its schema. The service takes the names of
 * folders in kebab case, and turns others into it.
 */
function readTypes(reading: Reading, paths: readonly string[]): readonly ModelFile[] {
  const folders = new Map<string, string>()
  for (const path of paths) {
    const [folder, api = '', type = ''] = TYPE_FILE.exec(path.slice(reading.root.length)) ?? []
    if (folder === undefined) continue
    folders.set(reading.root + folder, `api::${kebabCase(api)}.${kebabCase(type)}`)
  }
  return [...folders].flatMap(([folder, uid]) => readModel(reading, `${folder}schema.json`, uid))
}

function readMatching(
  reading: Reading,
  paths: readonly string[],
  pattern: RegExp,
  uidOf: (first: string, second: string) => string,
): readonly ModelFile[] {
  return paths.flatMap(path => {
    const [found, first = '', second = ''] = pattern.exec(path.slice(reading.root.length)) ?? []
    return found === undefined ? [] : readModel(reading, path, uidOf(first, second))
  })
}

function readModel({ files, problems }: Reading, file: string, uid: string): readonly ModelFile[] {
  const place = Place.of(file, problems)
  if (!files.has(file)) place.wrong('no such file', 'the schema of the content-type, as JSON')
  const json = parseJsonFile(files, file, problems)
  if (json === undefined) return []
  const schema = JsonObject.read(json, place)
  return schema ? [{ uid, schema }] : []
}

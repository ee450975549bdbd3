import { expectedName } from '../../world/expected-name.ts'
import { JsonObject } from '../../world/json-object.ts'
import { Place, type Problems } from '../../world/problems.ts'
import type { GivenFiles } from '../../world/world.ts'
import { BUILT_IN_TYPES, NEEDED_ATTRIBUTES } from './built-in-types.ts'
import { checkComponents } from './check-components.ts'
import { checkNames } from './check-names.ts'
import { checkRelations } from './check-relations.ts'
import { type ModelFile, readModelFiles } from './model-files.ts'
import { parseComponent, parseContentType } from './parse-schema.ts'
import type { Models } from './types.ts'

/**
 * The content-types and components of a world, each with every default filled in, together with the built-in
 * content-types. Notes in `problems` whatever cannot be used; the models are only complete when there is none.
 */
export function parseModels(files: GivenFiles, problems: Problems): Models {
  const found = readModelFiles(files, problems)
  const typeFiles = [...builtInFiles(found.extensions, problems), ...found.types]
  const places = new Map([...typeFiles, ...found.components].map(file => [file.uid, file.schema.place]))
  const types = typeFiles.flatMap(file => parseContentType(file) ?? [])
  const models = {
    types: new Map(types.map(type => [type.uid, type])),
    components: new Map(found.components.map(parseComponent).map(component => [component.uid, component])),
  }
  if (problems.none) checkTogether(models, places)
  return models
}

/** What only shows when every model is known. Judged on whole models only: one mistake gives one problem. */
function checkTogether(models: Models, places: ReadonlyMap<string, Place>): void {
  checkNames(models, places)
  checkRelations(models, places)
  checkComponents(models, places)
}

/** The built-in types; an extension replaces whole keys of the schema, `attributes` among them, as the real program does. */
function builtInFiles(extensions: readonly ModelFile[], problems: Problems): readonly ModelFile[] {
  refuseExtensionsOfNothing(extensions)
  return [...BUILT_IN_TYPES].map(([uid, schema]) => {
    const extension = extensions.find(file => file.uid === uid)
    if (!extension) return { uid, schema: new JsonObject(schema, Place.of(uid, problems)) }
    const { place, fields } = extension.schema
    checkNeededAttributes(uid, extension.schema)
    return { uid, schema: new JsonObject({ ...schema, ...fields }, place) }
  })
}

/** Plugins that are not part of the service may be extended without effect; its own have known types. */
function refuseExtensionsOfNothing(extensions: readonly ModelFile[]): void {
  const known = [...BUILT_IN_TYPES.keys()]
  const plugins = known.map(uid => uid.slice(0, uid.indexOf('.')))
  for (const { uid, schema } of extensions) {
    if (known.includes(uid) || !plugins.includes(uid.slice(0, uid.indexOf('.')))) continue
    schema.place.wrong(`an extension of ${uid}`, expectedName(uid, known, 'a built-in content-type'))
  }
}

function checkNeededAttributes(uid: string, extension: JsonObject): void {
  const attributes = extension.object('attributes')
  if (!attributes) return
  for (const name of NEEDED_ATTRIBUTES.get(uid) ?? []) {
    if (!attributes.has(name))
      attributes.place.at(name).wrong('nothing', 'an attribute that the service needs')
  }
}

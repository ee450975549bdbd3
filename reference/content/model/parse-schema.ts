import type { JsonObject } from '../../world/json-object.ts'
import { shown } from '../../world/problems.ts'
import { implicitAttributes } from './implicit-attributes.ts'
import { isKebabCase } from './kebab-case.ts'
import type { ModelFile } from './model-files.ts'
import { parseAttributes } from './parse-attributes.ts'
import type { Component, ContentType } from './types.ts'

/** A content-type from its schema; null after a note that its names cannot be used. */
export function parseContentType({ uid, schema }: ModelFile): ContentType | null {
  const names = parseNames(schema, uid)
  if (!names) return null
  const traits = parseTraits(schema)
  const { localized, draftAndPublish, privateNames } = traits
  const attributes = parseAttributes(schema, { inComponent: false, localizedType: localized, privateNames })
  for (const attribute of implicitAttributes({ uid, draftAndPublish, localized, privateNames })) {
    attributes.set(attribute.name, attribute)
  }
  return {
    modelType: 'contentType',
    uid,
    kind: parseKind(schema),
    ...names,
    collectionName: schema.text('collectionName') ?? names.singularName,
    draftAndPublish,
    localized,
    pluginOptions: traits.pluginOptions,
    attributes,
  }
}

function parseTraits(schema: JsonObject) {
  const pluginOptions = schema.object('pluginOptions')
  const options = schema.object('options')
  return {
    pluginOptions: pluginOptions?.fields ?? {},
    localized: pluginOptions?.object('i18n')?.boolean('localized') ?? false,
    draftAndPublish: options?.boolean('draftAndPublish') ?? false,
    privateNames: options?.texts('privateAttributes') ?? [],
  }
}

function parseKind(schema: JsonObject): ContentType['kind'] {
  const kind = schema.text('kind') ?? 'collectionType'
  if (kind === 'collectionType' || kind === 'singleType') return kind
  schema.place.at('kind').wrong(shown(kind), 'collectionType or singleType')
  return 'collectionType'
}

type Names = Pick<ContentType, 'singularName' | 'pluralName' | 'displayName'>

function parseNames(schema: JsonObject, uid: string): Names | null {
  const info = schema.object('info')
  if (!schema.has('info'))
    schema.place.at('info').wrong('nothing', 'singularName, pluralName and displayName')
  if (!info) return null
  const singularName = parseName(info, 'singularName')
  const pluralName = parseName(info, 'pluralName')
  if (singularName === undefined || pluralName === undefined) return null
  const folder = uid.slice(uid.search(/[^.:]+$/))
  if (singularName !== folder) {
    info.place.at('singularName').wrong(shown(singularName), `${shown(folder)}, the name of the folder`)
  }
  return { singularName, pluralName, displayName: info.text('displayName') ?? singularName }
}

function parseName(info: JsonObject, key: 'singularName' | 'pluralName'): string | undefined {
  const name = info.requiredText(key)
  if (name === undefined || isKebabCase(name)) return name
  info.place.at(key).wrong(shown(name), 'a name in kebab case, such as an-example')
  return undefined
}

/** A component from its file, `<category>/<name>.json`. */
export function parseComponent({ uid, schema }: ModelFile): Component {
  const privateNames = schema.object('options')?.texts('privateAttributes') ?? []
  const [category = '', name = ''] = uid.split('.')
  return {
    modelType: 'component',
    uid,
    category,
    collectionName: schema.text('collectionName') ?? `components_${category}_${name}`.replaceAll('-', '_'),
    displayName: schema.object('info')?.text('displayName') ?? name,
    attributes: parseAttributes(schema, { inComponent: true, localizedType: false, privateNames }),
  }
}

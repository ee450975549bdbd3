import type { Component, ContentType, Schema } from '../../model/types.ts'

/**
 * `users-permissions` becomes `UsersPermissions`: words begin with a capital, and also where digits begin or end,
 * so that `i18n` is `I18N` (as observed).
 */
export function pascalCase(text: string): string {
  return words(text)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')
}

function words(text: string): readonly string[] {
  return text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? []
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** `upload` of `plugin::upload.file`; empty for a project's own types. */
function pluginOf(uid: string): string {
  return /^plugin::([^.]+)\./.exec(uid)?.[1] ?? ''
}

/** `<Name>` of the documentation: the capitalised singular name, behind the plugin's for a plugin's type. */
export function typeName(type: ContentType): string {
  return pascalCase(pluginOf(type.uid)) + pascalCase(type.singularName)
}

/** `ComponentSharedSeo` of `shared.seo`. */
export function componentName({ uid }: Pick<Component, 'uid'>): string {
  return `Component${uid.split('.').map(pascalCase).join('')}`
}

export function isContentType(schema: Schema): schema is ContentType {
  return schema.uid.includes('::')
}

/** The name of the GraphQL type that holds a schema's attributes. */
export function attributesTypeName(schema: Schema): string {
  return isContentType(schema) ? typeName(schema) : componentName(schema)
}

export const entityName = (type: ContentType): string => `${typeName(type)}Entity`
export const entityResponseName = (type: ContentType): string => `${typeName(type)}EntityResponse`
export const entityResponseCollectionName = (type: ContentType): string =>
  `${typeName(type)}EntityResponseCollection`
export const relationResponseCollectionName = (type: ContentType): string =>
  `${typeName(type)}RelationResponseCollection`
export const inputName = (schema: Schema): string => `${attributesTypeName(schema)}Input`
export const filtersInputName = (schema: Schema): string => `${attributesTypeName(schema)}FiltersInput`
/** The filter input of a GraphQL scalar: `StringFilterInput`. */
export const scalarFilterName = (scalar: string): string => `${scalar}FilterInput`

/** The query field for one entry. */
export function singularField(type: ContentType): string {
  return lowerFirst(typeName(type))
}

/** The query field for a list. */
export function pluralField(type: ContentType): string {
  return lowerFirst(pascalCase(pluginOf(type.uid)) + pascalCase(type.pluralName))
}

export function enumName(schema: Schema, attribute: string): string {
  return `ENUM_${attributesTypeName(schema)}_${attribute}`.toUpperCase()
}

export function zoneName(schema: Schema, attribute: string): string {
  return `${attributesTypeName(schema)}${pascalCase(attribute)}DynamicZone`
}

export function zoneInputName(schema: Schema, attribute: string): string {
  return `${zoneName(schema, attribute)}Input`
}

/** A value of an enumeration as a GraphQL name: `pop-up` becomes `pop_up`, `Café` becomes `Cafe`. */
export function enumValueName(value: string): string {
  const plain = value.normalize('NFKD').replace(/\p{M}/gu, '')
  const name = plain.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_+|_+$/g, '')
  return /^[A-Za-z]/.test(name) ? name : `_${name}`
}

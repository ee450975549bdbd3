import type { Attribute, MediaAttribute } from '../../../model/types.ts'
import { FILE_UID } from '../../../query/attributes.ts'
import { relatedResolver } from '../../resolve/linked.ts'
import { fieldArguments } from '../arguments/rules.ts'
import { attributeRule } from '../attribute-rule.ts'
import { entityResponseName, relationResponseCollectionName } from '../naming.ts'
import { contentType, type SchemaScope } from '../scope.ts'

const isMedia = (attribute: Attribute): attribute is MediaAttribute => attribute.kind === 'media'

/**
 * content.graphql.types.media: A media field is a file's response, several are a collection with the arguments of
 * a list, and there is no filter for it (observed).
 */
export const media = attributeRule({
  clause: 'content.graphql.types.media',
  is: isMedia,
  output: ({ attribute, schema, scope }) => {
    if (!areFilesShown(scope)) return null
    const file = contentType(scope, FILE_UID)
    const resolve = relatedResolver(attribute, schema, FILE_UID)
    if (!attribute.many) return { type: entityResponseName(file), list: false, resolve }
    const args = fieldArguments(file, scope.units.arguments)
    return { type: relationResponseCollectionName(file), list: false, args, resolve }
  },
  input: ({ attribute, scope }) => (areFilesShown(scope) ? { type: 'ID', list: attribute.many } : null),
  filter: () => null,
})

function areFilesShown(scope: SchemaScope): boolean {
  return scope.shadowCrud.type(FILE_UID).enabled
}

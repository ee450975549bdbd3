import type { JsonObject } from '../../world/json-object.ts'
import type { AttributeCommon, MediaAttribute } from './types.ts'

/** An attribute that refers to files of the media library. */
export function parseMedia(json: JsonObject, common: AttributeCommon): MediaAttribute {
  const allowedTypes = json.texts('allowedTypes')
  return {
    ...common,
    kind: 'media',
    many: json.boolean('multiple') ?? false,
    ...(allowedTypes && { allowedTypes }),
  }
}

import { isRecord } from '../../../content/query/query.ts'
import { membersOf } from '../../../http/json-text.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const mediaWithoutFormats: Quirk = {
  id: 'content.shapes.media-formats.missing',
  clause: 'content.shapes.media-formats',
  says: 'the formats of a file are left out',
  apply: changeShapes(({ shapes }) => ({
    shapes: replaceUnit(shapes, 'content.shapes.media', shape => ({
      ...shape,
      of: found => withoutFormats(shape.of(found)),
    })),
  })),
}

function withoutFormats(file: unknown): unknown {
  if (!isRecord(file) || !isRecord(file.attributes)) return file
  const { formats, ...attributes } = membersOf(file.attributes)
  return { ...file, attributes: { ...attributes, formats: null } }
}

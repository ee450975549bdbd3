import type { Schema } from '../../model/types.ts'

/** Which types have publication states. */
export interface DraftAndPublish {
  readonly clause: string
  readonly isOn: (schema: Schema) => boolean
}

/** content.publication.types-without: without draft and publish, the parameter has no say. */
export const draftAndPublish: DraftAndPublish = {
  clause: 'content.publication.types-without',
  isOn: schema => schema.attributes.has('publishedAt'),
}

import type { Schema } from '../../../model/types.ts'
import type { Populated } from '../../selection.ts'

/** What becomes of names in `populate` that are no attributes of the schema. */
export interface UnknownName {
  readonly clause: string
  readonly covers: (name: string) => boolean
  /** What is shown for the name. */
  readonly populate: (name: string, schema: Schema) => readonly Populated[]
}

/** content.populate.creator-fields: `createdBy` and `updatedBy` are never populated. */
const creatorFields: UnknownName = {
  clause: 'content.populate.creator-fields',
  covers: name => name === 'createdBy' || name === 'updatedBy',
  populate: () => [],
}

/** content.populate.unknown-names: a name that is no attribute is ignored (observed). */
const unknownName: UnknownName = {
  clause: 'content.populate.unknown-names',
  covers: () => true,
  populate: () => [],
}

/** In this order; the first that covers the name decides. */
export const unknownNames: readonly UnknownName[] = [creatorFields, unknownName]

import type { ContentType } from '../../model/types.ts'

/** Where a content-type is served. */
export interface TypePaths {
  readonly clause: string
  /** The paths in front of `/:id`. */
  readonly of: (type: ContentType) => readonly string[]
}

/** content.list.path: `/api/` and the plural name of a collection, or the singular name of a single type. */
export const typePaths: TypePaths = {
  clause: 'content.list.path',
  of: type => [`/api/${type.kind === 'collectionType' ? type.pluralName : type.singularName}`],
}

/** In which forms a path is known. */
export interface PathForms {
  readonly clause: string
  readonly isKnown: (path: string) => boolean
}

/** content.service.path-forms: with capitals and a slash at the end, too (observed). */
export const pathForms: PathForms = { clause: 'content.service.path-forms', isKnown: () => true }

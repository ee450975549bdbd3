import type { Method, Route } from '../../http/router.ts'
import type { ContentType, Models } from '../model/types.ts'
import type { RestCall, RestEndpoint } from './context.ts'
import { createEntry } from './create.ts'
import { localizeEntry } from './create-localization.ts'
import { deleteEntry } from './delete.ts'
import { findEntries } from './find.ts'
import { findEntry } from './find-one.ts'
import { findSingleType } from './find-single-type.ts'
import type { FrameUnits } from './frame/units.ts'
import { deleteSingleType, saveSingleType } from './single-type.ts'
import { updateEntry } from './update.ts'

/** The REST routes of every content-type of the application. */
export function contentTypeRoutes(models: Models, { paths }: FrameUnits): readonly Route<RestEndpoint>[] {
  return applicationTypes(models).flatMap(type => paths.of(type).flatMap(base => routesOf(type, base)))
}

/** The content-types that are the application's own, not a plugin's. */
export function applicationTypes(models: Models): readonly ContentType[] {
  return [...models.types.values()].filter(type => type.uid.startsWith('api::'))
}

/** A route of a type: what it does, where, and the action that the caller must be granted. */
interface TypeRoute {
  readonly method: Method
  readonly path: string
  readonly action: string
  readonly handle: (type: ContentType, call: RestCall) => ReturnType<RestEndpoint['handle']>
}

const COLLECTION_ROUTES: readonly TypeRoute[] = [
  { method: 'GET', path: '', action: 'find', handle: findEntries },
  { method: 'POST', path: '', action: 'create', handle: createEntry },
  { method: 'GET', path: '/:id', action: 'findOne', handle: findEntry },
  { method: 'PUT', path: '/:id', action: 'update', handle: updateEntry },
  { method: 'DELETE', path: '/:id', action: 'delete', handle: deleteEntry },
]

const SINGLE_ROUTES: readonly TypeRoute[] = [
  { method: 'GET', path: '', action: 'find', handle: findSingleType },
  { method: 'PUT', path: '', action: 'update', handle: saveSingleType },
  { method: 'DELETE', path: '', action: 'delete', handle: deleteSingleType },
]

const LOCALIZATION = { method: 'POST', action: 'createLocalization', handle: localizeEntry } as const

function routesOf(type: ContentType, base: string): readonly Route<RestEndpoint>[] {
  const isCollection = type.kind === 'collectionType'
  const localization = { ...LOCALIZATION, path: `${isCollection ? '/:id' : ''}/localizations` }
  const routes = [
    ...(isCollection ? COLLECTION_ROUTES : SINGLE_ROUTES),
    ...(type.localized ? [localization] : []),
  ]
  return routes.map(({ method, path, action, handle }) => ({
    method,
    path: base + path,
    handle: { action: `${type.uid}.${action}`, handle: call => handle(type, call) },
  }))
}

import { browse, readBy, readById } from '../actions/read.ts'
import type { Shelf } from '../actions/shelf.ts'
import type { Call, Route, Verb } from '../contracts.ts'
import type { Answer } from '../http/answer.ts'

/** The verbs of a clause id. */
const VERBS: Readonly<Record<Verb, string>> = {
  list: 'browse',
  read: 'read',
  save: 'add',
  edit: 'edit',
  delete: 'delete',
}

const METHODS: Readonly<Record<Verb, Route['method']>> = {
  list: 'GET',
  read: 'GET',
  save: 'POST',
  edit: 'PUT',
  delete: 'DELETE',
}

/** A route that does one of the five things with a resource. */
export function actionRoute(
  shelf: Pick<Shelf, 'name' | 'singular'>,
  verb: Verb,
  handle: (call: Call) => Answer | Promise<Answer>,
): Route {
  const isOfAll = verb === 'list' || verb === 'save'
  return {
    clause: `platform.admin-api.${shelf.name}.${VERBS[verb]}`,
    api: 'admin',
    method: METHODS[verb],
    path: isOfAll ? `/${shelf.name}/` : `/${shelf.name}/:id/`,
    action: { verb, object: verb === 'list' ? shelf.name : shelf.singular },
    handle,
  }
}

export function listRoute(shelf: Shelf): Route {
  return actionRoute(shelf, 'list', call => browse(call, shelf))
}

export function idRoute(shelf: Shelf): Route {
  return actionRoute(shelf, 'read', call => readById(call, shelf))
}

export function columnRoute(shelf: Shelf, column: 'slug' | 'email'): Route {
  return {
    ...idRoute(shelf),
    clause: `platform.admin-api.${shelf.name}.read-by-${column}`,
    path: `/${shelf.name}/${column}/:${column}/`,
    handle: call => readBy(call, shelf, column),
  }
}

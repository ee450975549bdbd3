import { notFound } from '../../errors.ts'
import { FILE_UID } from '../../query/attributes.ts'
import { upload } from '../actions/upload.ts'
import { readEntries, readEntry } from '../read-entries.ts'
import { removeRow } from '../records.ts'
import { showRow } from '../show-user.ts'
import { ok, type UsersCall, type UsersRoute } from './route.ts'

const CONTROLLER = 'plugin::upload.content-api'

/** content.files.list: `GET /api/upload/files` answers a bare list of the files. */
const list: UsersRoute = {
  clause: 'content.files.list',
  method: 'GET',
  path: '/api/upload/files',
  action: `${CONTROLLER}.find`,
  answer: call => ok(readEntries({ ...call, uid: FILE_UID })),
}

/** content.files.one: `GET /api/upload/files/:id` answers one file, bare; an unknown id 404. */
const one: UsersRoute = {
  clause: 'content.files.one',
  method: 'GET',
  path: '/api/upload/files/:id',
  action: `${CONTROLLER}.findOne`,
  answer: call => {
    // UNDOCUMENTED: of the query only `populate` counts (source of Strapi 4.26.2).
    const query = { populate: call.query.populate }
    const shown = readEntry(fileId(call), { ...call, query, uid: FILE_UID })
    if (shown === null) throw notFound('file.notFound')
    return ok(shown)
  },
}

/** content.files.delete: `DELETE /api/upload/files/:id` deletes a file from wherever it is used, and answers it as it was; an unknown id 404. */
const remove: UsersRoute = {
  clause: 'content.files.delete',
  method: 'DELETE',
  path: '/api/upload/files/:id',
  action: `${CONTROLLER}.destroy`,
  answer: call => {
    const { context } = call
    const file = context.store.table(FILE_UID).get(fileId(call) ?? 0)
    if (!file) throw notFound('file.notFound')
    removeRow(FILE_UID, file.id, context)
    return ok(showRow(file, FILE_UID, context))
  },
}

/** content.files.upload: `POST /api/upload` with a file in the multipart field `files` answers a bare list of it. */
const send: UsersRoute = {
  clause: 'content.files.upload',
  method: 'POST',
  path: '/api/upload',
  action: `${CONTROLLER}.upload`,
  answer: ({ body, context }) => ok([showRow(upload(body, context), FILE_UID, context)]),
}

function fileId({ params: { id = '' } }: UsersCall): number | null {
  return /^\d+$/.test(id) ? Number(id) : null
}

export const fileRoutes: readonly UsersRoute[] = [list, one, remove, send]

import { isRecord } from '../../../content/query/query.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const paginationRead: Quirk = {
  id: 'content.populate.other-parameters.pagination-read',
  clause: 'content.populate.other-parameters',
  says: 'pagination inside of a populate is taken for limit',
  apply: changePopulate(({ parameters }) => ({
    parameters: replaceUnit(parameters, 'content.populate.limit', parameter => ({
      ...parameter,
      names: [...parameter.names, 'pagination'],
      read: params => ({ cut: links => links.slice(0, limitIn(params.pagination)) }),
    })),
  })),
}

function limitIn(pagination: unknown): number | undefined {
  return isRecord(pagination) && pagination.limit !== undefined ? Number(pagination.limit) : undefined
}

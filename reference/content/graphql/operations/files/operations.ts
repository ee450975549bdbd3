import { inputObjectType } from 'nexus'
import { notFound } from '../../../errors.ts'
import { FILE_UID } from '../../../query/attributes.ts'
import { isRecord } from '../../../query/query.ts'
import { removeRow } from '../../../users/records.ts'
import type { Row } from '../../../world/table.ts'
import type { GraphqlContext } from '../../context.ts'
import type { Definition } from '../../schema/definitions/definition-rule.ts'
import { refuse } from '../../schema/scalars/refuse.ts'
import { type FixedOperation, fixedOperation, required } from '../fixed-operation.ts'

const RESPONSE = { parent: 'Mutation', type: 'UploadFileEntityResponse' } as const
const CONTROLLER = 'plugin::upload.content-api'
const INFO = ['name', 'alternativeText', 'caption']

/** What can be said about a file. */
export function fileInfoInput(): Definition {
  return inputObjectType({
    name: 'FileInfoInput',
    definition(t) {
      for (const name of INFO) t.string(name)
    },
  })
}

const target = [
  { name: 'refId', type: 'ID' },
  { name: 'ref', type: 'String' },
  { name: 'field', type: 'String' },
]
const info = { name: 'info', type: 'FileInfoInput' }

/** No value is a file, so that it is refused before this is called. */
function unreachable(): never {
  throw new Error('invariant: the Upload scalar takes no value')
}

/** content.graphql.mutations.upload: the mutation is there; a file can only be sent over REST. */
const upload = fixedOperation(
  {
    ...RESPONSE,
    clause: 'content.graphql.mutations.upload',
    name: 'upload',
    nonNull: true,
    args: [...target, info, required('file', 'Upload')],
    permission: `${CONTROLLER}.upload`,
  },
  unreachable,
)

const multipleUpload = fixedOperation(
  {
    ...RESPONSE,
    clause: 'content.graphql.mutations.upload',
    name: 'multipleUpload',
    list: true,
    nonNull: true,
    args: [...target, { ...required('files', 'Upload'), list: true }],
    permission: `${CONTROLLER}.upload`,
  },
  // No file is one of those that there may be in a list: only null.
  ({ files }) => {
    if (Array.isArray(files) && files.length > 0) throw refuse('Upload value invalid.')
    return []
  },
)

/** content.graphql.mutations.update-file-info: changes name, alternative text and caption of a file (observed). */
const updateFileInfo = fixedOperation(
  {
    ...RESPONSE,
    clause: 'content.graphql.mutations.update-file-info',
    name: 'updateFileInfo',
    nonNull: true,
    args: [required('id', 'ID'), info],
    permission: `${CONTROLLER}.upload`,
  },
  (args, context) => {
    const file = fileById(args.id, context)
    if (!file) throw notFound()
    const given = isRecord(args.info) ? Object.entries(args.info) : []
    const changes = Object.fromEntries(given.filter(([name, value]) => name !== 'name' || value !== null))
    const changed = { ...file, ...changes, updatedAt: new Date(context.users.clock.now()).toISOString() }
    context.query.store.table(FILE_UID).put(changed)
    return { value: changed }
  },
)

/** content.graphql.mutations.remove-file: deletes a file from wherever it is used; one that is not there is null. */
const removeFile = fixedOperation(
  {
    ...RESPONSE,
    clause: 'content.graphql.mutations.remove-file',
    name: 'removeFile',
    nonNull: false,
    args: [required('id', 'ID')],
    permission: `${CONTROLLER}.destroy`,
  },
  (args, context) => {
    const file = fileById(args.id, context)
    if (!file) return null
    removeRow(FILE_UID, file.id, context.users)
    return { value: file }
  },
)

export const fileOperations: readonly FixedOperation[] = [upload, multipleUpload, updateFileInfo, removeFile]

function fileById(id: unknown, { query }: GraphqlContext): Row | undefined {
  return query.store.table(FILE_UID).get(Number(id))
}

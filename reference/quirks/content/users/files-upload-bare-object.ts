import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** An uploaded file is answered alone and not in a list. */
export const filesUploadBareObject: Quirk = {
  id: 'content.files.upload.bare-object',
  clause: 'content.files.upload',
  says: 'an uploaded file is answered alone and not in a list',
  apply: units =>
    changeReply(units, 'content.files.upload', reply => ({
      ...reply,
      body: Array.isArray(reply.body) ? reply.body[0] : reply.body,
    })),
}

import type { Change } from '../../contracts.ts'
import { emptyObjectInPlaceOfNoContent, swapPathsOf } from '../rewrite.ts'

const OLD = '/email_preview/'

/** 5.0 renamed `/email_preview` to `/email_previews`. */
export const emailPreviewsRenamed: Change = {
  clause: 'platform.changes.5-0.email-previews',
  since: 5,
  scope: 'site',
  up: swapPathsOf('admin', OLD, '/email_previews/'),
  down: emptyObjectInPlaceOfNoContent(({ api, path }) => api === 'admin' && path.startsWith(OLD)),
}

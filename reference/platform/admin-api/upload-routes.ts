import type { Call, Route } from '../contracts.ts'
import type { Answer } from '../http/answer.ts'
import { uploadFile } from '../uploads/upload-file.ts'
import { uploadImage } from '../uploads/upload-image.ts'
import { uploadMedia, uploadThumbnail } from '../uploads/upload-media.ts'

/** Files that posts show: what publishing tools send before the post. UNDOCUMENTED: observed on the real program. */
export const uploadRoutes: readonly Route[] = [
  uploadRoute('images.upload', '/images/upload/', uploadImage),
  uploadRoute('media.upload', '/media/upload/', uploadMedia),
  { ...uploadRoute('media.thumbnail', '/media/thumbnail/upload/', uploadThumbnail), method: 'PUT' },
  uploadRoute('files.upload', '/files/upload/', uploadFile),
]

function uploadRoute(name: string, path: string, handle: (call: Call) => Answer): Route {
  return { clause: `platform.admin-api.${name}`, api: 'admin', method: 'POST', path, handle }
}

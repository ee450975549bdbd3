/** What may be uploaded to one endpoint: an extension and a media type, each of one list. */
export interface UploadKind {
  readonly extensions: readonly string[]
  readonly types: readonly string[]
  /** What a request without a file is told, and one with a file of another kind. */
  readonly missing: string
  readonly wrong: string
}

// UNDOCUMENTED: lists and sentences are those of the real program.

export const imageKind: UploadKind = {
  extensions: ['.jpg', '.jpeg', '.gif', '.png', '.svg', '.svgz', '.ico', '.webp'],
  types: [
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/svg+xml',
    'image/x-icon',
    'image/vnd.microsoft.icon',
    'image/webp',
  ],
  missing: 'Please select an image.',
  wrong: 'Please select a valid image.',
}

export const thumbnailKind: UploadKind = {
  ...imageKind,
  missing: 'Please select a thumbnail.',
  wrong: 'Please select a valid thumbnail.',
}

export const mediaKind: UploadKind = {
  extensions: ['.mp4', '.webm', '.ogv', '.mp3', '.wav', '.ogg', '.m4a'],
  types: [
    'video/mp4',
    'video/webm',
    'video/ogg',
    'audio/mpeg',
    'audio/vnd.wav',
    'audio/wave',
    'audio/wav',
    'audio/x-wav',
    'audio/ogg',
    'audio/mp4',
    'audio/x-m4a',
  ],
  missing: 'Please select a media file.',
  wrong: 'Please select a valid media file.',
}

export const membersKind: UploadKind = {
  extensions: ['.csv'],
  types: ['text/csv', 'application/csv', 'application/octet-stream', 'application/vnd.ms-excel'],
  missing: 'Please select a members CSV file.',
  wrong: 'Please select a valid CSV file.',
}

export const importKind: UploadKind = {
  extensions: ['.json'],
  types: ['text/plain', 'application/octet-stream', 'application/json'],
  missing: 'Please select a database file to import.',
  wrong: 'Unsupported file. Please try any of the following formats: .json',
}

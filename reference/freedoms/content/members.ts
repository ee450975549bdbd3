import type { Freedom } from '../freedom.ts'
import { isJsonObject, type JsonObject } from '../json-answer.ts'
import { answering, answeringObjects, answeringWhole, isEntry, isFile } from './rest-answers.ts'

const ENTRY = 'content/resources-and-their-fields/rest-entry.row.id'
const COLLECTION = 'content/resources-and-their-fields/collection-response.row.meta-pagination'
const COMPONENT = 'content/resources-and-their-fields/populated-structures.row.component-single'
const MEDIA = 'content/resources-and-their-fields/populated-structures.row.media-field'
const FORMATS = 'content/resources-and-their-fields/populated-structures.row.media-formats'
const USERS = 'content/resources-and-their-fields/collection-response.sentence-1'
const VERSIONING = 'content/versioning.sentence-1'

/** More members than are documented, and members of which no more than the name or the type is. */
export const members: readonly Freedom[] = [
  {
    id: 'content.members.of-entries',
    says: 'gives every entry an id for all its locales, too',
    leftOpenBy: [ENTRY],
    around: answeringObjects(object => (isEntry(object) ? { documentId: 'd1f2', ...object } : object)),
  },
  {
    id: 'content.members.of-answers',
    says: 'tells the way to other pages beside the data, and how long it took',
    leftOpenBy: [COLLECTION],
    around: answering(withLinks),
  },
  {
    id: 'content.members.of-components',
    says: 'has other ids for components, and one more member in each',
    leftOpenBy: [COMPONENT],
    around: answeringObjects(withComponents),
  },
  {
    id: 'content.members.of-files',
    says: 'keeps files elsewhere, under names of its own, and tells more of them and in more formats',
    leftOpenBy: [MEDIA, FORMATS],
    around: answeringObjects(object => (isFile(object) ? movedFile(object) : object)),
  },
  {
    id: 'content.members.of-users',
    says: 'tells the language of every user, too',
    leftOpenBy: [USERS],
    around: answeringObjects(object => ('username' in object ? { ...object, language: 'en' } : object)),
  },
  {
    id: 'content.members.of-headers',
    says: 'sends JSON of a media type of its own, and says its version',
    leftOpenBy: [VERSIONING],
    around: answeringWhole(answer => ({
      ...answer,
      headers: { ...answer.headers, 'content-type': 'application/vnd.example+json', 'api-version': '4' },
    })),
  },
]

function withLinks(body: unknown): unknown {
  if (!isJsonObject(body) || !isJsonObject(body.meta)) return body
  const { pagination } = body.meta
  return {
    links: { self: '/api' },
    ...body,
    meta: {
      took: 3,
      ...body.meta,
      ...(isJsonObject(pagination) && { pagination: { more: false, ...pagination } }),
    },
  }
}

/** Components are the objects with an id that are no entries, wherever they are. */
function withComponents(object: JsonObject): unknown {
  if (!('id' in object) || 'attributes' in object || 'username' in object) return object
  return { ...object, id: `c-${object.id}`, __temp_key__: 0 }
}

function movedFile(file: JsonObject): JsonObject {
  const url = `https://files.example/${String(file.hash)}`
  return {
    ...file,
    url,
    hash: `h_${String(file.hash)}`,
    ext: String(file.ext).slice(1),
    size: Number(file.size) * 1000,
    provider: 'elsewhere',
    provider_metadata: { bucket: 'b' },
    previewUrl: `${url}?preview`,
    sizeInBytes: 1,
    ...(isJsonObject(file.formats) && { formats: movedFormats(file.formats) }),
  }
}

function movedFormats(formats: JsonObject): JsonObject {
  const moved = Object.entries(formats).flatMap(([name, format]) =>
    isJsonObject(format)
      ? [
          [
            name,
            { ...format, path: '/formats', hash: 'h', ext: 'jpg', url: 'https://files.example/f' },
          ] as const,
        ]
      : [],
  )
  return { ...Object.fromEntries(moved), large: moved[0]?.[1] ?? null }
}

import type { WorldFile } from './world-file.ts'

/** One type and three entries, one of them a draft: enough to be asked for, and to see where each thing stands. */
export const smallWorld: readonly WorldFile[] = [
  {
    path: 'models/src/api/post/content-types/post/schema.json',
    value: {
      kind: 'collectionType',
      info: { singularName: 'post', pluralName: 'posts', displayName: 'Post' },
      options: { draftAndPublish: true },
      attributes: {
        title: { type: 'string', required: true },
        slug: { type: 'uid', targetField: 'title' },
        body: { type: 'richtext' },
        mood: { type: 'enumeration', enum: ['calm', 'excited'] },
      },
    },
  },
  {
    path: 'data.json',
    schema: 'world-data',
    value: {
      'api::post.post': [
        { title: 'Hello', slug: 'hello', body: 'The first post.', mood: 'excited' },
        { title: 'A quiet week', slug: 'a-quiet-week', body: 'Nothing happened.', mood: 'calm' },
        { title: 'Not finished', slug: 'not-finished', publishedAt: null },
      ],
    },
  },
  { path: 'keys.json', schema: 'world-keys', value: { posts: 'slug' } },
]

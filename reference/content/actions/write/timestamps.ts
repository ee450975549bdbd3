import type { Values } from './context.ts'

/** When an entry was made and changed. */
export interface Timestamps {
  readonly clause: string
  /** Stored with a new entry; `now` is ISO 8601. */
  readonly created: (now: string) => Values
  /** Stored with a changed one. */
  readonly updated: (now: string) => Values
}

/** content.writes.timestamps: A new entry's createdAt and updatedAt are the time of its making; a change, even an empty one, moves updatedAt alone. */
export const timestamps: Timestamps = {
  clause: 'content.writes.timestamps',
  created: now => ({ createdAt: now, updatedAt: now }),
  updated: now => ({ updatedAt: now }),
}

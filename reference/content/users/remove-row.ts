import { forget } from '../world/links/forget.ts'
import type { UsersContext } from './context.ts'

/** Deletes a row, and every reference to it wherever a relation or a media field holds one. */
export function removeRow(uid: string, id: number, context: UsersContext): void {
  context.store.table(uid).remove(id)
  forget(context, new Map([[uid, new Set([id])]]))
}

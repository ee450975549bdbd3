import { schemaOf } from '../../../query/attributes.ts'
import { forget } from '../../../world/links/forget.ts'
import { type ComponentRef, heldBy } from '../components/component-ref.ts'
import type { WriteContext } from '../context.ts'

/** Removes components with all that they contain, and every link to them. */
export function removeComponents(refs: readonly ComponentRef[], context: WriteContext): void {
  const gone = new Map<string, Set<number>>()
  removeDeep(refs, gone, context)
  if (gone.size > 0) forget(context, gone)
}

function removeDeep(
  refs: readonly ComponentRef[],
  gone: Map<string, Set<number>>,
  context: WriteContext,
): void {
  for (const { uid, id } of refs) {
    const row = context.store.table(uid).get(id)
    if (!row) continue
    for (const attribute of schemaOf(context, uid).attributes.values()) {
      removeDeep(heldBy(row, attribute), gone, context)
    }
    context.store.table(uid).remove(id)
    gone.set(uid, (gone.get(uid) ?? new Set()).add(id))
  }
}

import type { Attribute, Schema } from '../../../model/types.ts'
import { schemaOf } from '../../../query/attributes.ts'
import type { Row } from '../../../world/table.ts'
import { ComponentInput, type ComponentRef, heldBy, keptRefs } from '../components/component.ts'
import type { Values, WriteContext } from '../context.ts'

/** How one component is stored; components nest, so that this comes from whoever stores rows. */
export interface ComponentStorage {
  readonly context: WriteContext
  /** Changes the component that the row holds under its id, or makes a new one. */
  readonly storeOne: (input: ComponentInput, mayExist: boolean) => ComponentRef
}

/**
 * Stores the components among values, and gives what the row that holds them keeps of them. Components that `row`
 * held and the values do not name by id are removed. Throws a ContentError for one that belongs to another entry.
 */
export function storeComponents(
  schema: Schema,
  values: Values,
  row: Row | null,
  storage: ComponentStorage,
): Values {
  const stored: Record<string, unknown> = {}
  for (const attribute of schema.attributes.values()) {
    const value = values[attribute.name]
    if (value === undefined || (attribute.kind !== 'component' && attribute.kind !== 'dynamiczone')) continue
    const sent = inputsIn(value)
    if (row) replaceHeld(heldBy(row, attribute), sent, attribute, storage.context)
    stored[attribute.name] = keptRefs(attribute, storeList(sent, row !== null, storage))
  }
  return stored
}

/**
 * UNDOCUMENTED: the components of a list are made at the same time, so that one which holds others gets its id after
 * those which hold none, and one that is refused keeps none of the others from being made (observed).
 */
function storeList(
  sent: readonly ComponentInput[],
  mayExist: boolean,
  { storeOne }: ComponentStorage,
): readonly ComponentRef[] {
  const inTurn = [...sent.entries()].sort(([, one], [, other]) => nesting(one) - nesting(other))
  const refs = new Map<number, ComponentRef>()
  const faults: unknown[] = []
  for (const [index, input] of inTurn) {
    try {
      refs.set(index, storeOne(input, mayExist))
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw faults[0]
  return once(sent.flatMap((_, index) => refs.get(index) ?? []))
}

/** UNDOCUMENTED: a component that is named twice is held once (observed of repeatable ones), where it was named first. */
function once(refs: readonly ComponentRef[]): readonly ComponentRef[] {
  return [...new Map(refs.map(ref => [`${ref.uid} ${ref.id}`, ref])).values()]
}

/** How many components, one after the other, have to be there before this one; several at once take a little longer. */
function nesting(input: ComponentInput): number {
  const held = Object.values(input.values).map(inputsIn)
  return held
    .filter(inner => inner.length > 0)
    .map(inner => Math.max(...inner.map(nesting)) + 1 + (inner.length - 1) / 100)
    .reduce((sum, steps) => sum + steps, 0)
}

function inputsIn(value: unknown): readonly ComponentInput[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.filter(item => item instanceof ComponentInput)
}

function replaceHeld(
  held: readonly ComponentRef[],
  sent: readonly ComponentInput[],
  attribute: Attribute,
  context: WriteContext,
): void {
  const { foreignComponent } = context.units.writes
  const named = sent.filter(input => input.id !== undefined)
  if (named.some(input => !held.some(ref => isSame(ref, input)))) {
    throw foreignComponent.error(attribute)
  }
  removeComponents(
    held.filter(ref => !named.some(input => isSame(ref, input))),
    context,
  )
}

/** An id may be sent as text. */
function isSame({ uid, id }: ComponentRef, input: ComponentInput): boolean {
  return uid === input.uid && String(id) === String(input.id)
}

/** Removes components with all that they contain. Nothing refers to a component but what holds it. */
export function removeComponents(refs: readonly ComponentRef[], context: WriteContext): void {
  for (const { uid, id } of refs) {
    const row = context.store.table(uid).get(id)
    if (!row) continue
    for (const attribute of schemaOf(context, uid).attributes.values()) {
      removeComponents(heldBy(row, attribute), context)
    }
    context.store.table(uid).remove(id)
  }
}

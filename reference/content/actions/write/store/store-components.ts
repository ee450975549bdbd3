import type { Row } from '../../../../world/table.ts'
import type { Attribute, Schema } from '../../../model/types.ts'
import { ComponentInput } from '../components/component-input.ts'
import { type ComponentRef, heldBy, keptRefs } from '../components/component-ref.ts'
import type { Values, WriteContext } from '../context.ts'
import { removeComponents } from './remove-components.ts'

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
    const refs = sent.map(input => storage.storeOne(input, row !== null))
    stored[attribute.name] = keptRefs(attribute, refs)
  }
  return stored
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
    context.fired(foreignComponent.clause)
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

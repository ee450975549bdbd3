import type { Schema } from '../../model/types.ts'
import type { RawQuery } from '../query.ts'
import type { Selection } from '../selection.ts'
import type { SelectionScope } from './scope.ts'

type Inherited = Pick<SelectionScope, 'state' | 'bare' | 'secrets' | 'depth'>

interface Made extends Inherited {
  readonly schema: Schema
  readonly selection: Selection
}

/**
 * What was compiled below a zone, or below a relation to entries of any type. Several types may lead to the same there,
 * and from it to several types again: compiled each time, a short query would take for ever.
 */
export class Selections {
  readonly #made = new Map<string, Made[]>()

  /** What the same query selects of the same schema at the same place. */
  once(query: RawQuery, schema: Schema, scope: Inherited, compile: () => Selection): Selection {
    const text = JSON.stringify(query)
    const made = this.#made.get(text) ?? []
    this.#made.set(text, made)
    const known = made.find(it => it.schema === schema && isSame(it, scope))
    if (known) return known.selection
    const { state, bare, secrets, depth } = scope
    const selection = compile()
    made.push({
      schema,
      state,
      depth,
      selection,
      ...(bare !== undefined && { bare }),
      ...(secrets && { secrets }),
    })
    return selection
  }
}

function isSame(one: Inherited, other: Inherited): boolean {
  return (
    one.state === other.state &&
    one.bare === other.bare &&
    one.secrets === other.secrets &&
    one.depth === other.depth
  )
}

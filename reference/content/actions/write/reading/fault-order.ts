import type { Fault } from './fault.ts'

/** The faults of one attribute; `path` is the attribute's. */
export interface FaultGroup {
  readonly path: string
  readonly faults: readonly Fault[]
}

/** In which order the faults of a schema's attributes are told. */
export interface FaultOrder {
  readonly clause: string
  readonly sort: (groups: readonly FaultGroup[], names: readonly string[]) => readonly Fault[]
}

/**
 * content.writes.faults.order: Faults come in the order of the model's attributes.
 * UNDOCUMENTED: an attribute is placed where the first name stands that its path contains, so `nickname` comes with
 * `name`, before it (source of yup 0.32.9, which Strapi 4.26.2 uses).
 */
export const faultOrder: FaultOrder = {
  clause: 'content.writes.faults.order',
  sort: (groups, names) => {
    const place = ({ path }: FaultGroup) => names.findIndex(name => path.includes(name))
    return groups
      .toReversed()
      .sort((a, b) => place(a) - place(b))
      .flatMap(group => group.faults)
  },
}

import type { RawQuery } from '../query.ts'

/** What a populated component or zone shows of its own relations, media and components. */
export interface ComponentParts {
  readonly clause: string
  /** From what is asked of the component. */
  readonly paramsFor: (params: RawQuery) => RawQuery
}

/** content.populate.components: nothing inside of a component is populated unless it is asked for in turn. */
export const componentParts: ComponentParts = {
  clause: 'content.populate.components',
  paramsFor: params => params,
}

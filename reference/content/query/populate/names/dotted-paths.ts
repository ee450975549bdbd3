/** How a name leads to something inside of what it populates. */
export interface DottedPaths {
  readonly clause: string
  /** The first attribute of a path, and the path that goes on from there. */
  readonly step: (path: string) => { readonly name: string; readonly rest: string | null }
}

/** content.populate.dotted-paths: `<component>.<nested>.<deeper>` populates every step of the path. */
export const dottedPaths: DottedPaths = {
  clause: 'content.populate.dotted-paths',
  step: path => {
    const dot = path.indexOf('.')
    return dot < 0 ? { name: path, rest: null } : { name: path.slice(0, dot), rest: path.slice(dot + 1) }
  },
}

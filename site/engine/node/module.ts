import * as graphql from 'graphql'

/** `createRequire` for the one package that is loaded by it. */
export function createRequire() {
  const require = (name: string) => {
    if (name === 'graphql') return graphql
    throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' })
  }
  return Object.assign(require, { cache: {}, resolve: (name: string) => name })
}

/** What stands behind a parameter: a text, or what brackets make of several. */
export type Tree = string | Branch
export type Branch = ReadonlyMap<string, Tree>

/** A parameter that servers may read in several ways. */
export const UNCLEAR = Symbol('unclear')

export type Parameters = ReadonlyMap<string, Tree | typeof UNCLEAR>

/** No query of a client nests deeper. */
const DEEPEST = 50

type Growing = Map<string, Growing | string>

/**
 * The parameters of a query string, as far as the documentation shows how they are written: `a=v`, `a[b][c]=v` and
 * `a[0]=v`. One that is written otherwise (twice, without a value, with empty brackets, with a plus sign) is unclear.
 */
export function readParameters(query: string): Parameters {
  const root: Growing = new Map()
  const unclear = new Set<string>()
  for (const written of query.split('&').filter(Boolean)) {
    const parameter = readParameter(written)
    const isPut = parameter.value !== null && put(root, parameter.names, parameter.value)
    if (!isPut) unclear.add(parameter.names[0] ?? '')
  }
  const read = new Map<string, Tree | typeof UNCLEAR>(root)
  for (const name of unclear) read.set(name, UNCLEAR)
  return read
}

interface Parameter {
  readonly names: readonly string[]
  /** Null: it cannot be told. */
  readonly value: string | null
}

function readParameter(written: string): Parameter {
  const at = written.indexOf('=')
  const name = decoded(at < 0 ? written : written.slice(0, at)) ?? written
  const [, root = name, brackets = ''] = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(name) ?? []
  const names = [root, ...[...brackets.matchAll(/\[([^[\]]+)\]/g)].map(([, inner = '']) => inner)]
  const isPlain =
    at >= 0 && names.length <= DEEPEST && root + brackets === name && /^[^[\]]+/.exec(name)?.[0] === root
  if (isPlain) return { names, value: decoded(written.slice(at + 1)) }
  return { names: [/^[^[]*/.exec(name)?.[0] ?? name], value: null }
}

/** Null for what cannot be decoded, and for a plus sign, which may be a space. */
function decoded(text: string): string | null {
  if (text.includes('+')) return null
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/** False where something stands already. */
function put(root: Growing, names: readonly string[], value: string): boolean {
  const [last = '', ...above] = names.toReversed()
  let branch = root
  for (const name of above.toReversed()) {
    const next = branch.get(name) ?? new Map()
    if (typeof next === 'string') return false
    branch.set(name, next)
    branch = next
  }
  if (branch.has(last)) return false
  branch.set(last, value)
  return true
}

/** The items of `a[0]=…&a[1]=…`, whose indexes count from 0 on in the order in which they are written; else null. */
export function itemsOf(tree: Tree | undefined): readonly Tree[] | null {
  if (tree === undefined || typeof tree === 'string') return null
  const isList = [...tree.keys()].every((name, index) => name === String(index))
  return isList ? [...tree.values()] : null
}

/** The same where all items are texts. */
export function textsOf(tree: Tree | undefined): readonly string[] | null {
  const items = itemsOf(tree)
  const texts = items?.filter(item => typeof item === 'string')
  return texts && texts.length === items?.length ? texts : null
}

import { misuse } from '../../../errors.ts'
import type { QueryContext } from '../../query.ts'
import type { PopulateRequest, PopulateStrategy } from '../strategy.ts'

/** content.populate.list: `populate[0]=<name>&populate[1]=<name>` populates what is named, one level deep. */
export const list: PopulateStrategy = {
  clause: 'content.populate.list',
  accepts: raw => typeof raw === 'string' || Array.isArray(raw),
  read: (raw, _schema, context) => {
    const items: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
    return requestsFor(
      items.flatMap(item => pathsIn(item, context)),
      context,
    )
  },
}

function pathsIn(item: unknown, { units }: QueryContext): readonly string[] {
  if (typeof item !== 'string' || item === '*') {
    throw misuse(`Invalid populate: expected a list of names, found ${JSON.stringify(item)} in it`)
  }
  const { commas } = units.populate
  return commas.split(item)
}

/** Paths with the same first step are one request. */
function requestsFor(paths: readonly string[], { units }: QueryContext): readonly PopulateRequest[] {
  const { dottedPaths } = units.populate
  const deeper = new Map<string, string[]>()
  for (const path of paths) {
    const { name, rest } = dottedPaths.step(path)
    const known = deeper.get(name) ?? []
    deeper.set(name, known)
    if (rest === null) continue
    if (rest !== '*') known.push(rest)
  }
  return [...deeper].map(([name, rest]) => ({ name, params: rest.length > 0 ? { populate: rest } : {} }))
}

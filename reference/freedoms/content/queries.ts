import type { Freedom } from '../freedom.ts'
import { isIndex, type Parameter, refusing, rewriting, type Saying } from './parameters.ts'

const PARAMETERS = 'content/what-the-service-does.rule-2'

const KNOWN: ReadonlySet<string | undefined> = new Set([
  'sort',
  'pagination',
  'filters',
  'populate',
  'locale',
  'publicationState',
])

/** How query strings are read. */
export const queries: readonly Freedom[] = [
  refusing(named('unknown-refused', 'refuses parameters that are not described'), parameters =>
    parameters.some(({ names }) => !KNOWN.has(names[0])),
  ),
  refusing(named('plain-names', 'knows no percent-encoded names of parameters'), parameters =>
    parameters.some(({ written }) => written.split('=', 1)[0]?.includes('%')),
  ),
  rewriting(named('plus-sign', 'takes a plus sign for a plus sign'), parameters =>
    parameters.map(parameter => ({ ...parameter, written: parameter.written.replaceAll('+', '%2B') })),
  ),
  rewriting(named('backwards', 'reads the last parameter first'), parameters => parameters.toReversed()),
  refusing(named('repeated-refused', 'refuses a parameter that comes twice'), parameters => {
    const names = parameters.map(nameOf)
    return new Set(names).size < names.length
  }),
  refusing(named('brackets-not-empty', 'refuses empty brackets'), parameters =>
    parameters.some(({ names }) => names.includes('')),
  ),
  refusing(named('indexes-in-order', 'demands indexes from 0 on, without gaps and in order'), parameters =>
    listsOf(parameters).some(indexes => indexes.some((index, at) => index !== String(at))),
  ),
]

function nameOf({ names }: Parameter): string {
  return names.join('[')
}

/** The indexes of every list, in the order in which they first appear. */
function listsOf(parameters: readonly Parameter[]): readonly (readonly string[])[] {
  const lists = new Map<string, Set<string>>()
  for (const { names } of parameters) {
    for (const [at, name] of names.entries()) {
      if (!isIndex(name)) continue
      const list = names.slice(0, at).join('[')
      lists.set(list, (lists.get(list) ?? new Set()).add(name))
    }
  }
  return [...lists.values()].map(indexes => [...indexes])
}

function named(name: string, says: string): Saying {
  return { id: `content.queries.${name}`, says, leftOpenBy: [PARAMETERS] }
}

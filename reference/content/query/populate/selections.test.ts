import { expect, test, vi } from 'vitest'
import { libraryContext, typeNamed } from '../../actions/library-context.fixture.ts'
import { compileSelection } from './selection.ts'
import { Selections } from './selections.ts'

type Asked = Parameters<Selections['once']>

interface Place {
  readonly query: Asked[0]
  readonly schema: Asked[1]
  readonly scope: Asked[2]
}

const context = libraryContext()
const [book, author] = [typeNamed('book', context), typeNamed('author', context)]
const { publicationStates, shapes } = context.units
const [state = null, other = null] = publicationStates
const first: Place = { query: { fields: 'id' }, schema: book, scope: { state, bare: false, depth: 2 } }

/** How often something is compiled that is asked for at one place and then at another. */
function timesCompiled(second: Place): number {
  const selections = new Selections()
  const compile = vi.fn(() => compileSelection({}, book, { context, state, depth: 0 }))
  for (const { query, schema, scope } of [first, second]) selections.once(query, schema, scope, compile)
  return compile.mock.calls.length
}

test.each<[where: string, times: number, more: Partial<Place>]>([
  ['in the same words at the same place', 1, { query: { fields: 'id' }, scope: { ...first.scope } }],
  ['in other words', 2, { query: { fields: 'title' } }],
  ['of another type', 2, { schema: author }],
  ['where entries are of another state', 2, { scope: { ...first.scope, state: other } }],
  ['where relations are bare', 2, { scope: { ...first.scope, bare: true } }],
  ['where other things are secret', 2, { scope: { ...first.scope, secrets: shapes.morphSecrets } }],
  ['at another level', 2, { scope: { ...first.scope, depth: 3 } }],
])(
  'a query that is compiled once, and then asked for %s, is compiled %i times in all',
  (_where, times, more) => {
    expect(timesCompiled({ ...first, ...more })).toBe(times)
  },
)

import type { OracleAttribute, OracleType, OracleWorld } from '../targets/oracle.ts'

/** An entry as `data.json` has it. */
export type DataRow = Readonly<Record<string, unknown>>
/** Entries by the uid of their type, as `data.json` has them. */
export type Data = Readonly<Record<string, readonly DataRow[]>>

/** Some entries that show something together: two that tie, a text and the same in another case. */
export interface Bundle {
  readonly uid: string
  readonly says: string
  readonly rows: readonly DataRow[]
}

/** Every kind of entry that could tell more, for each type that has an entry to take after. */
export function bundlesFor(world: OracleWorld, data: Data): readonly Bundle[] {
  const types = [...world.models.types.values()].filter(
    ({ uid, kind }) => uid.startsWith('api::') && kind === 'collectionType',
  )
  return types.flatMap(type => {
    const rows = data[type.uid] ?? []
    const [model] = rows
    if (!model) return []
    const ideas = IDEAS.filter(({ fits }) => fits(type))
    return ideas.map(({ says, changes }, index) => ({
      ...{ uid: type.uid, says },
      rows: changes(type).map((change, n) => rowLike(model, type, change, { idea: index, n, rows })),
    }))
  })
}

type Change = (attribute: OracleAttribute & { readonly kind: 'scalar' }) => unknown

interface Idea {
  readonly says: string
  readonly fits: (type: OracleType) => boolean
  /** One for each entry; undefined leaves a value as it is. */
  readonly changes: (type: OracleType) => readonly (Change | DataRow)[]
}

const TEXTS = ['string', 'text', 'richtext']
const NUMBERS = ['integer', 'float', 'decimal']

const texts =
  (value: string): Change =>
  ({ type }) =>
    TEXTS.includes(type) ? value : undefined

const numbers =
  (value: number): Change =>
  ({ type }) =>
    NUMBERS.includes(type) ? (type === 'integer' ? Math.trunc(value) : value) : undefined

/** More than a page has by default. */
const MANY = 26

const hasKind =
  (kinds: readonly string[]) =>
  ({ attributes }: OracleType) =>
    [...attributes.values()].some(it => it.kind === 'scalar' && !it.private && kinds.includes(it.type))

const IDEAS: readonly Idea[] = [
  {
    says: 'texts that differ in case, accents and what stands around them',
    fits: hasKind(TEXTS),
    changes: () => ['Crème Brûlée', 'CRÈME BRÛLÉE', 'creme brulee', 'La Crème Brûlée du jour'].map(texts),
  },
  {
    says: 'texts with wildcards, quotes and signs of URLs',
    fits: hasKind(TEXTS),
    changes: () => ['100%_sure \\ "x" & y', '100 abc sure', 'ab%cd_ef', 'abXcdYef'].map(texts),
  },
  {
    says: 'numbers below zero, with a fraction, and equal ones',
    fits: hasKind(NUMBERS),
    changes: () => [numbers(-12.5), numbers(-2.25), numbers(7.75), numbers(7.75), numbers(100.5)],
  },
  {
    says: 'an entry without values',
    fits: () => true,
    changes: () => [({ required }) => (required ? undefined : null)],
  },
  {
    says: 'both truths',
    fits: hasKind(['boolean']),
    changes: () =>
      [true, false].map(
        truth =>
          ({ type }) =>
            type === 'boolean' ? truth : undefined,
      ),
  },
  {
    says: 'each word of an enumeration',
    fits: hasKind(['enumeration']),
    changes: () =>
      [0, 1, 2].map(
        at =>
          ({ enum: words = [] }) =>
            words.length > 0 ? words[at % words.length] : undefined,
      ),
  },
  {
    says: 'a draft',
    fits: ({ draftAndPublish }) => draftAndPublish,
    changes: () => [{ publishedAt: null }],
  },
  {
    says: 'more entries than a page has by default',
    fits: () => true,
    changes: () => Array.from({ length: MANY }, () => () => undefined),
  },
]

interface Nth {
  readonly idea: number
  readonly n: number
  readonly rows: readonly DataRow[]
}

/** An entry that takes after another one, with an id and unique values of its own. */
function rowLike(
  model: DataRow,
  type: OracleType,
  change: Change | DataRow,
  { idea, n, rows }: Nth,
): DataRow {
  const id = Math.max(0, ...rows.map(row => Number(row.id) || 0)) + 1000 + idea * 100 + n
  const suffix = `sharp-${idea}-${String.fromCharCode(97 + (n % 26))}${n >= 26 ? n : ''}`
  const { documentId: _, localizations: __, ...plain } = model
  const values: Record<string, unknown> = {}
  for (const attribute of type.attributes.values()) {
    if (attribute.kind === 'relation' && !attribute.many && isOneToOne(attribute))
      values[attribute.name] = null
    if (attribute.kind !== 'scalar') continue
    const changed = typeof change === 'function' ? change(attribute) : change[attribute.name]
    if (changed !== undefined && !attribute.unique && attribute.type !== 'uid')
      values[attribute.name] = changed
    else if ((attribute.unique || attribute.type === 'uid') && attribute.name in model)
      values[attribute.name] = ownValue(attribute.type, suffix, id)
  }
  return { ...plain, ...values, id }
}

function isOneToOne(attribute: OracleAttribute): boolean {
  return attribute.kind === 'relation' && attribute.relation === 'oneToOne'
}

function ownValue(type: string, suffix: string, id: number): unknown {
  if (NUMBERS.includes(type)) return id
  return type === 'email' ? `${suffix}@example.com` : suffix
}

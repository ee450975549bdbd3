import type { LiftDocument, LiftNeeds } from '../suite/lift-document.ts'

/** One operator with its operands; `*` stands for the field before it. */
interface Condition {
  readonly kinds: readonly string[]
  readonly query: string
  /** A negation: what becomes of an entry without a value is left open. */
  readonly always?: true
  /** Over a relation only where it leads to one entry: of several nobody says whether one must match or all. */
  readonly toOne?: true
  /** That nothing is found tells as much. */
  readonly about?: 'every'
}

const TEXTS = ['texts']
const NUMBERS = ['numbers']
const PLAIN = ['plain']

const CONDITIONS: readonly Condition[] = [
  { kinds: TEXTS, query: '*[$eq]=<value>' },
  { kinds: TEXTS, query: '*[$eq]=<swapped value>', about: 'every' },
  { kinds: TEXTS, query: '*[$contains]=<swapped part>', about: 'every' },
  { kinds: TEXTS, query: '*[$startsWith]=<swapped start>', about: 'every' },
  { kinds: TEXTS, query: '*[$endsWith]=<swapped end>', about: 'every' },
  { kinds: TEXTS, query: '*[$eqi]=<swapped value>' },
  { kinds: TEXTS, query: '*[$ne]=<value>', always: true },
  { kinds: TEXTS, query: '*[$nei]=<swapped value>', always: true },
  { kinds: TEXTS, query: '*[$contains]=<part>' },
  { kinds: TEXTS, query: '*[$containsi]=<swapped part>' },
  { kinds: TEXTS, query: '*[$notContains]=<part>', always: true },
  { kinds: TEXTS, query: '*[$notContainsi]=<swapped part>', always: true },
  { kinds: TEXTS, query: '*[$startsWith]=<start>' },
  { kinds: TEXTS, query: '*[$startsWithi]=<swapped start>' },
  { kinds: TEXTS, query: '*[$endsWith]=<end>' },
  { kinds: TEXTS, query: '*[$endsWithi]=<swapped end>' },
  { kinds: NUMBERS, query: '*[$gt]=<value>' },
  { kinds: NUMBERS, query: '*[$gte]=<value>' },
  { kinds: NUMBERS, query: '*[$lt]=<value>' },
  { kinds: NUMBERS, query: '*[$lte]=<value>' },
  { kinds: NUMBERS, query: '*[$between][0]=<low>&*[$between][1]=<high>' },
  { kinds: PLAIN, query: '*[$in][0]=<value>&*[$in][1]=<other>' },
  { kinds: PLAIN, query: '*[$notIn][0]=<value>&*[$notIn][1]=<other>', always: true },
  { kinds: TEXTS, query: '*[$ne]=<value>&*[$notNull]=true', toOne: true },
  { kinds: TEXTS, query: '*[$nei]=<swapped value>&*[$notNull]=true', toOne: true },
  { kinds: TEXTS, query: '*[$notContains]=<part>&*[$notNull]=true', toOne: true },
  { kinds: TEXTS, query: '*[$notContainsi]=<swapped part>&*[$notNull]=true', toOne: true },
  { kinds: PLAIN, query: '*[$notIn][0]=<value>&*[$notIn][1]=<other>&*[$notNull]=true', toOne: true },
  { kinds: PLAIN, query: '*[$null]=true' },
  { kinds: PLAIN, query: '*[$notNull]=true' },
]

/** A lift with `<condition>` in its query is one for each operator. */
export function withEachCondition(lift: LiftDocument): readonly LiftDocument[] {
  const { list } = lift
  if (typeof list !== 'string' || !list.includes(WORD)) return [lift]
  const [field = ''] = /[^&]*(?=<condition>)/.exec(list) ?? []
  const fitting = CONDITIONS.filter(({ toOne }) => !toOne || !leadsToMany(lift.with))
  return fitting.map(({ kinds, query, always, about }) => {
    const { field: end, attribute, ...needs } = lift.with ?? {}
    return {
      ...lift,
      ...(about && { about }),
      with: {
        ...needs,
        ...(end ? { ...(attribute && { attribute }), field: kinds } : { attribute: kinds }),
        ...(always && { always }),
      },
      list: list.replace(`${field}${WORD}`, query.replaceAll('*', field)),
    }
  })
}

function leadsToMany({ relation = [], inner = [] }: LiftNeeds = {}): boolean {
  return [...relation, ...inner].some(kind => !['to-one', 'component'].includes(kind))
}

const WORD = '<condition>'

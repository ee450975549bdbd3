import type { LiftDocument } from '../suite/lift-document.ts'

/** One operator with its operands; `*` stands for the field before it. */
interface Condition {
  readonly kinds: readonly string[]
  readonly query: string
  /** That nothing is found tells as much. */
  readonly about?: 'every'
}

const TEXTS = ['texts']
const NUMBERS = ['numbers']
const PLAIN = ['plain']

/** What becomes of an entry without a value, or with several, is left open for negations: they are asked of the others. */
const CONDITIONS: readonly Condition[] = [
  { kinds: TEXTS, query: '*[$eq]=<value>' },
  { kinds: TEXTS, query: '*[$eq]=<swapped value>', about: 'every' },
  { kinds: TEXTS, query: '*[$eqi]=<swapped value>' },
  { kinds: TEXTS, query: '<sure>&*[$ne]=<value>', about: 'every' },
  { kinds: TEXTS, query: '<sure>&*[$ne]=<swapped value>', about: 'every' },
  { kinds: TEXTS, query: '<sure>&*[$nei]=<swapped value>', about: 'every' },
  { kinds: TEXTS, query: '*[$contains]=<part>' },
  { kinds: TEXTS, query: '*[$contains]=<swapped part>', about: 'every' },
  { kinds: TEXTS, query: '*[$containsi]=<swapped part>' },
  { kinds: TEXTS, query: '<sure>&*[$notContains]=<part>', about: 'every' },
  { kinds: TEXTS, query: '<sure>&*[$notContains]=<swapped part>', about: 'every' },
  { kinds: TEXTS, query: '<sure>&*[$notContainsi]=<swapped part>', about: 'every' },
  { kinds: TEXTS, query: '*[$startsWith]=<start>' },
  { kinds: TEXTS, query: '*[$startsWith]=<swapped start>', about: 'every' },
  { kinds: TEXTS, query: '*[$startsWith]=<part>', about: 'every' },
  { kinds: TEXTS, query: '*[$startsWithi]=<swapped start>' },
  { kinds: TEXTS, query: '*[$startsWithi]=<swapped part>', about: 'every' },
  { kinds: TEXTS, query: '*[$endsWith]=<end>' },
  { kinds: TEXTS, query: '*[$endsWith]=<swapped end>', about: 'every' },
  { kinds: TEXTS, query: '*[$endsWith]=<part>', about: 'every' },
  { kinds: TEXTS, query: '*[$endsWithi]=<swapped end>' },
  { kinds: TEXTS, query: '*[$endsWithi]=<swapped part>', about: 'every' },
  { kinds: NUMBERS, query: '*[$gt]=<value>' },
  { kinds: NUMBERS, query: '*[$gte]=<value>' },
  { kinds: NUMBERS, query: '*[$lt]=<value>' },
  { kinds: NUMBERS, query: '*[$lte]=<value>' },
  { kinds: NUMBERS, query: '*[$between][0]=<low>&*[$between][1]=<high>' },
  { kinds: PLAIN, query: '*[$in][0]=<value>&*[$in][1]=<other>' },
  { kinds: PLAIN, query: '<sure>&*[$notIn][0]=<other>&*[$notIn][1]=<value>', about: 'every' },
  { kinds: PLAIN, query: '*[$null]=true' },
  { kinds: PLAIN, query: '*[$notNull]=true' },
]

/** A lift with `<condition>` in its query is one for each operator. */
export function withEachCondition(lift: LiftDocument): readonly LiftDocument[] {
  const { list } = lift
  if (typeof list !== 'string' || !list.includes(WORD)) return [lift]
  const [field = ''] = /[^&]*(?=<condition>)/.exec(list) ?? []
  return CONDITIONS.map(({ kinds, query, about }) => {
    const { field: end, attribute, ...needs } = lift.with ?? {}
    return {
      ...lift,
      ...(about && { about }),
      with: {
        ...needs,
        ...(end ? { ...(attribute && { attribute }), field: kinds } : { attribute: kinds }),
      },
      list: list.replace(`${field}${WORD}`, query.replaceAll('*', field)),
    }
  })
}

const WORD = '<condition>'

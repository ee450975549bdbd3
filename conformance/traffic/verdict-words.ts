import type { JudgedRequest } from '../targets/oracle.ts'

export type Effect = JudgedRequest['findings'][number]['effect']

/** What a change does to a request: in a sentence, and as code scanning counts it. */
export const EFFECTS: Readonly<
  Record<Effect, { readonly says: string; readonly level: 'error' | 'warning' | 'note' }>
> = {
  breaks: { says: 'breaks', level: 'error' },
  deprecated: { says: 'is deprecated', level: 'warning' },
  answer: { says: 'has another answer', level: 'warning' },
  addition: { says: 'has more in its answer', level: 'note' },
}

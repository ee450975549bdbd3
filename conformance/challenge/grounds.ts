/** Why a verdict may be wrong: one of a closed list, so that whoever contests it knows what to show. */
export interface Ground {
  readonly name: string
  /** In one sentence. */
  readonly says: string
  /** What the dossier must show, in one sentence. */
  readonly show: string
  /** What becomes of the suite when it is accepted. */
  readonly accepted: string
}

/** Every ground, the one about the documentation's words first. A new one: its row here, in the issue form and in docs/disputes.md. */
export const GROUNDS: readonly Ground[] = [
  {
    name: 'not-said',
    says: 'The sentence does not say what the scenario expects.',
    show: 'Quote the whole statement, and name the part of the expectation that is in none of its words.',
    accepted: 'That part is no longer expected of a documented clause.',
  },
  {
    name: 'two-readings',
    says: 'The sentence can be read in two ways, and the target keeps the other one.',
    show: 'Write both readings down, each with the words that it rests on.',
    accepted: 'The scenario accepts both answers.',
  },
  {
    name: 'allowed-elsewhere',
    says: 'Another sentence of the documentation allows what the target answers.',
    show: 'Name the statement by its id, and say why it counts here.',
    accepted: 'The scenario leaves open what that sentence leaves open.',
  },
  {
    name: 'weaker-word',
    says: 'The sentence recommends or permits, and the scenario demands.',
    show: 'Quote the word, such as "should", "may" or "by default", and say what it leaves to a server.',
    accepted: 'The statement says how the word is read, and the clause or scenario gets that strength.',
  },
  {
    name: 'undocumented-request',
    says: 'The request makes use of something that the documentation does not describe.',
    show: 'Name that part of the request, and show what the target answers to the same request without it.',
    accepted: 'The request does without it, or the scenario names it as a premise.',
  },
  {
    name: 'other-data',
    says: 'The target holds something else than the scenario takes for granted.',
    show: 'Show the entry, permission or setting that differs with a request of its own, and what assayer doctor says.',
    accepted: 'The scenario or its world says what is needed, so that targets without it are not judged.',
  },
  {
    name: 'other-version',
    says: 'The sentence is about another version than the one that the target runs as.',
    show: 'Name the version of the target, and the statement that says when this began or ended.',
    accepted: 'The scenario says since or before which version it holds.',
  },
  {
    name: 'wrong-expectation',
    says: 'The expected answer does not follow from the sentence and the world: it is a mistake.',
    show: 'Work the answer out by hand, from the sentence and the entries of the world.',
    accepted: 'The expectation is corrected, and the reference, which has the same mistake.',
  },
  {
    name: 'volatile',
    says: 'What differs is a matter of the moment: an order that nothing sorts, a time, an id.',
    show: 'Show two answers of the target to the same request that differ in just this.',
    accepted: 'The scenario compares without it.',
  },
]

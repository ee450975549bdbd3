import { groupBy } from '../group-by.ts'
import type { Accepted, Clause, Scenario, Step } from '../suite/clause.ts'
import type { LiftDocument } from '../suite/lift-document.ts'
import { isOperand } from '../suite/lift-words.ts'
import type { Suite } from '../suite/load-suite.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { againstOf, foldedText } from './against.ts'
import { type Answers, answersTo, keyOf } from './answers.ts'
import { type Asking, askOf, type Question, requestSpec } from './ask.ts'
import { withEachCondition } from './conditions.ts'
import { acceptedOf } from './expect-about.ts'
import { fill, PLACEHOLDER } from './fill.ts'
import { acceptedMembers, type Introspection, introspectionsFor } from './introspect.ts'
import { lackingText } from './lacking.ts'
import { mostUnlike } from './most-unlike.ts'
import { tellingValues } from './operand.ts'
import { type Place, placesFor } from './place.ts'
import { portableScenarios } from './portable.ts'
import { type ShownMistakes, shownMistakes } from './shown-mistakes.ts'
import { type Survey, survey } from './survey.ts'

export interface Lifted {
  /** The clauses that say how they are asked of any world, with what they ask of this one. */
  readonly suite: Suite
  /** By scenario: what the world lacks. Such a scenario only stands for its clause, and is not sent. */
  readonly lacking: ReadonlyMap<string, string>
}

export interface LiftOptions extends Asking {
  readonly keys: ReadonlyMap<string, string>
}

/** Asks the clauses of a suite of another world: on its own types and entries, with what the oracle answers there. */
export async function liftSuite(options: LiftOptions): Promise<Lifted> {
  const { world, worlds, keys } = options
  const suite = withLiftsInFull(options.suite)
  const ask = askOf(options)
  const own = await worlds(worldDirectory(suite.directory, world))
  const seen = await survey(own, keys, ask)
  const portable = await portableScenarios(options)
  const isAsked = ({ id, lifts }: Clause) => lifts.length > 0 || Boolean(portable.get(id)?.length)
  const clauses = suite.clauses.filter(isAsked)
  const found = clauses.map(clause => ({
    clause,
    asked: clause.lifts.map(lift => ({
      lift,
      candidates: candidatesFor(lift, seen),
      introspections: introspectionsFor(lift, own),
    })),
  }))
  const all = found.flatMap(({ asked }) => asked.flatMap(({ candidates }) => candidates))
  const ofSchema = found.flatMap(({ asked }) => asked.flatMap(({ introspections }) => introspections))
  const answers = await answersTo([...all.map(questionOf), ...ofSchema.map(questionOfSchema)], ask)
  const shown = await shownMistakes(all.filter(isOfEntries).map(questionOf), answers, ask)
  const lifted = found.map(({ clause, asked }) => {
    const chosen = asked.flatMap(({ lift, candidates, introspections }) => [
      ...chosenOf(candidates, { answers, shown }, lift),
      ...introspections.flatMap(it => chosenIntrospection(it, answers.get(keyOf(questionOfSchema(it))))),
    ])
    return { ...clause, scenarios: [...named(chosen, clause, world), ...(portable.get(clause.id) ?? [])] }
  })
  const without = lifted.filter(({ scenarios }) => scenarios.length === 0)
  return {
    suite: { ...suite, clauses: lifted.map(clause => orPlaceless(clause, world)) },
    lacking: new Map(without.map(clause => [placelessId(clause), lackingText(clause, seen)])),
  }
}

function withLiftsInFull(suite: Suite): Suite {
  return {
    ...suite,
    clauses: suite.clauses.map(clause => ({ ...clause, lifts: clause.lifts.flatMap(withEachCondition) })),
  }
}

function placelessId({ id }: Clause): string {
  return `${id}.no-place`
}

function orPlaceless(clause: Clause, world: string): Clause {
  if (clause.scenarios.length > 0) return clause
  const steps = [step({ request: 'GET /', as: 'public' }, [])]
  const says = 'the world has no place to ask it'
  return {
    ...clause,
    scenarios: [{ ...bare(clause, world), id: placelessId(clause), says, steps, requires: [] }],
  }
}

/** What all lifted scenarios of a clause have in common. */
function bare({ id, service, strength }: Clause, world: string) {
  return {
    ...{ clause: id, strength, service, world, versions: null, platformVersion: null },
    ...{ writes: false, sendsWrites: false, tags: ['lifted'], rests: [] },
  }
}

/** A question that could show what a clause says. */
interface Candidate {
  readonly lift: LiftDocument
  readonly place: Place
  readonly request: string
  readonly template: string
}

/** So many places of a group are looked at, and so many values at each. */
const MOST_PLACES = 4
const MOST_VALUES = 5
/** So many groups are looked at, and so many questions in all of them: whatever there are, few are asked in the end. */
const MOST_GROUPS = 16
const MOST_CANDIDATES = 64
/** So many of a group are asked, and so many in all. */
const MOST_CHOSEN = 3
const MOST_IN_ALL = 16

function candidatesFor(lift: LiftDocument, seen: Survey): readonly Candidate[] {
  const templates = templatesOf(lift)
  const places = placesFor(lift.with ?? {}, seen)
  const isEverywhere = lift.with?.everywhere === true
  const mostPlaces = templates.some(hasOperand) ? MOST_PLACES : MOST_PLACES * MOST_VALUES
  const groups = isEverywhere ? [places] : richestGroups(places, mostPlaces)
  const most = isEverywhere ? places.length * MOST_VALUES : Math.ceil(MOST_CANDIDATES / groups.length)
  return groups.flatMap(group =>
    templates.flatMap(template => {
      const questions = group.map(place =>
        questionsAt(place, template).map(request => ({ lift, place, request, template })),
      )
      return inTurn(questions).slice(0, most)
    }),
  )
}

/** Without one, there is one question at a place. */
function hasOperand(template: string): boolean {
  return [...template.matchAll(PLACEHOLDER)].some(([, name = '']) => isOperand(name))
}

/** The best places of each group, as unlike each other as can be: other relations come before other fields of the same. */
function richestGroups(places: readonly Place[], most: number): readonly (readonly Place[])[] {
  const groups = groupBy(places.toSorted(byWorth), ({ group }) => group)
  const wayOf = (group: string) => group.replace(/ ?\S+$/, '')
  const byWay = groupBy([...groups], ([group]) => wayOf(group))
  const mixed = inTurn([...byWay.values()]).slice(0, MOST_GROUPS)
  return mixed.map(([, group]) => group.slice(0, most))
}

/** What is not localized comes first: nothing else has a say in its list. Then where most values are, or drafts. */
function byWorth(one: Place, other: Place): number {
  const localized = Number(one.seen.type.localized) - Number(other.seen.type.localized)
  const drafts = Number(other.seen.drafts.length > 0) - Number(one.seen.drafts.length > 0)
  return (
    localized ||
    other.values.length - one.values.length ||
    drafts ||
    other.seen.rows.length - one.seen.rows.length
  )
}

function templatesOf({ list, get, graphql }: LiftDocument): readonly string[] {
  if (list !== undefined) return [list].flat().map(query => `GET /api/<types>?${query}`.replace(/\?$/, ''))
  return get === undefined ? [graphql ?? []].flat() : [`GET ${get}`]
}

function questionsAt(place: Place, template: string): readonly string[] {
  const { values, seen } = place
  const isGraphql = template.startsWith('{')
  const fit = isGraphql ? values.filter(value => isLone(value, values)) : values
  const asked = values.length === 0 ? [undefined] : tellingValues(fit, MOST_VALUES)
  const questions = asked.flatMap(value => {
    const against = isGraphql ? againstOf(place, value) : {}
    return fill(template, place, { value, values: fit, beside: besideOf(value, place), against }) ?? []
  })
  // Of what a localized type shows without a locale nothing is written.
  const needsLocale =
    seen.type.localized && template.startsWith('GET /api/<types>') && !template.includes('locale=')
  const locale = needsLocale ? `locale=${seen.locales[0] ?? 'en'}` : ''
  return [...new Set(questions.map(question => withQuery(question, locale)))]
}

/** Which letters operators of GraphQL take for the same is left open. */
function isLone(value: unknown, values: readonly unknown[]): boolean {
  return values.filter(it => foldedText(it) === foldedText(value)).length === 1
}

/** What the second attribute is where the first has a value. */
function besideOf(value: unknown, { seen, names: { second }, valuesIn }: Place): readonly unknown[] {
  if (second === undefined) return []
  const rows = seen.rows.filter(row => valuesIn(row).includes(value))
  const found = new Set(rows.map(({ attributes }) => attributes[second]))
  return [...found].filter(it => it !== null && it !== undefined && it !== '')
}

function withQuery(request: string, query: string): string {
  if (query === '') return request
  return `${request}${request.includes('?') ? '&' : '?'}${query}`
}

function questionOf({ request, place, lift }: Candidate): Question {
  return { request, as: lift.as ?? place.seen.as }
}

/** Whether the answer is about which entries come. */
function isOfEntries({ lift: { about, with: needs } }: Candidate): boolean {
  return (about === 'entries' || about === 'every') && needs?.everywhere !== true
}

function questionOfSchema({ request }: Introspection): Question {
  return { request, as: 'public', atAnyLength: true }
}

type Chosen = Pick<Scenario, 'steps' | 'says' | 'requires'> & { readonly words: readonly string[] }

function chosenIntrospection(asked: Introspection, answer: unknown): readonly Chosen[] {
  const accepted = acceptedMembers(asked, answer)
  const [first, ...others] = asked.types.map(({ pluralName }) => pluralName)
  if (!accepted || first === undefined) return []
  const words = others.length === 0 ? [first] : [first, 'to', others.at(-1) ?? first]
  return [
    { words, says: asked.request, requires: ['graphql'], steps: [step(questionOfSchema(asked), accepted)] },
  ]
}

function step(question: Question, accepted: readonly Accepted[]): Step {
  return { request: requestSpec(question), asks: null, accepted, without: null, save: {} }
}

interface Known {
  readonly answers: Answers
  readonly shown: ShownMistakes
}

/** Of each group those whose answers tell most. */
function chosenOf(
  candidates: readonly Candidate[],
  { answers, shown }: Known,
  lift: LiftDocument,
): readonly Chosen[] {
  const isEverywhere = lift.with?.everywhere === true
  const groupOf = ({ place, template }: Candidate) =>
    isEverywhere ? `${place.seen.type.uid} ${template}` : `${place.group} ${template}`
  const able = candidates.flatMap((candidate): readonly Able[] => {
    const key = keyOf(questionOf(candidate))
    const accepted = acceptedOf(lift.about, answers.get(key), candidate.place)
    return accepted ? [{ candidate, accepted, shows: shown.get(key) ?? new Set() }] : []
  })
  const groups = [...groupBy(able, ({ candidate }) => groupOf(candidate)).values()]
  const chosen = isEverywhere
    ? groups.flatMap(group => mostTelling(group, 1))
    : inTurn(groups.map(group => mostTelling(group, MOST_CHOSEN))).slice(0, MOST_IN_ALL)
  return chosen.map(({ candidate, accepted }) => ({
    words: [candidate.place.seen.type.pluralName, ...Object.values(candidate.place.names)],
    says: candidate.request,
    requires: lift.graphql === undefined ? [] : ['graphql'],
    steps: [step(questionOf(candidate), accepted)],
  }))
}

interface Able {
  readonly candidate: Candidate
  readonly accepted: readonly Accepted[]
  /** Mistakes that it would show. */
  readonly shows: ReadonlySet<string>
}

/** Each shows something that those before do not; if nothing is left to show, the first of each place comes first. */
function mostTelling(able: readonly Able[], most: number): readonly Able[] {
  return mostUnlike(spread(able), ({ shows }) => [...shows], most)
}

function spread(able: readonly Able[]): readonly Able[] {
  const places = [...new Set(able.map(({ candidate }) => candidate.place))]
  return inTurn(places.map(place => able.filter(({ candidate }) => candidate.place === place)))
}

/** The first of each, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const turns = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) => lists.flatMap(some => some.slice(turn, turn + 1))).flat()
}

/** `content.filters.eq.posts-title`, and a number where one place is asked more than once. */
function named(chosen: readonly Chosen[], clause: Clause, world: string): readonly Scenario[] {
  const counts = new Map(clause.scenarios.map(({ id }) => [id, 1]))
  return chosen.map(({ words, ...rest }) => {
    const id = `${clause.id}.${words.map(kebabCase).join('-')}`
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return { ...bare(clause, world), id: count === 1 ? id : `${id}-${count}`, ...rest }
  })
}

function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
}

import { misuse } from '../../errors.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import { formsOf } from '../entries/shape.ts'
import { readFields } from '../fields/fields.ts'
import { publicationStateWithin } from '../publication/compile.ts'
import type { QueryContext, RawQuery } from '../query.ts'
import type { Populated, Selection } from '../selection.ts'
import { Agenda } from './agenda.ts'
import { populateMorph } from './morph.ts'
import type { UnknownName } from './names.ts'
import { checkUnreadOf } from './parameter-names.ts'
import { populateRelated } from './related.ts'
import type { SelectionScope } from './scope.ts'
import type { PopulateRequest } from './strategy.ts'
import { populateZone } from './zone.ts'

/** How many levels a populate may have. */
export interface PopulateLevels {
  readonly clause: string
  readonly most: number
}

/**
 * content.populate.levels: the number of levels has no limit that objects in brackets could meet: there is no room
 * for more in a request line. Paths with dots are shorter; beyond this, calls would use up the stack.
 */
export const populateLevels: PopulateLevels = { clause: 'content.populate.levels', most: 1_000 }

/** What `fields` and `populate` ask to show of the rows of a schema. Throws a ValidationError. */
export function compileSelection(query: RawQuery, schema: Schema, scope: SelectionScope): Selection {
  const compile = () => compileOnce(query, schema, scope)
  return scope.selections ? scope.selections.once(query, schema, scope, compile) : compile()
}

function compileOnce(query: RawQuery, schema: Schema, scope: SelectionScope): Selection {
  const { shape, values } = scope.context.units.entries
  const fields = readFields(query.fields, schema, scope)
  const populated: Populated[] = []
  const agenda = scope.agenda ?? new Agenda()
  agenda.do(() => populated.push(...compilePopulated(query, schema, { ...scope, agenda })))
  return { fields, populated, forms: formsOf(schema, values), shape, depth: scope.depth }
}

function compilePopulated(query: RawQuery, schema: Schema, scope: SelectionScope): readonly Populated[] {
  const { context } = scope
  const requested = readPopulate(query.populate, schema, context).flatMap(request =>
    populateNamed(request, schema, scope).map(linked(request, query, schema, scope)),
  )
  return [...requested, ...context.units.fields.sortedColumns.shown(query, schema, scope)]
}

/** What a `populate` parameter asks for. Throws a ValidationError. */
export function readPopulate(
  raw: unknown,
  schema: Schema,
  context: QueryContext,
): readonly PopulateRequest[] {
  const strategy = context.units.populate.strategies.find(unit => unit.accepts(raw))
  if (!strategy) throw misuse('Invalid populate: expected a name, a list of names or an object')
  return strategy.read(raw, schema, context)
}

function populateNamed(
  request: PopulateRequest,
  schema: Schema,
  scope: SelectionScope,
): readonly Populated[] {
  const { units } = scope.context
  const attribute = schema.attributes.get(request.name)
  if (!attribute) return unknownNameRule(request.name, scope.context).populate(request.name, schema, scope)
  const isLeftOut = units.populate.populatable.some(rule => rule.leavesOut(attribute, scope))
  if (!isLeftOut) return [populate(attribute, request.params, scope)]
  checkUnreadOf(attribute, request.params, scope.context)
  return []
}

/** The rule of a name that is no attribute of its schema. */
export function unknownNameRule(name: string, { units }: QueryContext): UnknownName {
  const rule = units.populate.unknownNames.find(unit => unit.covers(name))
  if (!rule) throw new Error(`invariant: no rule covers the unknown name ${name}`)
  return rule
}

/** Without its links a relation shows what it shows of nothing. */
function linked(
  { name, params }: PopulateRequest,
  query: RawQuery,
  schema: Schema,
  { context }: SelectionScope,
): (populated: Populated) => Populated {
  const { areRead } = context.units.fields.morphLinks
  const attribute = schema.attributes.get(name)
  if (attribute?.kind !== 'relation' || !attribute.relation.startsWith('morph')) return populated => populated
  if (areRead(attribute, { entry: query, relation: params, context })) return populated => populated
  return populated => ({
    ...populated,
    load: parents => populated.load(parents.map(row => ({ ...row, [name]: null }))),
  })
}

function populate(attribute: Attribute, params: RawQuery, scope: SelectionScope): Populated {
  const { most } = scope.context.units.populate.levels
  if (scope.depth >= most) throw misuse(`Invalid populate: more than ${most} levels`)
  const state = publicationStateWithin(params, scope.state, scope.context)
  const inner = { ...scope, state, depth: scope.depth + 1 }
  if (attribute.kind === 'dynamiczone') return populateZone(attribute, params, inner, compileSelection)
  if (attribute.kind === 'relation' && attribute.target === null)
    return populateMorph(attribute, params, inner, compileSelection)
  return populateRelated(attribute, params, inner, compileSelection)
}

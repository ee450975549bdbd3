import { invalidParameter } from '../../errors.ts'
import type { Schema } from '../../model/types.ts'
import { type SelectionScope, secretsOf } from '../populate/scope.ts'
import { type SecretRule, secrets } from '../shapes/secrets.ts'

/**
 * The scalar attributes to return, in the model's order: all that are not secret, or those that `fields` names.
 * Throws a ValidationError for a name that cannot be selected.
 */
export function readFields(raw: unknown, schema: Schema, scope: SelectionScope): readonly string[] {
  const shown = shownScalars(schema, secretsOf(scope))
  if (raw === undefined || raw === null) return shown
  // UNDOCUMENTED: inside of a populate the empty text is the name of no attribute (observed).
  if (raw === '' && scope.depth > 0) throw invalidParameter(raw)
  const { units } = scope.context
  const { selected, wildcard, commas, lists } = units.fields
  const names = lists.read(raw).flatMap(name => commas.split(name))
  for (const name of names) check(name, schema, scope)
  if (!names.some(name => wildcard.covers(name))) return selected.pick(shown, new Set(names))
  return shown
}

function check(name: string, schema: Schema, scope: SelectionScope): void {
  const { units } = scope.context
  const { wildcard, identifier, refusals } = units.fields
  if (wildcard.covers(name)) return
  if (identifier.covers(name)) {
    return
  }
  const refusal = refusals.find(unit => unit.refuses(schema.attributes.get(name), secretsOf(scope)))
  if (refusal) throw refusal.error(name)
}

const shown = new WeakMap<SecretRule, WeakMap<Schema, readonly string[]>>()

/** Every scalar attribute that a response may show. The same list each time, so that it can stand for the schema. */
export function shownScalars(schema: Schema, rule: SecretRule = secrets): readonly string[] {
  const known = shown.get(rule) ?? new WeakMap<Schema, readonly string[]>()
  shown.set(rule, known)
  const names = known.get(schema) ?? scalarsOf(schema, rule)
  known.set(schema, names)
  return names
}

function scalarsOf(schema: Schema, { hides }: SecretRule): readonly string[] {
  return [...schema.attributes.values()]
    .filter(attribute => attribute.kind === 'scalar' && !hides(attribute))
    .map(attribute => attribute.name)
}

import type { Attribute, ComponentAttribute, Schema, ZoneAttribute } from '../../../model/types.ts'
import { schemaOf } from '../../../query/attributes.ts'
import { isRecord } from '../../../query/query.ts'
import { own, type Values, type WriteContext } from '../context.ts'

/** What of the values that were sent is looked at, within components too. Throws a ContentError. */
export function sanitizeInput(given: Values, schema: Schema, context: WriteContext): Values {
  return sanitizeNames(given, schema, context, new Set())
}

/** What a component has besides the attributes of its model. */
const COMPONENT_NAMES: ReadonlySet<string> = new Set(['id', '__component'])

function sanitizeNames(
  given: Values,
  schema: Schema,
  context: WriteContext,
  untouched: ReadonlySet<string>,
): Values {
  const kept: Record<string, unknown> = {}
  for (const name of Object.keys(given)) {
    const attribute = schema.attributes.get(name)
    const value = untouched.has(name) ? given[name] : keep(name, given[name], attribute, context)
    if (value !== undefined) kept[name] = attribute ? within(value, attribute, context) : value
  }
  return kept
}

function keep(
  name: string,
  value: unknown,
  attribute: Attribute | undefined,
  context: WriteContext,
): unknown {
  let kept = value
  for (const rule of context.units.writes.inputRules) {
    if (!rule.applies(name, attribute)) continue
    kept = rule.keep(kept, attribute, context)
    if (kept === undefined) return undefined
  }
  return kept
}

/** The same rules hold within components; what should be a list of them and is none will be refused as it was sent. */
function within(value: unknown, attribute: Attribute, context: WriteContext): unknown {
  if (attribute.kind !== 'component' && attribute.kind !== 'dynamiczone') return value
  if (Array.isArray(value)) return value.map(item => withinOne(item, attribute, context))
  return attribute.kind === 'component' && !attribute.many ? withinOne(value, attribute, context) : value
}

function withinOne(
  value: unknown,
  attribute: ComponentAttribute | ZoneAttribute,
  context: WriteContext,
): unknown {
  const uid = attribute.kind === 'component' ? attribute.component : componentOf(value)
  if (!isRecord(value) || uid === undefined || !context.models.components.has(uid)) return value
  return sanitizeNames(value, schemaOf(context, uid), context, COMPONENT_NAMES)
}

function componentOf(item: unknown): string | undefined {
  const named = isRecord(item) ? own(item, '__component') : undefined
  return typeof named === 'string' ? named : undefined
}

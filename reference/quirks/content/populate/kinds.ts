import type { Attribute, Schema } from '../../../content/model/types.ts'
import { schemaOf, targetUid } from '../../../content/query/attributes.ts'
import { everything } from '../../../content/query/populate/strategies/everything.ts'
import { list } from '../../../content/query/populate/strategies/list.ts'
import { nested } from '../../../content/query/populate/strategies/nested.ts'
import { none } from '../../../content/query/populate/strategies/none.ts'
import type { PopulateRequest, PopulateStrategy } from '../../../content/query/populate/strategy.ts'
import type { QueryContext } from '../../../content/query/query.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

/** A kind of what is populated. */
interface Kind {
  readonly name: string
  /** In the plural. */
  readonly says: string
  readonly fits: (attribute: Attribute) => boolean
}

const isMany = (attribute: Attribute) => 'many' in attribute && attribute.many
const isRelation = ({ kind, name }: Attribute) => kind === 'relation' && name !== 'localizations'

const KINDS: readonly Kind[] = [
  { name: 'single-relations', says: 'relations to one', fits: it => isRelation(it) && !isMany(it) },
  { name: 'multiple-relations', says: 'relations to many', fits: it => isRelation(it) && isMany(it) },
  { name: 'single-files', says: 'media fields for one file', fits: it => it.kind === 'media' && !isMany(it) },
  {
    name: 'several-files',
    says: 'media fields for several files',
    fits: it => it.kind === 'media' && isMany(it),
  },
  { name: 'components', says: 'components', fits: it => it.kind === 'component' && !isMany(it) },
  {
    name: 'repeatable-components',
    says: 'repeatable components',
    fits: it => it.kind === 'component' && isMany(it),
  },
  { name: 'zones', says: 'dynamic zones', fits: it => it.kind === 'dynamiczone' },
  { name: 'localizations', says: 'localizations', fits: it => it.name === 'localizations' },
]

const allBut = (...names: readonly string[]) => KINDS.filter(({ name }) => !names.includes(name))

type Rows = readonly Deviation<PopulateStrategy>[]

/** Of one kind of structure something else is populated than of the others. */
export const populateKindQuirks: readonly Quirk[] = [
  ...deviations(none, KINDS.map(unasked)),
  ...deviations(
    everything,
    leftOut(allBut('localizations', 'several-files')),
    'content.populate.everything-kinds',
  ),
  ...deviations(
    everything,
    furtherIn(['single-relations', 'multiple-relations', 'localizations']),
    'content.populate.everything-one-level',
  ),
  ...deviations(
    everything,
    inComponents([
      'single-relations',
      'multiple-relations',
      'single-files',
      'components',
      'repeatable-components',
    ]),
    'content.populate.zone-shared',
  ),
  ...deviations(list, leftOut(allBut('several-files'))),
  ...deviations(nested, notThrough(['single-relations', 'multiple-relations'])),
  ...deviations(
    nested,
    notInside(['single-files', 'components', 'repeatable-components', 'zones']),
    'content.populate.nested-parts',
  ),
]

/** Without populate, this kind is shown. */
function unasked({ name, says, fits }: Kind): Deviation<PopulateStrategy> {
  return [
    `${name}-unasked`,
    `${says} come unasked`,
    {
      read: (_raw, schema) =>
        [...schema.attributes.values()].filter(fits).map(it => ({ name: it.name, params: BARE })),
    },
  ]
}

/** Asks for nothing more. */
const BARE = { populate: [] }

function leftOut(kinds: readonly Kind[]): Rows {
  return kinds.map(({ name, says, fits }) => [
    `without-${name}`,
    `${says} are not populated`,
    requesting((requests, { attributes }) =>
      requests.filter(request => !isOf(attributes.get(request.name), fits)),
    ),
  ])
}

/** One level more of this kind. */
function furtherIn(names: readonly string[]): Rows {
  return kindsNamed(names).map(({ name, says, fits }) => [
    `${name}-two-levels`,
    `populate=* reaches a second level in ${says}`,
    requesting((requests, { attributes }, context) =>
      requests.map(request => {
        const attribute = attributes.get(request.name)
        return isOf(attribute, fits) ? deeper(request, attribute, context) : request
      }),
    ),
  ])
}

/** An asterisk inside of a zone leaves this kind out. */
function inComponents(names: readonly string[]): Rows {
  return kindsNamed(names).map(({ name, says, fits }) => [
    `without-${name}`,
    `an asterisk inside of a zone leaves out ${says}`,
    requesting((requests, { uid, attributes }) =>
      uid.includes('::') ? requests : requests.filter(request => !isOf(attributes.get(request.name), fits)),
    ),
  ])
}

/** What is inside of a relation of this kind is not populated. */
function notThrough(names: readonly string[]): Rows {
  return kindsNamed(names).map(({ name, says, fits }) => [
    `not-through-${name}`,
    `a populate inside of ${says} is ignored`,
    requesting((requests, { attributes }) =>
      requests.map(request =>
        isOf(attributes.get(request.name), fits) ? { ...request, params: {} } : request,
      ),
    ),
  ])
}

/** A list inside of a relation does not populate this kind. */
function notInside(names: readonly string[]): Rows {
  return kindsNamed(names).map(({ name, says, fits }) => [
    `without-${name}`,
    `a populate inside of a relation leaves out ${says}`,
    requesting((requests, { attributes }, context) =>
      requests.map(request => withoutKind(request, targetOf(attributes.get(request.name), context), fits)),
    ),
  ])
}

function kindsNamed(names: readonly string[]): readonly Kind[] {
  return KINDS.filter(({ name }) => names.includes(name))
}

function isOf(attribute: Attribute | undefined, fits: Kind['fits']): attribute is Attribute {
  return attribute !== undefined && fits(attribute)
}

type Requests = readonly PopulateRequest[]

/** A way to write `populate` that requests something else. */
export function requesting(
  change: (requests: Requests, schema: Schema, context: QueryContext) => Requests,
): (strategy: PopulateStrategy) => Partial<PopulateStrategy> {
  return ({ read }) => ({
    read: (raw, schema, context) => change(read(raw, schema, context), schema, context),
  })
}

/** The request, with every structure of its target named. */
export function deeper(
  request: PopulateRequest,
  attribute: Attribute | undefined,
  context: QueryContext,
): PopulateRequest {
  const target = targetOf(attribute, context)
  const structures = [...(target?.attributes.values() ?? [])].filter(({ kind }) => kind !== 'scalar')
  if (structures.length === 0) return request
  // In an object, so that what changes lists does not reach further and further.
  return { ...request, params: { populate: Object.fromEntries(structures.map(({ name }) => [name, {}])) } }
}

function withoutKind(request: PopulateRequest, target: Schema | null, fits: Kind['fits']): PopulateRequest {
  const { populate } = request.params
  if (!target || !Array.isArray(populate)) return request
  const kept = populate.filter(name => !isOf(target.attributes.get(String(name)), fits))
  return { ...request, params: { ...request.params, populate: kept } }
}

function targetOf(attribute: Attribute | undefined, context: QueryContext): Schema | null {
  const uid = attribute ? targetUid(attribute) : null
  return uid === null ? null : schemaOf(context, uid)
}

import { nearestName } from '../../text/nearest-name.ts'
import type { OracleType, OracleWorld } from '../targets/oracle.ts'
import type { Misnamed } from './misnamed.ts'
import { inFields, inFilters, inPopulate, inSort, type KnownNames, type Written } from './names-of-content.ts'

const PARAMETERS = ['sort', 'pagination', 'filters', 'populate', 'fields', 'locale', 'publicationState', '_q']
const PAGINATION = ['page', 'pageSize', 'start', 'limit', 'withCount']

/** Paths that a content service has besides those of its types. */
const PLUGIN_PATHS = [
  'users',
  'users/me',
  'users/count',
  'upload',
  'upload/files',
  'i18n/locales',
  'users-permissions/roles',
  'auth/local',
  'auth/local/register',
  'auth/forgot-password',
  'auth/reset-password',
  'auth/change-password',
]

/** Names of a request for the REST interface of the content service that nothing knows. */
export function misnamedContent(
  path: string,
  parameters: readonly (readonly [name: string, value: string])[],
  known: KnownNames,
): readonly Misnamed[] {
  const { prefix } = known.world.options.rest
  if (!path.startsWith(`${prefix}/`)) return []
  const below = path.slice(prefix.length + 1).replace(/\/$/, '')
  const type = typeAt(below, known.world)
  if (type) return parameters.flatMap(([parameter, value]) => inParameter(type, { parameter, value, known }))
  return isPlugins(below) ? [] : [unknownPath(below, known.world)]
}

/** The type whose entries a path below the prefix is about: `dishes`, `dishes/1`. Null: no type's. */
export function typeAt(below: string, world: OracleWorld): OracleType | null {
  const [name = '', id] = below.toLowerCase().split('/')
  const types = [...world.models.types.values()].filter(({ uid }) => uid.startsWith('api::'))
  return types.find(type => nameOf(type) === name && (type.kind !== 'singleType' || id === undefined)) ?? null
}

function nameOf({ kind, singularName, pluralName }: OracleType): string {
  return kind === 'singleType' ? singularName : pluralName
}

function isPlugins(below: string): boolean {
  const [first = ''] = below.toLowerCase().split('/')
  return (
    PLUGIN_PATHS.some(path => path === below.toLowerCase()) || ['users', 'upload', 'auth'].includes(first)
  )
}

function unknownPath(below: string, world: OracleWorld): Misnamed {
  const own = [...world.models.types.values()].filter(({ uid }) => uid.startsWith('api::'))
  const names = [...own.map(nameOf), ...PLUGIN_PATHS]
  // Whoever takes the singular name, or that of a single type for a list, means the type that has it.
  const [first = ''] = below.split('/')
  const meant = own.find(({ singularName, pluralName }) => [singularName, pluralName].includes(first))
  const nearest = meant ? nameOf(meant) : (nearestName(first, names) ?? nearestName(below, names))
  const { prefix } = world.options.rest
  return {
    ...{ kind: 'path', found: `${prefix}/${below}`, clause: 'content.list.path', parameter: null },
    nearest: nearest === null ? null : `${prefix}/${nearest}`,
  }
}

function inParameter(type: OracleType, written: Written): readonly Misnamed[] {
  const [name = '', ...steps] = stepsOf(written.parameter)
  switch (name) {
    case 'filters':
      return inFilters(type, steps, written)
    case 'sort':
      return inSort(type, steps, written)
    case 'fields':
      return inFields(type, written)
    case 'populate':
      return inPopulate(type, steps, written)
    case 'pagination':
      return inPagination(steps[0] ?? '', written)
  }
  if (PARAMETERS.includes(name)) return []
  const isPagination = PAGINATION.includes(name)
  const nearest = isPagination ? `pagination[${name}]` : nearestName(name, PARAMETERS)
  const clause = isPagination ? 'content.pagination.outside' : 'content.query.unknown-parameter'
  return [{ kind: 'parameter', found: name, nearest, clause, parameter: written.parameter }]
}

function inPagination(step: string, { parameter }: Written): readonly Misnamed[] {
  if (PAGINATION.includes(step)) return []
  const nearest = nearestName(step, PAGINATION)
  return [{ kind: 'name', found: step, nearest, clause: 'content.pagination.unknown', parameter }]
}

/** Nobody writes more; what is hostile does. */
const MOST_STEPS = 100

/** `filters[name][$eq]` is filters, name, $eq. */
export function stepsOf(parameter: string): readonly string[] {
  const [name = '', ...rest] = parameter.split('[', MOST_STEPS)
  return [name, ...rest.map(step => step.replace(/\].*$/, ''))]
}

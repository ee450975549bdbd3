import type { GraphQLResolveInfo } from 'graphql'
import type { AuthRule, ResolverAuth } from '../graphql/auth/resolver-auth.ts'
import type { Resolver } from '../graphql/context.ts'
import type { OperationRule } from '../graphql/operations/operation-rule.ts'
import { compileLinked } from '../graphql/resolve/linked.ts'
import { memoized } from '../graphql/resolve/memoize.ts'
import type { AmountBound, WindowRule } from '../graphql/resolve/pagination.ts'
import { parentRow } from '../graphql/resolve/parent.ts'
import type { AttributePlace, AttributeRule } from '../graphql/schema/attribute-rule.ts'
import { schemaOf, targetUid } from '../query/attributes.ts'
import type { PaginationMode } from '../query/pagination/modes.ts'
import type { ListCondition } from '../rest/find-one.ts'
import type { ContentUnits } from '../units.ts'
import type { AnswerKey, GivenNames, Heard } from './heard.ts'

/** Is told what an answer rests on while it is made. */
export type Hear = (heard: Heard) => void

/** The same units, which tell what they were given and made of it. What they decide is the same. */
export function watching(units: ContentUnits, hear: Hear): ContentUnits {
  return {
    ...units,
    list: { ...units.list, matches: watchedMatches(units.list.matches, hear) },
    pagination: { ...units.pagination, modes: units.pagination.modes.map(mode => watchedMode(mode, hear)) },
    rest: watchedRest(units.rest, hear),
    auth: { ...units.auth, permission: watchedPermission(units.auth.permission, hear) },
    graphql: {
      ...units.graphql,
      auth: units.graphql.auth.map(rule => watchedAuth(rule, hear)),
      attributes: units.graphql.attributes.map(rule => watchedAttribute(rule, hear)),
      operations: units.graphql.operations.map(rule => watchedOperation(rule, hear)),
      windows: units.graphql.windows.map(rule => watchedWindow(rule, hear)),
      maximum: watchedMaximum(units.graphql.maximum, hear),
    },
  }
}

type Matches = ContentUnits['list']['matches']

function watchedMatches(unit: Matches, hear: Hear): Matches {
  return {
    ...unit,
    of: (list, table, context) => {
      const found = unit.of(list, table, context)
      hear({ kind: 'list', found: { list, ...found, clause: unit.clause, context } })
      return found
    },
  }
}

function watchedMode(unit: PaginationMode, hear: Hear): PaginationMode {
  const [first, second] = unit.parameters
  return {
    ...unit,
    page: (one, other, given) => {
      const part = unit.page(one, other, given)
      const start = { name: first, asked: given[first], value: one }
      const limit = { name: second, asked: given[second], value: other }
      hear({ kind: 'page', page: { numbers: [start, limit], part } })
      return part
    },
  }
}

function watchedRest(units: ContentUnits['rest'], hear: Hear): ContentUnits['rest'] {
  const { queryNames, populatedStates } = units
  return {
    ...units,
    listConditions: units.listConditions.map(unit => watchedCondition(unit, hear)),
    populatedStates: {
      ...populatedStates,
      state: context => {
        const state = populatedStates.state(context)
        hear({ kind: 'state', state })
        return state
      },
    },
    queryNames: {
      ...queryNames,
      check: (query, type, context) => {
        hear({ kind: 'checked', query, type, context })
        queryNames.check(query, type, context)
      },
    },
  }
}

function watchedCondition(unit: ListCondition, hear: Hear): ListCondition {
  return {
    ...unit,
    hides: (row, query, type) => {
      hear({ kind: 'entry', row, query, type })
      return unit.hides(row, query, type)
    },
  }
}

type Permission = ContentUnits['auth']['permission']

function watchedPermission(unit: Permission, hear: Hear): Permission {
  return {
    ...unit,
    allows: (caller, action) => {
      const granted = unit.allows(caller, action)
      hear({ kind: 'permission', caller, asked: { actions: [action], granted, clause: unit.clause } })
      return granted
    },
  }
}

function watchedAuth(unit: AuthRule, hear: Hear): AuthRule {
  return {
    ...unit,
    allows: (caller, auth) => {
      const granted = unit.allows(caller, auth)
      hear({ kind: 'permission', caller, asked: { actions: scopeOf(auth), granted, clause: unit.clause } })
      return granted
    },
  }
}

function scopeOf(auth: ResolverAuth): readonly string[] {
  return typeof auth === 'object' ? auth.scope : []
}

/** Says at which field of the answer what follows is found. */
function watchedOperation(unit: OperationRule, hear: Hear): OperationRule {
  return {
    ...unit,
    operation: (type, scope) => {
      const made = unit.operation(type, scope)
      const resolve: typeof made.resolve = (source, args, context, info) => {
        hear({ kind: 'field', path: String(info.path.key), given: givenIn(info) })
        return made.resolve(source, args, context, info)
      }
      return { ...made, resolve }
    },
  }
}

/** Says what an entry links where the answer shows it. */
function watchedAttribute(unit: AttributeRule, hear: Hear): AttributeRule {
  return {
    ...unit,
    output: place => {
      const field = unit.output(place)
      const uid = targetUid(place.attribute)
      if (!field?.resolve || uid === null) return field
      return { ...field, resolve: watchedLinks(field.resolve, uid, { ...place, clause: unit.clause, hear }) }
    },
  }
}

interface WatchedPlace extends AttributePlace {
  readonly clause: string
  readonly hear: Hear
}

function watchedLinks(resolve: Resolver, uid: string, place: WatchedPlace): Resolver {
  const { attribute, schema, scope, clause, hear } = place
  const target = schemaOf(scope, uid)
  const compiled = memoized((args, context) => compileLinked(args, attribute, target, context))
  return (source, args, context, info) => {
    const parent = parentRow(source, attribute.name, schema.uid, context)
    if (parent) {
      const query = compiled(args, context, info)
      const [at, given] = [keysOf(info.path), givenIn(info)]
      hear({
        kind: 'links',
        links: { parent, schema, attribute, target, query, given, clause, at, context: context.query },
      })
    }
    return resolve(source, args, context, info)
  }
}

function givenIn({ fieldNodes }: GraphQLResolveInfo): GivenNames {
  return new Set(fieldNodes.flatMap(node => (node.arguments ?? []).map(({ name }) => name.value)))
}

function keysOf({ prev, key, typename }: GraphQLResolveInfo['path']): readonly AnswerKey[] {
  return [...(prev ? keysOf(prev) : []), { key, type: typename ?? null }]
}

function watchedWindow(unit: WindowRule, hear: Hear): WindowRule {
  return {
    ...unit,
    window: (given, settings) => {
      const window = unit.window(given, settings)
      const [first, second] = given.page === undefined && given.pageSize === undefined ? OFFSET : PAGE
      const start = { name: first, asked: given[first], value: given[first] ?? (first === 'page' ? 1 : 0) }
      const limit = { name: second, asked: given[second], value: window.limit }
      hear({ kind: 'page', page: { numbers: [start, limit], part: window } })
      return window
    },
  }
}

const PAGE = ['page', 'pageSize'] as const
const OFFSET = ['start', 'limit'] as const

/** The last that has a say in how many items a list shows. */
function watchedMaximum(unit: AmountBound, hear: Hear): AmountBound {
  return {
    ...unit,
    bound: (limit, settings) => {
      const bounded = unit.bound(limit, settings)
      hear({ kind: 'bound', limit: bounded, clause: unit.clause })
      return bounded
    },
  }
}

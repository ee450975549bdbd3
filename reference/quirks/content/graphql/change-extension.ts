import type { Caller } from '../../../content/auth/caller.ts'
import type { ResolverAuth } from '../../../content/graphql/auth/resolver-auth.ts'
import type { GraphqlUnits } from '../../../content/graphql/units.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeGraphql } from './change-graphql.ts'

type Change = (units: Units) => Units

/** Callers of resolvers of one kind are let in by another rule. */
export function changeAuth(clause: string, allows: (caller: Caller, auth: ResolverAuth) => boolean): Change {
  return changeGraphql(({ auth }) => ({ auth: replaceUnit(auth, clause, rule => ({ ...rule, allows })) }))
}

/** A function of `shadowCRUD(uid)` that switches nothing off. */
export function idleTypeFunction(clause: string): Change {
  return changeGraphql(({ shadowCrud }) => ({
    shadowCrud: {
      ...shadowCrud,
      typeFunctions: replaceUnit(shadowCrud.typeFunctions, clause, unit => ({ ...unit, change: () => ({}) })),
    },
  }))
}

/** A function of `field(name)` that switches nothing off. */
export function idleFieldFunction(clause: string): Change {
  return changeGraphql(({ shadowCrud }) => ({
    shadowCrud: {
      ...shadowCrud,
      fieldFunctions: replaceUnit(shadowCrud.fieldFunctions, clause, unit => ({ ...unit, change: {} })),
    },
  }))
}

/** A getter of `shadowCRUD(uid)` that answers the opposite. */
export function oppositeTypeGetter(clause: string): Change {
  return changeGraphql(({ shadowCrud }) => ({
    shadowCrud: {
      ...shadowCrud,
      typeGetters: replaceUnit(shadowCrud.typeGetters, clause, unit => ({
        ...unit,
        read: (state, argument) => !unit.read(state, argument),
      })),
    },
  }))
}

/** A getter of `field(name)` that answers the opposite. */
export function oppositeFieldGetter(clause: string): Change {
  return changeGraphql(({ shadowCrud }) => ({
    shadowCrud: {
      ...shadowCrud,
      fieldGetters: replaceUnit(shadowCrud.fieldGetters, clause, unit => ({
        ...unit,
        read: state => !unit.read(state),
      })),
    },
  }))
}

/** Another way to read extensions, or to put what they say around resolvers. */
export function changeExtension(
  change: (extension: GraphqlUnits['extension']) => Partial<GraphqlUnits['extension']>,
): Change {
  return changeGraphql(({ extension }) => ({ extension: { ...extension, ...change(extension) } }))
}

import type { Units } from '../../units/units.ts'
import type { Quirk } from '../quirk.ts'

/** Quirks of REST alone, where their units decide for both doors. */
export function overRest(quirks: readonly Quirk[]): readonly Quirk[] {
  return quirks.map(quirk => ({ ...quirk, apply: units => withGraphqlOf(quirk.apply(units), units) }))
}

/** Quirks of GraphQL alone, where their units decide for both doors. */
export function overGraphql(quirks: readonly Quirk[]): readonly Quirk[] {
  return quirks.map(quirk => ({ ...quirk, apply: units => withGraphqlOf(units, quirk.apply(units)) }))
}

function withGraphqlOf({ content, platform }: Units, { content: { graphql } }: Units): Units {
  return { platform, content: { ...content, graphql } }
}

import { mapValues } from '../compare/map-values.ts'
import type { TokenChanges } from './clause.ts'

/** The same changes with other values. */
export function mapToken(
  { header, claims, ...rest }: TokenChanges,
  change: (value: unknown) => unknown,
): TokenChanges {
  return {
    ...rest,
    ...(header && { header: mapValues(header, change) }),
    ...(claims && { claims: mapValues(claims, change) }),
  }
}

import { asNexusMethod } from 'nexus'
import type { Definition } from './definitions/definition-rule.ts'
import { enumTypes } from './definitions/enum-types.ts'
import { scalarFilters } from './definitions/scalar-filters.ts'
import { zoneTypes } from './definitions/zone-types.ts'
import { dateScalar, dateTimeScalar, timeScalar } from './scalars/dates.ts'
import { jsonScalar } from './scalars/json.ts'
import { localeCodeScalar } from './scalars/locale-code.ts'
import { longScalar } from './scalars/long.ts'
import { uploadScalar } from './scalars/upload.ts'
import { type SchemaScope, shownSchemas } from './scope.ts'

/** The scalars; extensions write `t.dateTime(…)` and the like. */
export function scalarTypes(scope: SchemaScope) {
  return [
    asNexusMethod(jsonScalar, 'json'),
    asNexusMethod(dateTimeScalar, 'dateTime'),
    asNexusMethod(timeScalar, 'time'),
    asNexusMethod(dateScalar, 'date'),
    asNexusMethod(longScalar, 'long'),
    asNexusMethod(uploadScalar, 'upload'),
    localeCodeScalar(scope.units.localeCode, scope.locales),
  ]
}

/** The types that are there whatever the models are. */
export function internalTypes(scope: SchemaScope): readonly Definition[] {
  return [
    ...scope.units.internalTypes.flatMap(rule => rule.define(scope)),
    ...scalarFilters(scope.units.filterOperators),
  ]
}

/** The types of every content-type and component. */
export function generatedTypes(scope: SchemaScope): readonly Definition[] {
  return shownSchemas(scope).flatMap(schema => [
    ...enumTypes(schema),
    ...zoneTypes(schema, scope),
    ...scope.units.definitions.flatMap(rule => rule.define(schema, scope) ?? []),
  ])
}

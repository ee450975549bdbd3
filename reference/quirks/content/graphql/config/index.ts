import type { Quirk } from '../../../quirk.ts'
import { batchingIgnored } from './batching-ignored.ts'
import { configuredEndpointFixed } from './configured-endpoint-fixed.ts'
import { consoleInProduction } from './console-in-production.ts'
import { consoleNotWithQuery } from './console-not-with-query.ts'
import { csrfPreventionIgnored } from './csrf-prevention-ignored.ts'
import { endpointElsewhere } from './endpoint-elsewhere.ts'
import { introspectionIgnored } from './introspection-ignored.ts'
import { playgroundAlwaysIgnored } from './playground-always-ignored.ts'
import { shadowCrudIgnored } from './shadow-crud-ignored.ts'

export const configQuirks: readonly Quirk[] = [
  endpointElsewhere,
  configuredEndpointFixed,
  shadowCrudIgnored,
  playgroundAlwaysIgnored,
  introspectionIgnored,
  batchingIgnored,
  csrfPreventionIgnored,
  consoleInProduction,
  consoleNotWithQuery,
]

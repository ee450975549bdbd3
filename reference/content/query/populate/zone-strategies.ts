import type { ZoneStrategy } from './strategy.ts'
import { alone } from './zone-strategies/alone.ts'
import { detailed } from './zone-strategies/detailed.ts'
import { shared } from './zone-strategies/shared.ts'

/**
 * The ways to populate a dynamic zone; the first that accepts what is asked of it decides.
 * UNDOCUMENTED: `on` wins over a shared `populate` beside it (observed, content.populate.zone-detailed-first).
 */
export const zoneStrategies: readonly ZoneStrategy[] = [detailed, shared, alone]

import { everything } from './strategies/everything.ts'
import { list } from './strategies/list.ts'
import { nested } from './strategies/nested.ts'
import { none } from './strategies/none.ts'
import type { PopulateStrategy } from './strategy.ts'

/** The ways to write `populate`; the first that accepts the value reads it. */
export const populateStrategies: readonly PopulateStrategy[] = [none, everything, list, nested]

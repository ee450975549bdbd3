import type { Change } from '../../contracts.ts'
import { helperScriptMoved } from './helper-script.ts'
import { upgradePath } from './upgrade-path.ts'

/** What 1.0 changed, as far as it shows in later majors: there is no 0.x here to compare with. */
export const changesOf1: readonly Change[] = [upgradePath, helperScriptMoved]

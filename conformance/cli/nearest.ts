import { nearestName } from '../../text/nearest-name.ts'

/** ` Did you mean x?`, or nothing. What the command line knows is written in small letters, and case counts. */
export function didYouMean(name: string, known: readonly string[]): string {
  const found = nearestName(name, known, written => written)
  return found === null ? '' : ` Did you mean ${found}?`
}

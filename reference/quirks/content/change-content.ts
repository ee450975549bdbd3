import type { ContentUnits } from '../../content/units.ts'
import type { Units } from '../units.ts'

/** What a quirk does to the units of the content service. */
export function changeContent(
  change: (content: ContentUnits) => Partial<ContentUnits>,
): (units: Units) => Units {
  return units => ({ ...units, content: { ...units.content, ...change(units.content) } })
}

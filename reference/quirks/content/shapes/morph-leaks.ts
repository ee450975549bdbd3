import { Password } from '../../../world/password.ts'
import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/**
 * The real program shows the targets of a morph relation, and all populated in them, as they are stored: from the side
 * of morphToOne, and from the other side.
 */
export const morphLeaks: Quirk = {
  id: 'content.shapes.morph-secrets.leak',
  clause: 'content.shapes.morph-secrets',
  says: 'the targets of a morph relation are shown with their private and password values',
  apply: changeContent(({ shapes, entries }) => ({
    shapes: {
      ...shapes,
      morphSecrets: { ...shapes.morphSecrets, hides: () => false, withholds: () => false },
    },
    entries: {
      ...entries,
      values: {
        ...entries.values,
        forms: new Map([...entries.values.forms, ['password', hashOf] as const]),
      },
    },
  })),
}

function hashOf(stored: unknown): unknown {
  return stored instanceof Password ? stored.leaked() : stored
}

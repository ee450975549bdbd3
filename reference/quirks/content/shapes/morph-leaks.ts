import type { Quirk } from '../../quirk.ts'

/** The real program shows the target of a morphToOne relation, and all populated in it, as it is stored. */
export const morphLeaks: Quirk = {
  id: 'content.shapes.morph-secrets.leak',
  clause: 'content.shapes.morph-secrets',
  says: 'the target of a morph relation is shown with its private and password values',
  apply: units => ({
    ...units,
    content: {
      ...units.content,
      shapes: {
        ...units.content.shapes,
        morphSecrets: { ...units.content.shapes.morphSecrets, hides: () => false },
      },
    },
  }),
}

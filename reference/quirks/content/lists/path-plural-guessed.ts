import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** The plural of a name is guessed by adding an s, and a hyphen becomes an underscore. */
export const pathPluralGuessed: Quirk = {
  id: 'content.models.plural-name.guessed',
  clause: 'content.models.plural-name',
  says: 'the plural of a name is guessed by adding an s, and a hyphen becomes an underscore',
  apply: changeFrame(({ paths }) => ({
    paths: {
      ...paths,
      of: type =>
        type.kind === 'collectionType' ? [`/api/${type.singularName.replaceAll('-', '_')}s`] : paths.of(type),
    },
  })),
}

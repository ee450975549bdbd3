import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Null leaves a component as it is. */
export const componentsSingleNullIgnored: Quirk = {
  id: 'content.writes.components.single.null-ignored',
  clause: 'content.writes.components.single',
  says: 'null leaves a component as it is',
  apply: changeWrites(({ singleComponent }) => ({
    singleComponent: {
      ...singleComponent,
      read: (given, subject) => singleComponent.read(given ?? undefined, subject),
    },
  })),
}

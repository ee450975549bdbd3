import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Null stands for an empty list of components. */
export const componentsRepeatableNullTaken: Quirk = {
  id: 'content.writes.components.repeatable.null-taken',
  clause: 'content.writes.components.repeatable',
  says: 'null stands for an empty list of components',
  apply: changeWrites(({ repeatableComponent }) => ({
    repeatableComponent: {
      ...repeatableComponent,
      read: (given, subject) => repeatableComponent.read(given === null ? [] : given, subject),
    },
  })),
}

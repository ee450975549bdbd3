import { foreignComponent } from '../../../content/actions/write/components/component.ts'
import {
  repeatableComponent,
  singleComponent,
} from '../../../content/actions/write/components/read-component.ts'
import { componentCounts } from '../../../content/actions/write/components/read-list.ts'
import { zoneForm, zoneMembers } from '../../../content/actions/write/components/read-zone.ts'
import type { WriteContext } from '../../../content/actions/write/context.ts'
import {
  type Association,
  type RelationForm,
  relationForms,
} from '../../../content/actions/write/relations/association.ts'
import { existence } from '../../../content/actions/write/relations/existence.ts'
import { mediaLinks, morphViewLinks, oneOfMany } from '../../../content/actions/write/relations/link.ts'
import { type AnythingLinks, anythingLinks } from '../../../content/actions/write/relations/morph.ts'
import { positions } from '../../../content/actions/write/relations/positions.ts'
import { idsOf } from '../../../content/actions/write/relations/reference.ts'
import { validationError } from '../../../content/errors.ts'
import { isRecord } from '../../../content/query/query.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const NO_CHANGE: Association = { kind: 'changes', connect: [], disconnect: [], strict: true }

const formQuirks: readonly Quirk[] = [
  ...deviations(unitOf(relationForms, 'content.writes.relations.null'), [
    ['ignored', 'null leaves a relation as it is', { read: () => NO_CHANGE }],
  ]),
  ...deviations(unitOf(relationForms, 'content.writes.relations.id'), [
    ['added', 'an id is added to the links', added],
  ]),
  ...deviations(unitOf(relationForms, 'content.writes.relations.list'), [
    ['added', 'a list is added to the links', added],
  ]),
  ...deviations(unitOf(relationForms, 'content.writes.relations.set'), [
    ['added', 'what is set is added to the links', added],
  ]),
  ...deviations(unitOf(relationForms, 'content.writes.relations.changes'), [
    [
      'disconnect-ignored',
      'disconnect takes nothing away',
      ({ read }) => ({
        read: (value, name, context) => ({ ...read(value, name, context), disconnect: [] }),
      }),
    ],
  ]),
]

/** What is set is only added to the links. */
function added({ read }: RelationForm): Partial<RelationForm> {
  return {
    read: (value, name, context) => {
      const association = read(value, name, context)
      if (association.kind === 'changes') return association
      return { ...NO_CHANGE, connect: association.references }
    },
  }
}

const CONNECTED = {
  idsAfter: (association: Association) =>
    idsOf(association.kind === 'set' ? association.references : association.connect),
}

const relationQuirks: readonly Quirk[] = [
  ...formQuirks,
  ...deviations(positions, [
    [
      'ignored',
      'a connected entry goes to the end, whatever its position',
      { place: (ids, connect) => [...new Set([...ids, ...idsOf(connect)])] },
    ],
    [
      'numbers-only',
      'a position names no entry by a text, not even one that is connected by a text',
      {
        place: (ids, connect, strict) =>
          positions.place(
            ids,
            connect.map(it => ({ ...it, isText: false })),
            strict,
          ),
      },
    ],
  ]),
  ...deviations(oneOfMany, [
    [
      'always-first',
      'of a list for a relation to one the first is taken, also by a change',
      { pick: list => list.slice(0, 1) },
    ],
  ]),
  ...deviations(existence, [['not-checked', 'what is linked need not exist', { broken: () => null }]]),
  ...deviations(mediaLinks, [['connect-taken', 'connect links files', CONNECTED]]),
  ...deviations(morphViewLinks, [['connect-taken', 'connect links what refers to any type', CONNECTED]]),
  ...deviations(anythingLinks, [
    [
      'null-ignored',
      'null leaves a relation to any type as it is',
      ({ read }) => ({ read: (value, ...rest) => (value === null ? null : read(value, ...rest)) }),
    ],
    [
      'untyped-passed-over',
      'of a list for a relation to any type, items without a type that the caller may find are ignored',
      withoutUntyped,
    ],
  ]),
]

/**
 * UNDOCUMENTED: of a list only those items are left that name a type which the caller may find; a list of which
 * nothing is left is as good as not sent (@strapi/utils, removeRestrictedRelations). Changes by `connect` and the like
 * link nothing.
 */
function withoutUntyped({ read }: AnythingLinks): Partial<AnythingLinks> {
  return {
    read: (value, attribute, context) => {
      if (attribute.many && isChange(value)) return null
      if (!Array.isArray(value)) return read(value, attribute, context)
      const items: readonly unknown[] = value
      const left = items.filter(item => isReadable(item, context))
      if (left.length === 0) return null
      return read(attribute.many ? left : [left], attribute, context)
    },
  }
}

/** Who may do everything may find what has no type: it is left, and refused. So is what is nothing at all. */
function isReadable(item: unknown, { caller }: WriteContext): boolean {
  if (item === null) return true
  const type = isRecord(item) ? item.__type : undefined
  return caller.may(`${String(type)}.find`)
}

/** What names no entry by an id, nor any to set. */
function isChange(value: unknown): boolean {
  if (typeof value === 'boolean') return true
  if (!isRecord(value) || 'id' in value) return false
  return !value.set || (Array.isArray(value.set) && value.set.length === 0)
}

const componentQuirks: readonly Quirk[] = [
  ...deviations(singleComponent, [
    [
      'null-ignored',
      'null leaves a component as it is',
      ({ read }) => ({ read: (given, subject) => read(given ?? undefined, subject) }),
    ],
  ]),
  ...deviations(repeatableComponent, [
    [
      'null-taken',
      'null stands for an empty list of components',
      ({ read }) => ({ read: (given, subject) => read(given === null ? [] : given, subject) }),
    ],
  ]),
  ...deviations(unitOf(componentCounts, 'content.writes.components.min'), [
    [
      'empty-refused',
      'an empty list of components is refused where there is a min',
      {
        broken: (length, { min }) =>
          min !== undefined && length === 0 ? 'field must have at least 1 items' : null,
      },
    ],
  ]),
  ...deviations(unitOf(componentCounts, 'content.writes.components.max'), [
    ['not-checked', 'a list of components may be longer than max', { broken: () => null }],
  ]),
  ...deviations(foreignComponent, [
    [
      'other-name',
      'a component of another entry is refused with a ValidationError',
      {
        error: ({ name }) =>
          validationError(`Some of the provided components in ${name} are not related to the entity`),
      },
    ],
  ]),
  ...deviations(zoneMembers, [
    [
      'listed-only',
      'a zone takes the components that it lists alone',
      { accepts: (component, { components }) => components.includes(component) },
    ],
  ]),
  ...deviations(zoneForm, [
    [
      'null-taken',
      'null stands for an empty zone',
      ({ read }) => ({ read: (given, subject) => read(given === null ? [] : given, subject) }),
    ],
  ]),
]

/** Quirks of what an entry is linked to and made of: relations, files, components and zones. */
export const linkQuirks: readonly Quirk[] = [...relationQuirks, ...componentQuirks]

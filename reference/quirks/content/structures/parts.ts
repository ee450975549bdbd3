import type { Shape } from '../../../content/query/shapes/shape.ts'
import { shapes } from '../../../content/query/shapes/shapes.ts'
import { collectionResponse } from '../../../content/rest/frame/list.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { answeringObjects, type JsonObject } from '../lists/answer-json.ts'
import { omit, shown } from './members.ts'

type Change = (part: JsonObject) => unknown

/** What one component looks like. */
const PARTS: readonly (readonly [wrong: string, says: string, change: Change])[] = [
  ['without-id', 'shows no id', part => omit(part, 'id')],
  ['id-alone', 'shows its id alone', ({ id }) => ({ id })],
  ['in-attributes', 'shows its fields in attributes', ({ id, ...fields }) => ({ id, attributes: fields })],
  ['in-data', 'is wrapped in data', part => ({ data: part })],
  [
    'first-field',
    'shows its first field alone',
    part => Object.fromEntries(Object.entries(part).slice(0, 2)),
  ],
  ['false-left-out', 'leaves out what is false', part => withoutValue(part, false)],
  [
    'texts-alone',
    'shows its texts alone',
    part => Object.fromEntries(Object.entries(part).filter(isTextOrId)),
  ],
]

const shape = (name: string): Shape => unitOf(shapes, `content.shapes.${name}`)

/** What components and dynamic zones look like. */
export const partShapeQuirks: readonly Quirk[] = [
  ...deviations(shape('component'), [
    ...PARTS.map(
      ([wrong, says, change]): Deviation<Shape> => [
        wrong,
        `a component ${says}`,
        { of: ([found]) => change(shown(found)) },
      ],
    ),
    ['in-a-list', 'a component is shown in a list', { of: found => found }],
  ]),
  ...deviations(shape('repeatable-component'), [
    ...PARTS.filter(([wrong]) => wrong !== 'in-data').map(
      ([wrong, says, change]): Deviation<Shape> => [
        wrong,
        `each of a repeatable component ${says}`,
        { of: found => found.map(part => change(shown(part))) },
      ],
    ),
    ['in-data', 'a repeatable component is wrapped in data', { of: found => ({ data: found }) }],
    ['first-only', 'of a repeatable component the first is shown', { of: found => found.slice(0, 1) }],
    ['one-bare', 'one of a repeatable component is shown without a list', { of: bareOne }],
    [
      'twice',
      'the last of a repeatable component is shown twice',
      { of: found => [...found, ...found.slice(-1)] },
    ],
  ]),
  ...deviations(
    collectionResponse,
    [
      ...PARTS.filter(([wrong]) => !['id-alone', 'first-field', 'false-left-out'].includes(wrong)).map(
        ([wrong, says, change]): Deviation<typeof collectionResponse> => [
          wrong,
          `each component of a zone ${says}`,
          answeringObjects(object => (isInZone(object) ? change(object) : object)),
        ],
      ),
      ['without-name', 'the components of a zone do not say their name', named(() => undefined)],
      [
        'name-alone',
        'the name of a component in a zone is without its category',
        named(name => name.split('.')[1]),
      ],
      [
        'category-alone',
        'the name of a component in a zone is its category',
        named(name => name.split('.')[0]),
      ],
      [
        'name-with-hyphen',
        'a hyphen stands in the name of a component in a zone',
        named(name => name.replace('.', '-')),
      ],
      ['name-in-capitals', 'the name of a component in a zone is in Pascal case', named(pascalCase)],
      ['name-of-file', 'the name of a component in a zone is a path', named(name => name.replace('.', '/'))],
      ['first-only', 'of a zone the first component is shown', zone(list => list.slice(0, 1))],
      [
        'last-lost',
        'of a zone the last component is left out',
        zone(list => (list.length > 1 ? list.slice(0, -1) : list)),
      ],
      ['kinds', 'of components with the same name a zone shows one', zone(oneOfEach)],
      ['by-name', 'a zone is an object of components by their names', zone(byName)],
      ['one-bare', 'of one component a zone is that component', zone(bareOne)],
      ['in-data-as-a-whole', 'a zone is wrapped in data', zone(list => ({ data: list }))],
    ],
    'content.shapes.zone',
  ),
]

type Parts = readonly JsonObject[]

function isInZone(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && '__component' in value
}

function named(change: (name: string) => unknown): ReturnType<typeof answeringObjects> {
  return answeringObjects(object =>
    isInZone(object) ? { ...object, __component: change(String(object.__component)) } : object,
  )
}

/** Zones are members whose items say which component they are. */
function zone(change: (list: Parts) => unknown): ReturnType<typeof answeringObjects> {
  return answeringObjects(object =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [name, isZone(value) ? change(value) : value]),
    ),
  )
}

function isZone(value: unknown): value is Parts {
  return Array.isArray(value) && value.length > 0 && value.every(isInZone)
}

function oneOfEach(list: Parts): unknown {
  return list.filter(
    (part, index) => list.findIndex(other => other.__component === part.__component) === index,
  )
}

function byName(list: Parts): unknown {
  return Object.fromEntries(list.map(part => [String(part.__component), part]))
}

function bareOne(found: readonly unknown[]): unknown {
  return found.length === 1 ? found[0] : found
}

function isTextOrId([name, value]: readonly [string, unknown]): boolean {
  return name === 'id' || typeof value === 'string'
}

function withoutValue(part: JsonObject, unwanted: unknown): unknown {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== unwanted))
}

function pascalCase(name: string): string {
  return name.replace(/(^|\.)(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase())
}

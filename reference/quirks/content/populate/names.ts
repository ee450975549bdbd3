import { ContentError, invalidParameter, validationError } from '../../../content/errors.ts'
import type { Attribute } from '../../../content/model/types.ts'
import {
  commas,
  dottedPaths,
  populateLists,
  populateSwitch,
  unknownNames,
} from '../../../content/query/populate/names.ts'
import { parameterNames } from '../../../content/query/populate/parameter-names.ts'
import { populatableRules } from '../../../content/query/populate/populatable.ts'
import { populateLevels } from '../../../content/query/populate/selection.ts'
import { everything } from '../../../content/query/populate/strategies/everything.ts'
import { list } from '../../../content/query/populate/strategies/list.ts'
import { nested } from '../../../content/query/populate/strategies/nested.ts'
import { none } from '../../../content/query/populate/strategies/none.ts'
import type { RawQuery } from '../../../content/query/query.ts'
import type { Populated } from '../../../content/query/selection.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { requesting } from './kinds.ts'

/** What is populated: the ways to write `populate`, the names in it, and which of them have a say. */
export const populateNameQuirks: readonly Quirk[] = [
  ...deviations(none, [
    // strapi/strapi 11787: before version 4 relations came by themselves.
    [
      'everything',
      'without populate, everything is populated one level deep',
      {
        read: (...asked) => everything.read(...asked).map(({ name }) => ({ name, params: { populate: [] } })),
      },
    ],
  ]),
  ...deviations(parameterNames, [
    [
      'not-checked',
      'fields, sort and filters among the names in populate are not looked at',
      { check: () => {} },
    ],
  ]),
  ...deviations(everything, [
    [
      'no-localizations',
      'populate=* leaves out localizations',
      requesting(requests => requests.filter(({ name }) => name !== 'localizations')),
    ],
    // strapi/strapi 12435, 13115: what people took the asterisk for.
    [
      'relations-only',
      'populate=* populates relations alone: media fields, components and zones need a name',
      requesting((requests, { attributes }) =>
        requests.filter(({ name }) => attributes.get(name)?.kind === 'relation'),
      ),
    ],
  ]),
  ...deviations(
    list,
    [
      [
        'ignored',
        'what makes no sense in a list of names is ignored',
        ({ read }) => ({ read: (raw, schema, context) => read(sensible(raw), schema, context) }),
      ],
    ],
    'content.populate.wrong-value',
  ),
  ...deviations(nested, [
    // strapi/strapi 12353: nested relations that never come.
    [
      'inner-ignored',
      'a populate inside of a relation is ignored',
      asking(({ populate, ...params }) => params),
    ],
  ]),
  ...deviations(
    nested,
    [['ignored', 'fields inside of a populate is ignored', asking(({ fields, ...params }) => params)]],
    'content.fields.populated',
  ),
  ...deviations(populateLevels, [
    ['three', 'populate reaches three levels at most', { most: 3 }],
    ['ten', 'populate reaches ten levels at most', { most: 10 }],
    ['nineteen', 'populate reaches 19 levels at most', { most: 19 }],
    ['twenty-nine', 'populate reaches 29 levels at most', { most: 29 }],
  ]),
  ...deviations(dottedPaths, [
    ['whole-name', 'a path is taken for the name of one attribute', { step: name => ({ name, rest: null }) }],
  ]),
  ...deviations(
    list,
    [
      [
        'steps-needed',
        'a path has no say unless each of its steps is named by itself',
        ({ read }) => ({ read: (raw, schema, context) => read(stepByStep(raw), schema, context) }),
      ],
    ],
    'content.populate.path-steps',
  ),
  ...deviations(dottedPaths, [
    ['two-steps', 'a path has two steps at most; the rest of it is ignored', { step: twoSteps }],
  ]),
  ...deviations(commas, [['not-split', 'a text is one name, commas and all', { split: text => [text] }]]),
  ...deviations(populateSwitch, [
    ['always-on', 'any text populates, false included', { isOn: () => true }],
    [
      'any-type-off',
      'false populates no relation to entries of any type',
      { isOn: text => !['', 'false', 'f', '0'].includes(text) },
    ],
  ]),
  ...deviations(populateLists, [
    ['refused', 'a list in place of an object is refused', { outcomeFor: () => 'refused' }],
    ['ignored', 'a list in place of an object populates nothing', { outcomeFor: () => 'left-out' }],
    [
      'unread',
      'a list in place of an object leaves a relation to entries of any type out, whoever asks',
      { outcomeFor: (attribute, _items, caller) => populateLists.outcomeFor(attribute, [], caller) },
    ],
  ]),
  ...deviations(unitOf(unknownNames, 'content.populate.unknown-names'), [
    // strapi/strapi PR 19372: refused from version 5 on.
    ['refused', 'a name in populate that is no attribute is refused', { populate: refuseName }],
  ]),
  ...deviations(unitOf(unknownNames, 'content.populate.creator-fields'), [
    ['shown', 'createdBy and updatedBy can be populated', { populate: showCreator }],
    [
      'created-by-shown',
      'createdBy can be populated',
      { populate: name => (name === 'createdBy' ? showCreator(name) : []) },
    ],
    [
      'updated-by-shown',
      'updatedBy can be populated',
      { populate: name => (name === 'updatedBy' ? showCreator(name) : []) },
    ],
  ]),
  ...deviations(
    unitOf(unknownNames, 'content.populate.creator-fields'),
    [['refused', 'createdBy and updatedBy in populate are refused', { populate: refuseName }]],
    'content.populate.creator-fields-ignored',
  ),
  ...deviations(unitOf(populatableRules, 'content.populate.scalar-names'), [
    ['refused', 'a scalar attribute in populate is refused', { leavesOut: refuseScalar }],
  ]),
  ...deviations(unitOf(populatableRules, 'content.populate.private-attributes'), [
    ['shown', 'a private relation is shown when it is named', { leavesOut: () => false }],
  ]),
  ...deviations(unitOf(populatableRules, 'content.populate.unreadable-relations'), [
    [
      'shown',
      'relations are shown whether the caller may read their target or not',
      { leavesOut: () => false },
    ],
    [
      'forbidden',
      'a relation to what the caller may not read is refused with 403',
      ({ leavesOut }) => ({ leavesOut: (attribute, scope) => forbidding(leavesOut(attribute, scope)) }),
    ],
  ]),
]

/** The same, where something else is asked of each attribute. */
function asking(change: (params: RawQuery) => RawQuery) {
  return requesting(requests => requests.map(({ name, params }) => ({ name, params: change(params) })))
}

function sensible(raw: unknown): unknown {
  return Array.isArray(raw) ? raw.filter(item => typeof item === 'string' && item !== '*') : raw
}

function stepByStep(raw: unknown): unknown {
  const names: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  const isNamed = (name: unknown): boolean => {
    const dot = String(name).lastIndexOf('.')
    return dot < 0 || names.includes(String(name).slice(0, dot))
  }
  return names.filter(isNamed)
}

function twoSteps(path: string): { name: string; rest: string | null } {
  const [name = '', rest = null] = path.split('.')
  return { name, rest }
}

function refuseName(name: string): never {
  throw invalidParameter(name)
}

function showCreator(name: string): readonly Populated[] {
  const data = { id: 1, attributes: { firstname: 'Root', lastname: null, username: null } }
  return [{ name, load: parents => ({ values: parents.map(() => ({ data })), sizes: parents.map(() => 1) }) }]
}

function refuseScalar({ kind, name }: Attribute): boolean {
  if (kind === 'scalar') throw validationError(`Invalid populate: ${name} is no relation`)
  return false
}

function forbidding(isLeftOut: boolean): boolean {
  if (isLeftOut) throw new ContentError(403, 'ForbiddenError', 'Forbidden')
  return false
}

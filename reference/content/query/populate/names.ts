import { CREATOR_FIELDS } from '../../model/staff-types.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import type { QueryCaller } from '../query.ts'
import type { Populated } from '../selection.ts'
import type { SelectionScope } from './scope.ts'

/** How one text names several attributes. */
export interface NameSeparator {
  readonly clause: string
  readonly split: (text: string) => readonly string[]
}

/** content.populate.commas: a text may list names with commas, and spaces around them do not count (observed). */
export const commas: NameSeparator = {
  clause: 'content.populate.commas',
  split: text => text.split(',').map(name => name.trim()),
}

/** How a name leads to something inside of what it populates. */
export interface DottedPaths {
  readonly clause: string
  /** The first attribute of a path, and the path that goes on from there. */
  readonly step: (path: string) => { readonly name: string; readonly rest: string | null }
}

/** content.populate.dotted-paths: `<component>.<nested>.<deeper>` populates every step of the path. */
export const dottedPaths: DottedPaths = {
  clause: 'content.populate.dotted-paths',
  step: path => {
    const dot = path.indexOf('.')
    return dot < 0 ? { name: path, rest: null } : { name: path.slice(0, dot), rest: path.slice(dot + 1) }
  },
}

/** Whether a text in place of an object populates an attribute. */
export interface PopulateSwitch {
  readonly clause: string
  readonly isOn: (text: string, attribute: Attribute) => boolean
}

/**
 * content.populate.switch: `false`, `f`, `0` and the empty text do not populate, any other text does; a relation to
 * entries of any type is populated by every text (observed).
 */
export const populateSwitch: PopulateSwitch = {
  clause: 'content.populate.switch',
  isOn: (text, attribute) => isOfAnyType(attribute) || !['', 'false', 'f', '0'].includes(text),
}

/** What becomes of an attribute for which a list stands in place of an object. */
export interface PopulateLists {
  readonly clause: string
  readonly outcomeFor: (
    attribute: Attribute,
    items: readonly unknown[],
    caller: QueryCaller,
  ) => 'populated' | 'left-out' | 'refused'
}

/**
 * content.populate.listed: dynamic zones are populated, whatever is in the list. A relation to entries of any type is
 * left out unless the caller may read what an item names as its type: an item that names none is of the type
 * `undefined`, which only a token for reading or for everything may read. Else it is refused (observed).
 */
export const populateLists: PopulateLists = {
  clause: 'content.populate.listed',
  outcomeFor: (attribute, items, caller) => {
    if (attribute.kind === 'dynamiczone') return 'populated'
    if (!isOfAnyType(attribute)) return 'refused'
    return items.some(item => mayRead(`${Object(item).__type}`, caller)) ? 'refused' : 'left-out'
  },
}

function mayRead(uid: string, caller: QueryCaller): boolean {
  return ['find', 'findOne'].some(action => caller.may(`${uid}.${action}`))
}

function isOfAnyType(attribute: Attribute): boolean {
  return attribute.kind === 'relation' && attribute.target === null
}

/** What becomes of names in `populate` that are no attributes of the schema. */
export interface UnknownName {
  readonly clause: string
  readonly covers: (name: string) => boolean
  /** What is shown for the name. */
  readonly populate: (name: string, schema: Schema, scope: SelectionScope) => readonly Populated[]
}

/** content.populate.creator-fields: `createdBy` and `updatedBy` are never populated. */
const creatorFields: UnknownName = {
  clause: 'content.populate.creator-fields',
  covers: name => CREATOR_FIELDS.includes(name),
  populate: () => [],
}

/** content.populate.unknown-names: a name that is no attribute is ignored (observed). */
const unknownName: UnknownName = {
  clause: 'content.populate.unknown-names',
  covers: () => true,
  populate: () => [],
}

/** In this order; the first that covers the name decides. */
export const unknownNames: readonly UnknownName[] = [creatorFields, unknownName]

import type { Attribute, Schema } from '../../model/types.ts'
import type { Resolver } from '../context.ts'
import type { Argument } from './arguments/argument.ts'
import type { SchemaScope } from './scope.ts'

/** An attribute, where it is declared. */
export interface AttributePlace<A extends Attribute = Attribute> {
  readonly attribute: A
  readonly schema: Schema
  readonly scope: SchemaScope
}

/** A field of an object type. Without a resolver the property of the same name is shown. */
export interface OutputField {
  readonly type: string
  readonly list: boolean
  readonly args?: readonly Argument[]
  readonly resolve?: Resolver
}

/** A field of an input type. */
export interface InputField {
  readonly type: string
  readonly list: boolean
  readonly itemsRequired?: boolean
}

/** How one kind of attribute becomes GraphQL fields; null where there is no field. */
export interface AttributeRule {
  readonly clause: string
  readonly applies: (attribute: Attribute) => boolean
  readonly output: (place: AttributePlace) => OutputField | null
  readonly input: (place: AttributePlace) => InputField | null
  /** The field of the filters input: the name of its type. */
  readonly filter: (place: AttributePlace) => string | null
}

interface RuleOf<A extends Attribute> {
  readonly clause: string
  readonly is: (attribute: Attribute) => attribute is A
  readonly output: (place: AttributePlace<A>) => OutputField | null
  readonly input: (place: AttributePlace<A>) => InputField | null
  readonly filter: (place: AttributePlace<A>) => string | null
}

/** A rule for one kind of attribute, which its functions then need not check. */
export function attributeRule<A extends Attribute>(rule: RuleOf<A>): AttributeRule {
  const narrowed =
    <T>(read: (place: AttributePlace<A>) => T) =>
    (place: AttributePlace): T | null => {
      const { attribute } = place
      return rule.is(attribute) ? read({ ...place, attribute }) : null
    }
  return {
    clause: rule.clause,
    applies: rule.is,
    output: narrowed(rule.output),
    input: narrowed(rule.input),
    filter: narrowed(rule.filter),
  }
}

import type { LiftDocument } from './lift-document.ts'
import { isKind, isOperand, LIFT_WORDS } from './lift-words.ts'
import { type Problem, shown } from './problem.ts'

/** Kinds of attributes that there are not, and placeholders that nothing can stand for. */
export function checkLift(lift: readonly LiftDocument[], file: string): readonly Problem[] {
  return lift.flatMap((one, index) => {
    const path = `lift[${index}]`
    const needs = one.with ?? {}
    const { attribute, second, other, relation, inner, deeper, deepest, field } = needs
    const kinds = [attribute, second, other, relation, inner, deeper, deepest, field].flatMap(it => it ?? [])
    const members = typeof one.about === 'object' ? one.about.named : []
    const templates = [one.list, one.get, one.graphql, one.introspect, members].flatMap(it => it ?? [])
    const isOfSchema = one.introspect !== undefined
    const bound = new Set([...Object.keys(needs), ...LIFT_WORDS])
    const strange = templates
      .flatMap(text => [...text.matchAll(/<([a-zA-Z ]+)>/g)].map(([, name = '']) => name))
      .filter(name => !bound.has(name) && !isOperand(name) && !(isOfSchema && isKind(name)))
    return [
      ...(isOfSchema === (typeof one.about === 'object')
        ? []
        : [
            {
              ...{ file, path: `${path}.about`, found: shown(one.about) },
              expected: isOfSchema ? 'the members of a type that count' : 'what of the answer counts',
            },
          ]),
      ...kinds
        .filter(kind => !isKind(kind))
        .map(kind => ({ file, path: `${path}.with`, found: shown(kind), expected: 'a kind of attribute' })),
      ...strange.map(name => ({
        file,
        path,
        found: `<${name}>`,
        expected: 'a name of `with`, a word for a type or entries, or an operand such as <value>',
      })),
    ]
  })
}

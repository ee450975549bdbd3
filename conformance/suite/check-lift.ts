import type { LiftDocument } from './lift-document.ts'
import { isKind, isOperand, LIFT_WORDS } from './lift-words.ts'
import { type Problem, shown } from './problem.ts'

/** Kinds of attributes that there are not, and placeholders that nothing can stand for. */
export function checkLift(lift: readonly LiftDocument[], file: string): readonly Problem[] {
  return lift.flatMap((one, index) => {
    const path = `lift[${index}]`
    const needs = one.with ?? {}
    const kinds = [
      needs.attribute,
      needs.second,
      needs.other,
      needs.relation,
      needs.inner,
      needs.deeper,
      needs.deepest,
      needs.field,
    ].flatMap(it => it ?? [])
    const templates = [one.list ?? [], one.get ?? [], one.graphql ?? []].flat()
    const bound = new Set([...Object.keys(needs), ...LIFT_WORDS])
    const strange = templates
      .flatMap(text => [...text.matchAll(/<([a-zA-Z ]+)>/g)].map(([, name = '']) => name))
      .filter(name => !bound.has(name) && !isOperand(name))
    return [
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

import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  BREAK,
  getEnterLeaveForKind,
  type ValidationRule,
} from 'graphql'

/** What a rule does at nodes of one kind, and which of the rules it is. */
interface Step {
  readonly nth: number
  readonly visitor: ASTVisitor
  readonly enter: ASTVisitFn<ASTNode> | undefined
  readonly leave: ASTVisitFn<ASTNode> | undefined
}

/**
 * Rules as one, which walks with all of them. What graphql-js has for it asks every rule about each of 43 kinds of nodes,
 * for every document and before it looks at any: of a short query that was most of the time. Here a rule is asked about a
 * kind when that is first met in any document, and the walk ends as soon as no rule goes on. Rules change no node, and
 * look at the same kinds in every document.
 */
export function inOneWalk(rules: readonly ValidationRule[]): ValidationRule {
  const busy = new Map<ASTNode['kind'], readonly number[]>()
  return context => {
    const visitors = rules.map(rule => rule(context))
    const steps = stepsByKind(visitors, busy)
    /** Where each rule stopped: at a node, whose inside it does not look at, or for good. */
    const stopped: (ASTNode | typeof BREAK | null)[] = visitors.map(() => null)
    const ends = () => (stopped.every(it => it === BREAK) ? BREAK : undefined)
    return {
      enter: (node, ...where) => {
        for (const { nth, visitor, enter } of steps(node)) {
          if (!enter || stopped[nth] !== null) continue
          const result: unknown = enter.call(visitor, node, ...where)
          if (result === false) stopped[nth] = node
          else if (result === BREAK) stopped[nth] = BREAK
        }
        return ends()
      },
      leave: (node, ...where) => {
        for (const { nth, visitor, leave } of steps(node)) {
          if (stopped[nth] === node) stopped[nth] = null
          else if (leave && stopped[nth] === null && leave.call(visitor, node, ...where) === BREAK)
            stopped[nth] = BREAK
        }
        return ends()
      },
    }
  }
}

/** Gives the steps at a node; `busy` is kept: which of the rules do anything at nodes of a kind. */
function stepsByKind(
  visitors: readonly ASTVisitor[],
  busy: Map<ASTNode['kind'], readonly number[]>,
): (node: ASTNode) => readonly Step[] {
  const known = new Map<ASTNode['kind'], readonly Step[]>()
  return ({ kind }) => {
    const found = known.get(kind)
    if (found) return found
    const among = busy.get(kind) ?? [...visitors.keys()]
    const steps = among.flatMap(nth => stepAt(kind, visitors[nth], nth))
    busy.set(
      kind,
      steps.map(({ nth }) => nth),
    )
    known.set(kind, steps)
    return steps
  }
}

function stepAt(kind: ASTNode['kind'], visitor: ASTVisitor | undefined, nth: number): readonly Step[] {
  if (!visitor) return []
  const { enter, leave } = getEnterLeaveForKind(visitor, kind)
  return enter || leave ? [{ nth, visitor, enter, leave }] : []
}

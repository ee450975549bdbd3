import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  assertValidSchema,
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getEnterLeaveForKind,
  TypeInfo,
  ValidationContext,
  type ValidationRule,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** What a rule does at nodes of one kind, and which of the rules it is. */
interface Step {
  readonly nth: number
  readonly visitor: ASTVisitor
  readonly enter: ASTVisitFn<ASTNode> | undefined
  readonly leave: ASTVisitFn<ASTNode> | undefined
}

/** Finds what is wrong with a document: the first hundred errors, as `validate` of graphql-js. */
export type Check = (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[]

const MOST_ERRORS = 100
const TOO_MANY = 'Too many validation errors, error limit reached. Validation aborted.'

/**
 * Checks by all rules in one walk. What graphql-js has for it asks every rule about each of 43 kinds of nodes, for every
 * document and before it looks at any: of a short query that was most of the time. Here a rule is asked about a kind when
 * that is first met in any document, and the walk ends as soon as no rule goes on. Rules change no node, and look at the
 * same kinds in every document.
 */
export function inOneWalk(rules: readonly ValidationRule[]): Check {
  const busy = new Map<ASTNode['kind'], readonly number[]>()
  return (schema, document) => {
    assertValidSchema(schema)
    const errors: GraphQLError[] = []
    const report = (error: GraphQLError) => {
      if (errors.length === MOST_ERRORS) throw new GraphQLError(TOO_MANY)
      errors.push(error)
    }
    const types = new TypeInfo(schema)
    const context = new ValidationContext(schema, document, types, report)
    const visitors = rules.map(rule => rule(context))
    try {
      visit(document, visitWithTypeInfo(types, together(visitors, stepsByKind(visitors, busy))))
    } catch (error) {
      // Rules that have to compare too much give up, too.
      if (!(error instanceof GraphQLError)) throw error
      errors.push(error)
    }
    return errors
  }
}

function together(visitors: readonly ASTVisitor[], steps: (node: ASTNode) => readonly Step[]): ASTVisitor {
  /** Where each rule stopped: at a node, whose inside it does not look at, or for good. */
  const stopped: (ASTNode | typeof BREAK | null)[] = visitors.map(() => null)
  const ends = () => (stopped.every(it => it === BREAK) ? BREAK : undefined)
  return {
    enter: (node, key, ...where) => {
      // Descriptions have no say in whether a document is valid.
      if (key === 'description') return false
      for (const { nth, visitor, enter } of steps(node)) {
        if (!enter || stopped[nth] !== null) continue
        const result: unknown = enter.call(visitor, node, key, ...where)
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

import { parseAst } from 'vite'
import { type Mutation, mutationsOf, type Node, nodeIn } from './mutations.ts'

/** One small change of a source that somebody could have made by mistake. */
export interface Mutant {
  /** Its number among all, from 0. */
  readonly id: number
  readonly file: string
  readonly line: number
  /** What is written on that line. */
  readonly text: string
  /** The text that it changes, in one line. */
  readonly before: string
  readonly says: string
}

export interface Instrumented {
  readonly code: string
  readonly mutants: readonly Mutant[]
}

/** What a source calls `isOn` of `switch.ts`. */
const IS_ON = '__isMutantOn'

/**
 * The source with all of its mutants in it, each behind a question whether it is on. `from` is the number of the first.
 * `door` is where `switch.ts` is imported from.
 */
export function instrument(source: string, file: string, from: number, door: string): Instrumented {
  const mutants: Mutant[] = []
  const lines = source.split('\n')
  const put = (node: Node, says: string) => {
    const id = from + mutants.length
    const before = source.slice(node.start, node.end).replace(/\s+/g, ' ')
    const line = lineAt(source, node.start)
    mutants.push({ id, file, line, text: (lines[line - 1] ?? '').trim(), before, says })
    return id
  }
  const program = nodeIn(parseAst(source, { lang: 'ts' }))
  if (!program) throw new Error(`invariant: ${file} has a syntax tree`)
  const code = new Writer(source, put).written(program)
  if (mutants.length === 0) return { code: source, mutants }
  return { code: `import { isOn as ${IS_ON} } from ${JSON.stringify(door)};${code}`, mutants }
}

function lineAt(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}

class Writer {
  readonly #source: string
  readonly #put: (node: Node, says: string) => number

  constructor(source: string, put: (node: Node, says: string) => number) {
    this.#source = source
    this.#put = put
  }

  /** The text of a node with the mutants of all that is in it. */
  written(node: Node, isInChain = false): string {
    let [text, at] = ['', node.start]
    for (const part of partsOf(node, isInChain)) {
      text += this.#source.slice(at, part.node.start) + this.#part(part)
      at = part.node.end
    }
    return text + this.#source.slice(at, node.end)
  }

  #part({ node, role }: Part): string {
    if (role === 'link' || role === 'chain') return this.written(node, role === 'chain')
    if (node.type === 'ExpressionStatement') return this.#statement(node)
    const mutations = [...(WHETHER[role] ?? []), ...mutationsOf(node, it => this.#textOf(it))]
    return mutations.reduce((rest, mutation) => this.#either(node, mutation, rest), this.written(node))
  }

  #either(node: Node, { says, text }: Mutation, rest: string): string {
    return `(${IS_ON}(${this.#put(node, says)}) ? (${text}) : (${rest}))`
  }

  /** A call of which nobody wants an answer may have been forgotten. */
  #statement(node: Node): string {
    const text = this.written(node)
    const expression = nodeIn(node.expression)
    const called = expression?.type === 'AwaitExpression' ? nodeIn(expression.argument) : expression
    if (called?.type !== 'CallExpression' || nodeIn(called.callee)?.type === 'Super') return text
    // In braces, or an `else` that follows would be that of the question.
    return `{ if (!${IS_ON}(${this.#put(node, 'is left out')})) { ${text} } }`
  }

  #textOf(value: unknown): string {
    const node = nodeIn(value)
    return node ? this.#source.slice(node.start, node.end) : ''
  }
}

/** A loop that never ends would tell nothing. */
const WHETHER: Readonly<Partial<Record<Role, readonly Mutation[]>>> = {
  test: [
    { says: 'is always so', text: 'true' },
    { says: 'is never so', text: 'false' },
  ],
  loop: [{ says: 'never begins', text: 'false' }],
}

/**
 * `test` decides, and `loop` goes on. What is a `link` cannot be put in parentheses, nor can one of an optional `chain`,
 * which would end there: only what is in them.
 */
type Role = 'value' | 'test' | 'loop' | 'link' | 'chain'

interface Part {
  readonly node: Node
  readonly role: Role
}

/** The nodes right below one that are values, in the order of the source. Types and names are none. */
function partsOf(parent: Node, isInChain: boolean): readonly Part[] {
  return Object.entries(parent)
    .flatMap(([member, value]) => [value].flat().map(it => ({ member, node: nodeIn(it) })))
    .flatMap(({ member, node }) =>
      node && isValue(node, member, parent) ? [{ node, role: roleOf(node, member, parent, isInChain) }] : [],
    )
    .toSorted((a, b) => a.node.start - b.node.start)
}

/** Expressions that stand among types. */
const TYPED = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']
const NEVER = ['ImportDeclaration', 'ImportExpression', 'MetaProperty', 'TemplateElement']
const EXPORTS = ['ExportNamedDeclaration', 'ExportAllDeclaration']

function isValue({ type }: Node, member: string, parent: Node): boolean {
  if ((type.startsWith('TS') && !TYPED.includes(type)) || NEVER.includes(type)) return false
  if (EXPORTS.includes(parent.type)) return member === 'declaration'
  return (member !== 'key' && member !== 'property') || parent.computed === true
}

function roleOf({ type }: Node, member: string, parent: Node, isInChain: boolean): Role {
  const leadsOn = member === 'object' || member === 'callee'
  if (parent.type === 'ChainExpression' || (isInChain && leadsOn)) return 'chain'
  if (member === 'callee' || type.endsWith('Pattern') || isTarget(member, parent)) return 'link'
  if (member !== 'test') return 'value'
  return parent.type === 'IfStatement' || parent.type === 'ConditionalExpression' ? 'test' : 'loop'
}

/** What is written to, or looked at as it is. */
function isTarget(member: string, { type, operator }: Node): boolean {
  if (member === 'left') return type !== 'BinaryExpression' && type !== 'LogicalExpression'
  if (type === 'UpdateExpression' || type === 'TaggedTemplateExpression') return true
  return type === 'UnaryExpression' && (operator === 'delete' || operator === 'typeof')
}

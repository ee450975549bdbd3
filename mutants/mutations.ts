/** A node of a syntax tree as vite's parser gives it; `start` and `end` count UTF-16 units. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** Another text in place of a node, and what it does in a few words. */
export interface Mutation {
  readonly says: string
  readonly text: string
}

/** The text of a node. */
export type TextOf = (node: unknown) => string

/** What a slip of the hand could make of a node; nothing of most. */
export function mutationsOf(node: Node, textOf: TextOf): readonly Mutation[] {
  return MUTATORS[node.type]?.(node, textOf) ?? []
}

type Mutator = (node: Node, textOf: TextOf) => readonly Mutation[]

const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}

const OTHER_METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['find', 'findLast'],
  ['findLast', 'find'],
])

/** What they are called on can stand in their place. */
const LEFT_OUT_METHODS = [
  'filter',
  'reverse',
  'slice',
  'sort',
  'toLowerCase',
  'toReversed',
  'toSorted',
  'toUpperCase',
  'trim',
]

const MUTATORS: Readonly<Record<string, Mutator>> = {
  BinaryExpression: (node, textOf) => {
    const { left, right, operator } = node
    if (typeof operator !== 'string' || (operator === '+' && isText(left, right))) return []
    return (OTHER_OPERATORS[operator] ?? []).map(other => ({
      says: `${operator} becomes ${other}`,
      text: `${textOf(left)} ${other} ${textOf(right)}`,
    }))
  },
  LogicalExpression: ({ left, right, operator }, textOf) => {
    if (operator === '??') return [{ says: '?? is left out', text: textOf(left) }]
    const other = operator === '&&' ? '||' : '&&'
    return [{ says: `${operator} becomes ${other}`, text: `(${textOf(left)}) ${other} (${textOf(right)})` }]
  },
  UnaryExpression: ({ operator, argument }, textOf) =>
    operator === '!' || operator === '-' ? [{ says: `${operator} is left out`, text: textOf(argument) }] : [],
  Literal: ({ value }) => {
    if (typeof value === 'boolean') return [{ says: `${value} becomes ${!value}`, text: String(!value) }]
    if (typeof value === 'number') return [{ says: `${value} becomes ${value + 1}`, text: String(value + 1) }]
    return []
  },
  CallExpression: ({ callee, arguments: given }, textOf) => {
    const member = nodeIn(callee)
    const name = nodeIn(member?.property)?.name
    if (member?.type !== 'MemberExpression' || member.computed || typeof name !== 'string') return []
    const { object } = member
    if (LEFT_OUT_METHODS.includes(name)) return [{ says: `.${name}() is left out`, text: textOf(object) }]
    const other = OTHER_METHODS.get(name)
    const args = Array.isArray(given) ? given.map(textOf).join(', ') : ''
    return other === undefined
      ? []
      : [{ says: `.${name}() becomes .${other}()`, text: `(${textOf(object)}).${other}(${args})` }]
  },
}

/** Adding texts has no opposite. */
function isText(...operands: readonly unknown[]): boolean {
  return operands.some(operand => {
    const node = nodeIn(operand)
    return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string')
  })
}

export function nodeIn(value: unknown): Node | null {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
    ? (value as Node)
    : null
}

/** How the operand of `$null` and `$notNull` is read. */
export interface PresenceOperand {
  readonly clause: string
  readonly isYes: (operand: unknown) => boolean
}

/** content.filters.null-operand: `false`, `f`, `0`, the empty text and no value are no, all else is yes (observed). */
export const presenceOperand: PresenceOperand = {
  clause: 'content.filters.null-operand',
  isYes: operand => !NO.has(operand),
}

const NO: ReadonlySet<unknown> = new Set(['false', 'f', '0', '', 0, false, null, undefined])

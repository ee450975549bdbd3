import { type Expectation, REFUSED } from '../../conformance/compare/expectation.ts'

/** One thing that is expected of an answer: where, and what. */
export interface ExpectedRow {
  /** `status`, `header content-type`, `text`, or a path into the body: `data[*].attributes.slug`. */
  readonly where: string
  readonly what: string
}

/** An expectation, as short as one can say it. */
export function expectedRows({ status, headers, body, text, both }: Expectation): readonly ExpectedRow[] {
  return [
    ...(status === undefined ? [] : [{ where: 'status', what: statusText(status) }]),
    ...Object.entries(headers ?? {}).map(([name, value]) => ({
      where: `header ${name}`,
      what: inJson(value),
    })),
    ...Object.entries(body ?? {}).map(([path, value]) => ({ where: path, what: inJson(value) })),
    ...(text === undefined ? [] : [{ where: 'text', what: inJson(text) }]),
    ...Object.entries(both ?? {}).map(([path, value]) => ({ where: path, what: inJson(value) })),
  ]
}

function statusText(status: Exclude<Expectation['status'], undefined>): string {
  if (status === REFUSED) return 'a refusal'
  return typeof status === 'number' ? String(status) : status.join(' or ')
}

const LONG = 72

/** On one line, with room between items, or else on several. */
export function inJson(value: unknown): string {
  const wide = JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ') ?? 'nothing'
  return wide.length <= LONG ? wide : JSON.stringify(value, null, 2)
}

import { OracleFault } from '../targets/oracle-fault.ts'
import { UsageError } from '../usage-error.ts'

/** An error as plain data: what kind of wrong it is would not get from one thread to another. */
export interface Failure {
  readonly kind: 'usage' | 'oracle' | 'ours'
  readonly message: string
  readonly trace: string
}

export function failureOf(error: unknown): Failure {
  if (error instanceof UsageError) return { kind: 'usage', message: error.message, trace: '' }
  if (error instanceof OracleFault)
    return { kind: 'oracle', message: error.where, trace: traceOf(error.cause) }
  const message = error instanceof Error ? error.message : String(error)
  return { kind: 'ours', message, trace: traceOf(error) }
}

export function errorOf({ kind, message, trace }: Failure): Error {
  if (kind === 'usage') return new UsageError(message)
  const error = new Error(message)
  error.stack = trace
  return kind === 'oracle' ? new OracleFault(message, error) : error
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

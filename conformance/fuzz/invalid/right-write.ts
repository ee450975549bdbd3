import type { WrittenRequest } from '../../client/wire-request.ts'
import { type Command, namesUsedBy, type SequenceQuery } from '../commands/command.ts'
import { smallerJson } from '../commands/smaller-json.ts'

/** A write that is right, before a fault is put in. Ids in it are names of entries of the world, which `known` holds. */
export interface RightWrite {
  readonly door: 'write'
  readonly as: string
  readonly request: WrittenRequest
  readonly known: SequenceQuery['known']
}

/** The writes of sequences that need nothing to be written before them. */
export function* rightWrites(sequences: Iterable<SequenceQuery>): Generator<RightWrite> {
  for (const { commands, known } of sequences) {
    const saved = new Set(commands.flatMap(({ saves }) => Object.keys(saves)))
    const isWrite = (command: Command) =>
      command.request.method !== 'GET' && namesUsedBy(command, saved).length === 0
    for (const { as, request } of commands.filter(isWrite)) yield { door: 'write', as, request, known }
  }
}

/** Writes that are a step smaller. */
export function* smallerWrite({ request, ...write }: RightWrite): Generator<RightWrite> {
  if (Object.keys(request.headers).length > 0) yield { ...write, request: { ...request, headers: {} } }
  const [path = '', parameters] = request.path.split('?')
  if (parameters !== undefined) yield { ...write, request: { ...request, path } }
  for (const body of smallerJson(request.body)) yield { ...write, request: { ...request, body } }
}

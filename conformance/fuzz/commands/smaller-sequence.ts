import { readDocument } from '../graphql/graphql-query.ts'
import { graphqlRequest } from '../graphql/graphql-request.ts'
import { smallerGraphql } from '../graphql/smaller-graphql.ts'
import { readTarget, targetOf } from '../rest/rest-query.ts'
import { smallerRest } from '../rest/smaller-rest.ts'
import { unversioned } from '../unversioned.ts'
import { type Command, type SequenceQuery, withoutOrphans } from './command.ts'
import { smallerJson } from './smaller-json.ts'
import { withoutSome } from './without-some.ts'

/**
 * Sequences that are a step smaller: without some of the commands, half of them first and then single ones, and then with
 * one of them made smaller. What speaks of something that is no longer made goes with it. The last command stays: its
 * answer is what differs.
 */
export function* smallerSequence(query: SequenceQuery): Generator<SequenceQuery> {
  for (const commands of shorter(query.commands)) yield { ...query, commands }
  for (const [index, command] of query.commands.entries()) {
    for (const smaller of smallerCommand(command)) {
      yield { ...query, commands: query.commands.with(index, smaller) }
    }
  }
}

/** The same with its last command made smaller, and no other. */
export function* smallerLast(query: SequenceQuery): Generator<SequenceQuery> {
  const last = query.commands.at(-1)
  if (!last) return
  for (const smaller of smallerCommand(last)) {
    yield { ...query, commands: query.commands.with(-1, smaller) }
  }
}

function* shorter(commands: readonly Command[]): Generator<readonly Command[]> {
  const last = commands.at(-1)
  if (!last) return
  for (const some of withoutSome(commands.slice(0, -1))) {
    const left = withoutOrphans(commands, [...some, last])
    if (left.at(-1) === last) yield left
  }
}

/** The same command with less in it. */
export function* smallerCommand(command: Command): Generator<Command> {
  yield* command.simpler ?? []
  const { request } = command
  if (Object.keys(request.headers).length > 0) yield { ...command, request: { ...request, headers: {} } }
  const path = unversioned(request.path)
  if (path !== null) yield { ...command, request: { ...request, path } }
  const query = readTarget(request.path)
  for (const smaller of query ? smallerRest(query) : []) {
    // Another value is another question, and only how much is asked matters here.
    const isLess = smaller.parameters.length < (query?.parameters.length ?? 0)
    if (isLess) yield { ...command, request: { ...request, path: targetOf(smaller) } }
  }
  if (request.body === undefined) return
  for (const body of smallerDocuments(request.body)) yield { ...command, request: { ...request, body } }
  for (const body of smallerJson(request.body)) yield { ...command, request: { ...request, body } }
}

/** GraphQL that reads, and is given no variables: whatever of it is left out, it is a document still. */
function* smallerDocuments(body: unknown): Generator<unknown> {
  const { query: text } = Object(body)
  const query = typeof text === 'string' ? readDocument(text) : null
  for (const smaller of query ? smallerGraphql(query) : []) {
    const { body: less } = graphqlRequest(smaller)
    if (wordsIn(Object(less).query) < wordsIn(text)) yield less
  }
}

function wordsIn(document: string): number {
  return document.split(/\W+/).length
}

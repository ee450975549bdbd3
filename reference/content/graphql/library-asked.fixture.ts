import { createReference, parseWorld } from '../../index.ts'
import { settableClock } from '../../world/clock.ts'
import { NOW } from '../actions/library-context.fixture.ts'
import { type Edit, libraryWith } from '../world/library.fixture.ts'

const FULL = [{ name: 'full', type: 'full-access', accessKey: 'full-key' }]

/** Who asks: with full access, or as anybody does. */
type Credential = 'full-key' | null

/** Entries by type, in place of those that the library has. */
type Entries = Readonly<Record<string, readonly object[]>>

/** Asks the library by GraphQL, at noon of 2024-06-01: what it answers, or the messages of its errors and what it answers besides. */
export async function askedLibrary(entries: Entries = {}, ...changes: readonly Edit[]) {
  const edits = Object.entries(entries).map(([uid, value]) => ({ file: 'data.json', at: [uid], value }))
  const full: Edit = { file: 'options.json', at: ['apiTokens'], value: FULL }
  const world = parseWorld('library', libraryWith(full, ...edits, ...changes))
  const reference = await createReference({ world, clock: settableClock(Date.parse(NOW)) })
  return async (query: string, variables: object = {}, credential: Credential = 'full-key') => {
    const headers = {
      'content-type': 'application/json',
      ...(credential !== null && { authorization: `Bearer ${credential}` }),
    }
    const body = JSON.stringify({ query, variables })
    const answer: unknown = await (
      await reference.fetch('/graphql', { method: 'POST', headers, body })
    ).json()
    const { data, errors }: { data?: unknown; errors?: readonly { message: string }[] } = Object(answer)
    return errors ? { data, errors: errors.map(({ message }) => message) } : data
  }
}

export type AskLibrary = Awaited<ReturnType<typeof askedLibrary>>

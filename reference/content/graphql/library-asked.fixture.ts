import { createReference, parseWorld, type Reference } from '../../index.ts'
import { settableClock } from '../../world/clock.ts'
import { NOW } from '../actions/library-context.fixture.ts'
import { type Edit, libraryWith } from '../world/library.fixture.ts'

const FULL = [{ name: 'full', type: 'full-access', accessKey: 'full-key' }]

/** Who asks: with full access, or as anybody does. */
type Credential = 'full-key' | null

/** Entries by type, in place of those that the library has. */
type Entries = Readonly<Record<string, readonly object[]>>

/** Asks the library by GraphQL, at noon of 2024-06-01: what it answers; beside errors their messages, too. */
export async function askedLibrary(entries: Entries = {}, ...changes: readonly Edit[]) {
  const edits = Object.entries(entries).map(([uid, value]) => ({ file: 'data.json', at: [uid], value }))
  return asking(await library(undefined, ...edits, ...changes))
}

export type AskLibrary = Awaited<ReturnType<typeof askedLibrary>>

/** Whatever a project's code does with the extension service, and with the application. */
// biome-ignore lint/suspicious/noExplicitAny: a project's code is JavaScript
export type Use = (extension: any, strapi: any) => unknown

/** The same of the library with an extension. Rejects with a UsageError for one that does not fit. */
export async function askedExtension(use: Use, ...changes: readonly Edit[]) {
  const register = ({ strapi }: Readonly<Record<'strapi', Parameters<Use>[1]>>) =>
    use(strapi.plugin('graphql').service('extension'), strapi)
  return asking(await library(register, ...changes))
}

/** A reference of the library, in which a token with full access is `full-key`. */
export async function library(register: unknown, ...changes: readonly Edit[]): Promise<Reference> {
  const full: Edit = { file: 'options.json', at: ['apiTokens'], value: FULL }
  const world = parseWorld('library', libraryWith(full, ...changes))
  const clock = settableClock(Date.parse(NOW))
  return createReference({ world, clock, ...(register !== undefined && { register }) })
}

interface Shown {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string }[]
  readonly extensions?: Readonly<Record<'tracing', Tracing>>
}

interface Tracing {
  readonly execution: { readonly resolvers: readonly { readonly fieldName: string }[] }
}

function asking(reference: Reference) {
  const answer = async (query: string, variables: object, credential: Credential): Promise<Shown> => {
    const headers = {
      'content-type': 'application/json',
      ...(credential !== null && { authorization: `Bearer ${credential}` }),
    }
    const body = JSON.stringify({ query, variables })
    return (await reference.fetch('/graphql', { method: 'POST', headers, body })).json()
  }
  const ask = async (query: string, variables = {}, credential: Credential = 'full-key') => {
    const { data, errors } = await answer(query, variables, credential)
    return errors ? { data, errors: errors.map(({ message }) => message) } : data
  }
  return Object.assign(ask, { answer: (query: string) => answer(query, {}, 'full-key') })
}

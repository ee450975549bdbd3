import { describe, expect, test } from 'vitest'
import { LIBRARY_FILES } from '../fuzz/library-world.fixture.ts'
import type { LiftDocument } from '../suite/lift-document.ts'
import { worldOfFiles } from '../targets/oracle.ts'
import { acceptedMembers, introspectionsFor } from './introspect.ts'

async function asked(lift: LiftDocument) {
  const made = await worldOfFiles('library', new Map(Object.entries(LIBRARY_FILES)))
  if (!('world' in made)) throw new Error(JSON.stringify(made.problems))
  const [first] = introspectionsFor(lift, made.world)
  if (!first) throw new Error('nothing is asked')
  return first
}

const scalar = (name: string) => ({ kind: 'SCALAR', name, ofType: null })
const required = (name: string) => ({ kind: 'NON_NULL', name: null, ofType: scalar(name) })

const members = (of: 'fields' | 'inputFields', list: readonly unknown[]) => ({
  data: { book: { [of]: list } },
})

describe('the schema is asked about every content-type at once', () => {
  test('under a name for each', async () => {
    const { request } = await asked({
      introspect: '<Type>Input',
      about: { of: 'inputFields', named: '<boolean>' },
    })
    expect(request).toContain('book: __type(name: "BookInput") { inputFields {')
    expect(request).toContain('author: __type(name: "AuthorInput")')
  })

  test("of a type that is no content-type's, once", async () => {
    const { request } = await asked({
      introspect: 'Query',
      about: { of: 'fields', named: '<types>', args: ['sort'] },
    })
    expect(request.match(/__type/g)).toHaveLength(1)
    expect(request).toContain('args {')
  })

  test('only of those with drafts, where that is needed', async () => {
    const about = { of: 'fields', named: 'publishedAt' } as const
    const { types } = await asked({ with: { type: ['drafts'] }, introspect: '<Type>', about })
    expect(types.map(({ pluralName }) => pluralName)).toEqual(['books'])
  })
})

describe('of a type, members that are named count', () => {
  const TITLE = { name: 'title', type: scalar('String') }
  const LENT = { name: 'lent', type: scalar('Boolean') }

  test('with their types, and those of a kind for it', async () => {
    const it = await asked({ introspect: '<Type>', about: { of: 'fields', named: '<boolean>' } })
    const [accepted] = acceptedMembers(it, members('fields', [TITLE, LENT])) ?? []
    expect(accepted?.expect.body).toEqual({
      'data.book.fields': {
        $includes: [
          {
            $includes: {
              name: 'lent',
              type: { $includes: { kind: 'SCALAR', name: 'Boolean', ofType: null } },
            },
          },
        ],
      },
    })
  })

  test.each([
    ['named', { $includes: { name: 'lent' } }],
    ['optional', { $includes: { name: 'lent', type: { $includes: { kind: { $not: 'NON_NULL' } } } } }],
  ] as const)('as %s alone', async (as, expected) => {
    const it = await asked({ introspect: '<Type>Input', about: { of: 'inputFields', named: 'lent', as } })
    const [accepted] = acceptedMembers(it, members('inputFields', [LENT])) ?? []
    expect(accepted?.expect.body).toEqual({ 'data.book.inputFields': { $includes: [expected] } })
  })

  test('and those of their arguments that are listed', async () => {
    const it = await asked({ introspect: 'Query', about: { of: 'fields', named: '<type>', args: ['id'] } })
    const args = [
      { name: 'id', type: scalar('ID') },
      { name: 'locale', type: required('Code') },
    ]
    const answer = { data: { __type: { fields: [{ name: 'book', type: scalar('X'), args }] } } }
    const text = JSON.stringify(acceptedMembers(it, answer))
    expect(text).toContain('"name":"id"')
    expect(text).not.toContain('locale')
  })

  test('nothing is expected where there are none', async () => {
    const it = await asked({ introspect: '<Type>', about: { of: 'fields', named: 'lent' } })
    expect(acceptedMembers(it, members('fields', [TITLE]))).toBeNull()
  })
})

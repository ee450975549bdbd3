import { expect, test } from 'vitest'
import { UsageError } from '../../../usage-error.ts'
import { Registry } from './registry.ts'

const isOwner = () => true
const isGuest = () => false

function registry(): Registry {
  const made = new Registry('policy')
  return made.set('api::book.is-owner', isOwner).add('global::', {
    'is-owner': isOwner,
    'is-guest': { handler: isGuest },
    broken: 'text',
    empty: { handler: 5 },
  })
}

test('a function goes by the name under which it was registered, its prefix included', () => {
  expect(registry().get('api::book.is-owner')).toBe(isOwner)
  expect(registry().get('global::is-owner')).toBe(isOwner)
  expect(registry().has('global::is-owner')).toBe(true)
  expect(registry().has('is-owner')).toBe(false)
})

test('an object stands for its handler', () => {
  expect(registry().get('global::is-guest')).toBe(isGuest)
})

const refused: readonly (readonly [name: string, message: string])[] = [
  ['global::is-gest', 'There is no policy global::is-gest; did you mean global::is-guest?'],
  ['plugin::something.else', 'There is no policy plugin::something.else'],
  ['global::broken', 'The policy global::broken must be a function'],
  ['global::empty', 'The policy global::empty must be a function'],
]
test.each(refused)('%s is none', (name, message) => {
  const finding = () => registry().get(name)
  expect(finding).toThrow(UsageError)
  expect(finding).toThrow(new UsageError(message))
})

test.each([null, [], 'text'])('what is added is an object, not %j', entries => {
  expect(() => registry().add('global::', entries)).toThrow('What is added under global:: must be an object')
})

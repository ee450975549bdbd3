import { expect, test } from 'vitest'
import type { JsonObject } from '../values.ts'
import { gate, hasAccess } from './gate.ts'

test.each([
  ['public', true],
  ['members', false],
  ['paid', false],
  ['tiers', false],
])('a post for %s is open to anyone: %s', (visibility, isOpen) => {
  expect(hasAccess({ id: '1', visibility })).toBe(isOpen)
})

const OPEN = '<p>For all.</p>'
const WALLED = `${OPEN}<!--members-only--><p>Not for all.</p>`
const long = `<p>${'x'.repeat(600)}</p><!--members-only-->`

test.each<[fact: string, post: JsonObject, shown: JsonObject]>([
  [
    'nothing of its texts without a wall',
    { title: 'T', html: '<p>a</p>', plaintext: 'a', excerpt: 'a' },
    { title: 'T', html: '', plaintext: '', excerpt: '' },
  ],
  ['no text that was not asked for', { title: 'T', html: '<p>a</p>' }, { title: 'T', html: '' }],
  ['nothing where there is no text', { title: 'T', html: null }, { title: 'T', html: '' }],
  [
    'what stands before the wall',
    { html: WALLED, plaintext: 'For all.\n\nNot for all.', excerpt: 'For all. Not' },
    { html: OPEN, plaintext: 'For all.', excerpt: 'For all.' },
  ],
  [
    'no plain text that was not asked for',
    { html: WALLED, excerpt: 'x' },
    { html: OPEN, excerpt: 'For all.' },
  ],
  [
    'the excerpt that was written for it',
    { html: WALLED, custom_excerpt: 'Own', excerpt: 'Own' },
    { html: OPEN, custom_excerpt: 'Own', excerpt: 'Own' },
  ],
  ['no excerpt where it has none', { html: WALLED }, { html: OPEN, excerpt: null }],
  ['an empty excerpt as it is', { html: WALLED, excerpt: '' }, { html: OPEN, excerpt: '' }],
  [
    'as much of a long text as an excerpt has',
    { html: long, excerpt: 'x' },
    { html: long.replace(/<!.*/, ''), excerpt: 'x'.repeat(500) },
  ],
  [
    'nothing of a text that begins with the wall',
    { html: '<!--members-only-->a' },
    { html: '', excerpt: null },
  ],
])('a gated post shows %s', (_fact, post, shown) => {
  expect(gate(post)).toEqual(shown)
})

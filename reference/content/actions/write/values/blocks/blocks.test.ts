import { expect, test } from 'vitest'
import { block } from './nodes.ts'

const hi = { type: 'text', text: 'hi' }
const item = { type: 'list-item', children: [hi] }
const file = {
  name: 'a',
  url: '/a.png',
  width: '2',
  height: 1,
  formats: {},
  hash: 'a',
  ext: '.png',
  mime: 'image/png',
  size: 0.5,
  provider: 'local',
  createdAt: '2024',
  updatedAt: '2024',
}

test.each<[fact: string, given: object, value: object]>([
  ['a paragraph of text', { type: 'paragraph', children: [hi] }, { type: 'paragraph', children: [hi] }],
  [
    'marks of text as booleans are taken',
    { type: 'paragraph', children: [{ ...hi, bold: 'true', italic: 0, underline: true }] },
    { type: 'paragraph', children: [{ ...hi, bold: true, italic: false, underline: true }] },
  ],
  [
    'text that is a number',
    { type: 'paragraph', children: [{ type: 'text', text: 5 }] },
    { type: 'paragraph', children: [{ type: 'text', text: '5' }] },
  ],
  [
    'empty text',
    { type: 'quote', children: [{ ...hi, text: '' }] },
    { type: 'quote', children: [{ ...hi, text: '' }] },
  ],
  [
    'a level as text',
    { type: 'heading', level: '6', children: [hi] },
    { type: 'heading', level: 6, children: [hi] },
  ],
  [
    'links to a path and to a URL',
    { type: 'quote', children: ['/a', 'https://a.test'].map(url => ({ type: 'link', url, children: [hi] })) },
    { type: 'quote', children: ['/a', 'https://a.test'].map(url => ({ type: 'link', url, children: [hi] })) },
  ],
  [
    'code without syntax',
    { type: 'code', syntax: null, children: [hi] },
    { type: 'code', syntax: null, children: [hi] },
  ],
  [
    'a list in a list',
    {
      type: 'list',
      format: 'ordered',
      children: [item, { type: 'list', format: 'unordered', children: [item] }],
    },
    {
      type: 'list',
      format: 'ordered',
      children: [item, { type: 'list', format: 'unordered', children: [item] }],
    },
  ],
  [
    'an image, without what need not be there',
    { type: 'image', image: { ...file, caption: null }, children: [] },
    { type: 'image', image: { ...file, width: 2, caption: null }, children: [] },
  ],
  [
    'what nobody asks for is kept',
    { type: 'quote', more: 1, children: [hi] },
    { type: 'quote', more: 1, children: [hi] },
  ],
])('%s', (_fact, given, value) => {
  expect(block(given, 'b')).toEqual({ value, faults: [] })
})

const KIND = 'Block node is of invalid type'
const INLINE = 'Inline node must be Text or Link'

test.each<[given: unknown, messages: readonly string[]]>([
  ['text', [KIND]],
  [{}, [KIND]],
  [{ type: 'table' }, [KIND]],
  [{ type: 'toString' }, [KIND]],
  [{ type: 'paragraph' }, ['b.children is a required field']],
  [{ type: 'paragraph', children: [] }, ['Paragraph node children must have at least one Text or Link node']],
  [
    { type: 'heading', level: 1, children: [] },
    ['Heading node children must have at least one Text or Link node'],
  ],
  [{ type: 'quote', children: [] }, ['Quote node children must have at least one Text or Link node']],
  [
    { type: 'quote', children: 'x' },
    ['b.children must be a `array` type, but the final value was: `null` (cast from the value `"x"`).'],
  ],
  [{ type: 'quote', children: [{ type: 'quote' }, hi, 5] }, [INLINE, INLINE]],
  [
    { type: 'quote', children: [{ type: 'text', text: {} }] },
    ['b.children[0].text must be a `string` type, but the final value was: `{}`.'],
  ],
  [{ type: 'quote', children: [{ type: 'text' }] }, ['Text must be defined with at least an empty string']],
  [
    { type: 'quote', children: [{ ...hi, bold: 'x' }] },
    ['b.children[0].bold must be a `boolean` type, but the final value was: `"x"`.'],
  ],
  [
    { type: 'quote', children: [{ type: 'link', url: 'x' }] },
    ['Please specify a valid link.', 'b.children[0].children is a required field'],
  ],
  [{ type: 'heading', children: [hi] }, ['b.level is a required field']],
  [
    { type: 'heading', level: 7, children: [hi] },
    ['b.level must be one of the following values: 1, 2, 3, 4, 5, 6'],
  ],
  [
    { type: 'heading', level: 'x', children: [hi] },
    [
      'b.level must be a `number` type, but the final value was: `NaN` (cast from the value `"x"`).',
      'b.level must be one of the following values: 1, 2, 3, 4, 5, 6',
    ],
  ],
  [
    { type: 'list', format: 'round', children: [] },
    [
      'b.format must be one of the following values: ordered, unordered',
      'List node children must have at least one ListItem or ListNode',
    ],
  ],
  [{ type: 'list', format: 'ordered', children: [hi] }, ['Inline node must be list-item or list']],
  [
    { type: 'image', image: { ...file, url: '', formats: undefined, size: 'x' }, children: [hi] },
    [
      'b.image.url is a required field',
      'b.image.formats is a required field',
      'b.image.size must be a `number` type, but the final value was: `NaN` (cast from the value `"x"`).',
    ],
  ],
  [
    { type: 'image', image: 5, children: [hi] },
    ['b.image must be a `object` type, but the final value was: `null` (cast from the value `5`).'],
  ],
])('of the block %j: %j', (given, messages) => {
  expect(block(given, 'b').faults.map(({ message }) => message)).toEqual(messages)
})

import {
  anything,
  flag,
  kindOf,
  list,
  number,
  object,
  oneOf,
  orNull,
  type Reader,
  required,
  tested,
  text,
} from './readers.ts'

const textNode = object({
  type: required(oneOf(['text'], text)),
  text: tested(
    text,
    value => typeof value === 'string',
    'Text must be defined with at least an empty string',
  ),
  bold: flag,
  italic: flag,
  underline: flag,
  strikethrough: flag,
  code: flag,
})

const linkNode = object({
  url: tested(text, isLink, 'Please specify a valid link.'),
  children: required(list(textNode)),
})

const inline = kindOf({ text: textNode, link: linkNode }, 'Inline node must be Text or Link')

const paragraph = object({ children: required(notEmpty(inline, 'Paragraph')) })

const heading = object({
  level: required(oneOf([1, 2, 3, 4, 5, 6], number)),
  children: required(notEmpty(inline, 'Heading')),
})

const quote = object({ children: required(notEmpty(inline, 'Quote')) })

const code = object({ syntax: orNull(text), children: required(notEmpty(textNode, 'Quote')) })

const listItem = object({ children: required(list(inline)) })

/** A list may hold lists. */
const listNode: Reader = (given, path) =>
  object({
    format: required(oneOf(['ordered', 'unordered'], text)),
    children: required(
      tested(
        list(kindOf({ list: listNode, 'list-item': listItem }, 'Inline node must be list-item or list')),
        isFilled,
        'List node children must have at least one ListItem or ListNode',
      ),
    ),
  })(given, path)

const image = object({
  image: object({
    name: required(text),
    alternativeText: orNull(text),
    url: required(text),
    caption: orNull(text),
    width: required(number),
    height: required(number),
    formats: required(presentObject),
    hash: required(text),
    ext: required(text),
    mime: required(text),
    size: required(number),
    previewUrl: orNull(text),
    provider: required(text),
    provider_metadata: anything,
    createdAt: required(text),
    updatedAt: required(text),
  }),
  children: required(list(inline)),
})

/** Any block of a `blocks` attribute. */
export const block = kindOf(
  { paragraph, heading, quote, list: listNode, image, code },
  'Block node is of invalid type',
)

function notEmpty(item: Reader, kind: string): Reader {
  return tested(list(item), isFilled, `${kind} node children must have at least one Text or Link node`)
}

function isFilled(value: unknown): boolean {
  return !Array.isArray(value) || value.length > 0
}

/** A path from the root, or a URL with its scheme. */
function isLink(value: unknown): boolean {
  return typeof value === 'string' && (value.startsWith('/') || URL.canParse(value))
}

/** An object that is not made up when it was not sent. */
function presentObject(given: unknown, path: string) {
  return given === undefined ? { value: given, faults: [] } : object({})(given, path)
}

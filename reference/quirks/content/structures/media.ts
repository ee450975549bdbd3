import type { Shape } from '../../../content/query/shapes/shape.ts'
import { shapes } from '../../../content/query/shapes/shapes.ts'
import type { Members } from '../../../http/json-text.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { omit, shown, withAttributes } from './members.ts'

const NUMBERS = ['width', 'height', 'size']
const FILE = [
  ...[
    'name',
    'alternativeText',
    'caption',
    'width',
    'height',
    'formats',
    'hash',
    'ext',
    'mime',
    'size',
    'url',
  ],
  ...['previewUrl', 'provider', 'provider_metadata', 'createdAt', 'updatedAt'],
]
const FORMAT = ['name', 'hash', 'ext', 'mime', 'width', 'height', 'size', 'path', 'url']
const FORMATS = ['thumbnail', 'small', 'medium']

const media: Shape = unitOf(shapes, 'content.shapes.media')

/** What a file looks like: each member of it, and of each of its formats. */
export const mediaQuirks: readonly Quirk[] = [
  ...deviations(media, [
    ...FILE.map(name =>
      file(`without-${kebab(name)}`, `a file does not say its ${name}`, it => omit(it, name)),
    ),
    ...NUMBERS.map(name =>
      file(`${name}-is-a-text`, `the ${name} of a file is a text`, it => ({
        ...it,
        [name]: String(it[name]),
      })),
    ),
    ...['hash', 'ext', 'url', 'provider', 'createdAt', 'updatedAt'].map(name =>
      file(`${kebab(name)}-is-null`, `the ${name} of a file is null`, it => ({ ...it, [name]: null })),
    ),
    file('width-and-height-exchanged', 'the width of a file is its height', it => ({
      ...it,
      width: it.height,
      height: it.width,
    })),
    file('width-with-unit', 'the width of a file is a text with a unit', it => ({
      ...it,
      width: `${it.width}px`,
    })),
    file('preview-url-is-false', 'previewUrl is false where there is no preview', it => ({
      ...it,
      previewUrl: false,
    })),
    file('alternative-text-in-snake-case', 'alternativeText is called alternative_text', it => ({
      ...omit(it, 'alternativeText'),
      alternative_text: it.alternativeText,
    })),
    ['without-id', 'a file has no id', { of: ([it]) => omit(shown(it), 'id') }],
    [
      'flat',
      'the attributes of a file stand beside its id',
      { of: ([it]) => ({ id: shown(it).id, ...shown(shown(it).attributes) }) },
    ],
    ['bare', 'a file is shown without data and attributes', { wraps: false }],
    ['url-alone', 'of a file the url is shown', { of: ([it]) => shown(shown(it).attributes).url }],
    ['id-alone', 'of a file the id is shown', { of: ([it]) => ({ id: shown(it).id }) }],
  ]),
  ...deviations(
    media,
    [
      ...FORMATS.map(format =>
        formats(`without-${format}`, `a file has no ${format}`, it => omit(it, format)),
      ),
      ...FORMAT.map(name =>
        eachFormat(`without-${name}`, `formats of a file do not say their ${name}`, it => omit(it, name)),
      ),
      ...NUMBERS.map(name =>
        eachFormat(`${name}-is-a-text`, `the ${name} of a format is a text`, it => ({
          ...it,
          [name]: String(it[name]),
        })),
      ),
      ...['name', 'hash', 'ext', 'mime', 'url'].map(name =>
        eachFormat(`${name}-is-null`, `the ${name} of a format is null`, it => ({ ...it, [name]: null })),
      ),
      eachFormat('urls-alone', 'formats of a file are addresses', it => it.url),
      formats('list', 'the formats of a file are a list', it => Object.values(it)),
      formats('names', 'the formats of a file are their names', it => Object.keys(it)),
      formats('first-only', 'a file has one format', it =>
        Object.fromEntries(Object.entries(it).slice(0, 1)),
      ),
      formats('same-size', 'all formats have the size of the first', it =>
        Object.fromEntries(
          Object.entries(it).map(([name, format]) => {
            const { width, height } = shown(it.thumbnail)
            return [name, { ...shown(format), width, height }]
          }),
        ),
      ),
    ],
    'content.shapes.media-formats',
  ),
]

function file(wrong: string, says: string, change: (attributes: Members) => Members): Deviation<Shape> {
  return [wrong, says, ({ of }) => ({ of: found => withAttributes(of(found), change) })]
}

function formats(wrong: string, says: string, change: (formats: Members) => unknown): Deviation<Shape> {
  return file(wrong, says, it => (it.formats ? { ...it, formats: change(shown(it.formats)) } : it))
}

function eachFormat(wrong: string, says: string, change: (format: Members) => unknown): Deviation<Shape> {
  return formats(wrong, says, it =>
    Object.fromEntries(Object.entries(it).map(([name, format]) => [name, change(shown(format))])),
  )
}

function kebab(name: string): string {
  return name.replace('_', '-').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

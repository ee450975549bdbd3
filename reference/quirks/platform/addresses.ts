import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { mapAnswer, mapRows } from '../../platform/changes/rewrite.ts'
import type { Call, Site } from '../../platform/contracts.ts'
import type { Answer } from '../../platform/http/answer.ts'
import type { Api } from '../../platform/http/request.ts'
import { relativeAddress } from '../../platform/text/urls.ts'
import { isList, isObject, type Json, type JsonObject } from '../../platform/values.ts'
import { absoluteUrls, relativeStored } from '../../platform/versioning/urls.ts'
import { unitOf, withUnit } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { answering, type Rewriting, rewritings } from './platform-deviations.ts'
import { type Shown, showingRows, showingWhole } from './reads.ts'

const ABSOLUTE = 'platform.urls.absolute'
const PICTURES = 'platform.urls.absolute-pictures'
const IN_MAJORS = 'platform.changes.3-0.absolute-urls'
const SOCIAL = ['feature_image', 'og_image', 'twitter_image'] as const
const kinds = ['posts', 'pages'] as const

/** Where addresses stand in a text: what finds them, each the second group. */
const IN_TEXTS = {
  links: /(\shref=")([^"]*)/g,
  images: /(\ssrc=")([^"]*)/g,
  srcsets: /(\ssrcset=")([^"]*)/g,
} as const
const textParts = ['links', 'images', 'srcsets'] as const

/** Whoever keeps addresses as they are sent finds the site in some of them. */
const putBeforeAbsolute: Quirk = {
  id: `${ABSOLUTE}.put-before-absolute`,
  clause: ABSOLUTE,
  says: 'it puts the site before addresses that have it already',
  apply: units => {
    const asSent = withUnit(units, relativeStored, unit => ({ ...unit, kept: value => value }))
    return withUnit(asSent, absoluteUrls, unit => ({
      ...unit,
      address: (value, { data }) => `${data.url}${value}`,
    }))
  },
}

/** Quirks of a platform that serves some addresses relative. */
export const addressesQuirks: readonly Quirk[] = [
  ...kinds.flatMap(kind => [
    ...rewritings(
      ABSOLUTE,
      SOCIAL.map(name => [
        `${name.replace('_', '-')}-of-${kind}-relative`,
        `it serves ${name} of ${kind} relative`,
        relative([name], { api: 'content', path: pathOf(kind), majors: [5] }),
      ]),
    ),
    ...rewritings(
      ABSOLUTE,
      textParts.map(part => [
        `${part}-of-${kind}-relative`,
        `it serves ${part} in texts of ${kind} relative`,
        relativeInTexts(IN_TEXTS[part], { api: 'content', path: pathOf(kind), majors: [5] }),
      ]),
    ),
    ...rewritings(PICTURES, [
      [
        `list-of-${kind}-relative`,
        `it serves addresses of ${kind} in lists relative`,
        relative(['html', ...SOCIAL], { api: 'content', path: new RegExp(`^/${kind}/$`), majors: [5] }),
      ],
      [
        `admin-${kind}-relative`,
        `it serves pictures of ${kind} to writers relative`,
        relative(SOCIAL, { api: 'admin', path: pathOf(kind), majors: [5] }),
      ],
    ]),
  ]),
  ...rewritings(ABSOLUTE, [
    [
      'first-link-only',
      'it serves the first link of a text absolute and the others relative',
      relativeInTexts(/(\shref="[^"]*".*?\shref=")([^"]*)/g, { api: 'content', path: /^\/posts\// }),
    ],
    [
      'first-image-only',
      'it serves the first image of a text absolute and the others relative',
      relativeInTexts(/(\ssrc="[^"]*".*?\ssrc=")([^"]*)/g, { api: 'content', path: /^\/pages\// }),
    ],
    [
      'first-candidate-only',
      'it serves the first picture of a srcset absolute and the others relative',
      relativeInTexts(/(\ssrcset="[^",]*, )([^"]*)/g, { api: 'content', path: /^\/(posts|pages)\// }),
    ],
    [
      'tags-relative',
      'it serves the pictures of tags relative',
      relative(['tags', 'primary_tag'], { api: 'content', path: /^\/posts\// }),
    ],
    [
      'profile-image-relative',
      'it serves the picture of an author relative',
      relative(['profile_image'], { api: 'content', path: /^\/authors\// }),
    ],
    ['settings-relative', 'it serves the cover of the site relative', relativeSetting('cover_image')],
  ]),
  putBeforeAbsolute,
  ...deviations(
    unitOf(adminRoutes, 'platform.admin-api.tags.edit'),
    [['relative', 'it serves the picture of a tag relative to whoever edits it', answering(relativeTags)]],
    'platform.urls.tag-stored',
  ),
  ...rewritings(PICTURES, [
    [
      'primary-tag-relative',
      'it serves the picture of a primary tag relative',
      relative(['primary_tag'], { api: 'content', path: /^\/posts\// }),
    ],
    [
      'author-cover-relative',
      'it serves the picture above an author relative',
      relative(['cover_image'], { api: 'content', path: /^\/authors\// }),
    ],
    [
      'author-of-a-post-relative',
      'it serves the picture of a post’s author relative',
      relative(['authors'], { api: 'content', path: /^\/posts\// }),
    ],
    ['icon-relative', 'it serves the icon of the site relative', relativeSetting('icon')],
    ['setting-og-image-relative', 'it serves og_image of the site relative', relativeSetting('og_image')],
    [
      'setting-twitter-image-relative',
      'it serves twitter_image of the site relative',
      relativeSetting('twitter_image'),
    ],
    [
      'admin-settings-relative',
      'it serves the pictures among the settings to writers relative',
      relative(['value'], { api: 'admin', path: /^\/settings\/$/ }),
    ],
  ]),
  ...([3, 4] as const).flatMap(major => [
    ...rewritings(
      IN_MAJORS,
      textParts.map(part => [
        `${part}-relative-in-${major}`,
        `it serves ${part} in texts relative in ${major}.0`,
        relativeInTexts(IN_TEXTS[part], { api: 'content', path: /^\/(posts|pages)\//, majors: [major] }),
      ]),
    ),
    ...rewritings(
      IN_MAJORS,
      SOCIAL.map(name => [
        `${name.replace('_', '-')}-relative-in-${major}`,
        `it serves ${name} relative in ${major}.0`,
        relative([name], { api: 'content', path: /^\/(posts|pages)\//, majors: [major] }),
      ]),
    ),
  ]),
  ...rewritings('platform.start.secure-requests', [
    ['for-readers', 'it serves readers addresses of https when they came by it', servingSecure('content')],
    ['for-writers', 'it serves writers addresses of https when they came by it', servingSecure('admin')],
  ]),
  ...rewritings(IN_MAJORS, [
    [
      'texts-of-pages-relative-in-3',
      'it serves addresses in texts of pages relative in 3.0',
      relative(['html'], { api: 'content', path: /^\/pages\//, majors: [3] }),
    ],
  ]),
]

function servingSecure(api: Api): Rewriting {
  return {
    down: (answer, asked) =>
      asked.api === api && asked.headers['x-forwarded-proto'] === 'https'
        ? mapAnswer(answer, json => JSON.parse(JSON.stringify(json).replaceAll('"http:', '"https:')))
        : answer,
  }
}

function relativeTags(answer: Answer, { site }: Call): Answer {
  return mapAnswer(answer, json =>
    mapRows(json, ['tags'], tag => withEach(tag, ['feature_image'], value => stripped(value, site))),
  )
}

function pathOf(kind: string): RegExp {
  return new RegExp(`^/${kind}/`)
}

/** All addresses of the site in these attributes, at any depth. */
function relative(names: readonly string[], shown: Shown) {
  return showingRows(shown, (row, site) => withEach(row, names, value => stripped(value, site)))
}

function relativeInTexts(pattern: RegExp, shown: Shown) {
  return showingRows(shown, (row, site) =>
    withEach(row, ['html'], value =>
      typeof value === 'string'
        ? value.replaceAll(pattern, (_, before: string, found: string) => before + strippedText(found, site))
        : value,
    ),
  )
}

function relativeSetting(name: string) {
  return showingWhole({ api: 'content', path: /^\/settings\/$/ }, (json, site) =>
    isObject(json.settings)
      ? { ...json, settings: withEach(json.settings, [name], value => stripped(value, site)) }
      : json,
  )
}

function withEach(row: JsonObject, names: readonly string[], change: (value: Json) => Json): JsonObject {
  const changed = names.flatMap(name => {
    const value = row[name]
    return value === undefined ? [] : [[name, change(value)] as const]
  })
  return { ...row, ...Object.fromEntries(changed) }
}

/** A value without the site's address, wherever in it that stands. */
function stripped(value: Json, site: Site): Json {
  if (typeof value === 'string') return strippedText(value, site)
  if (isList(value)) return value.map(item => stripped(item, site))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, stripped(member, site)]))
}

function strippedText(text: string, { data }: Site): string {
  return relativeAddress(text, data.url).replaceAll(`${data.url}/`, '/')
}

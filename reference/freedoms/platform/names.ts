import type { ServiceRequest } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'
import { isJsonObject, type JsonObject, mapJson, mapObjects } from '../json-answer.ts'
import { jsonSent, mapSent, ofApi } from './requests.ts'

const FIELDS = 'platform/resources-and-their-fields.sentence-1'
const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'

/** What the documentation speaks of and does not name, under other names; `to` is the server's own. */
export const names: readonly Freedom[] = [
  renaming('editor-state', 'calls the two forms of a text otherwise', {
    lexical: 'editor_state',
    mobiledoc: 'old_document',
  }),
  renaming('newsletter-design', 'calls the parts of a newsletter’s design otherwise', {
    title_font_category: 'heading_font',
    body_font_category: 'text_font',
    title_alignment: 'heading_alignment',
    show_badge: 'has_badge',
    show_header_icon: 'has_icon',
    show_header_title: 'has_title',
    show_feature_image: 'has_image',
    footer_content: 'footer',
    header_image: 'picture',
  }),
  renaming(
    'post-email',
    'shows otherwise whether and to whom a post was sent',
    {
      email: 'mailing',
      newsletter: 'mailing_list',
      email_segment: 'recipients',
      recipient_filter: 'recipients',
    },
    /^admin\/posts\//,
  ),
  renaming(
    'member-details',
    'calls what a member has besides otherwise',
    {
      status: 'state',
      note: 'remark',
      labels: 'marks',
      comped: 'is_comped',
    },
    /^admin\/members\//,
  ),
  showing('without-subscribed', 'no longer shows the deprecated flag of members', /^admin\/members\//, body =>
    mapObjects(body, without('subscribed')),
  ),
  showing(
    'settings-as-object',
    'shows settings as one object',
    /^(admin|content)\/settings\/$/,
    settingsAsObject,
  ),
  showing(
    'password-reset-as-object',
    'answers one password_reset, not a list',
    /authentication\/password/,
    one,
  ),
  {
    id: 'platform.names.password-reset-as-object-alone',
    says: 'takes one password_reset, and no list',
    leftOpenBy: [FIELDS, BODIES],
    around: async (request, server) => {
      if (!RESET.test(ofApi(request)?.path ?? '')) return server(request)
      return hasList(request)
        ? { status: 422, headers: {}, body: 'No list.' }
        : server(mapSent(request, listed))
    },
  },
  showing('without-html', 'shows no text of posts unless asked', /^admin\/(posts|pages)\//, body =>
    mapObjects(body, without('html', 'plaintext', 'excerpt')),
  ),
]

const RESET = /authentication\/password_?reset/

type Names = Readonly<Record<string, string>>

/** Attributes that have other names, in what is sent and in what is answered. */
function renaming(name: string, says: string, renamed: Names, where = /^(admin|content)\//): Freedom {
  const back = Object.fromEntries(Object.entries(renamed).map(([own, other]) => [other, own]))
  const around: Around = async (request, server) => {
    if (!where.test(ofApi(request)?.path ?? '')) return server(request)
    const answer = await server(mapSent(request, body => rename(body, back)))
    return mapJson(answer, body => rename(body, renamed))
  }
  return { id: `platform.names.${name}`, says, leftOpenBy: [FIELDS, BODIES], around }
}

/** Attributes that nobody sends, shown otherwise. */
function showing(name: string, says: string, where: RegExp, change: (body: JsonObject) => unknown): Freedom {
  const around: Around = async (request, server) => {
    const answer = await server(request)
    const isMeant = where.test(ofApi(request)?.path ?? '') && answer.status < 300
    return isMeant ? mapJson(answer, body => (isJsonObject(body) ? change(body) : body)) : answer
  }
  return { id: `platform.names.${name}`, says, leftOpenBy: [FIELDS, BODIES], around }
}

function rename(value: unknown, names: Names): unknown {
  return mapObjects(value, object =>
    Object.fromEntries(Object.entries(object).map(([key, member]) => [names[key] ?? key, member])),
  )
}

function without(...gone: readonly string[]) {
  return (object: JsonObject): unknown =>
    Object.fromEntries(Object.entries(object).filter(([name]) => !gone.includes(name)))
}

function settingsAsObject(body: JsonObject): unknown {
  const { settings } = body
  if (!Array.isArray(settings)) return body
  return { ...body, settings: Object.fromEntries(settings.map(({ key, value }) => [key, value])) }
}

/** Whether it sends `password_reset`, whatever it is called, as the list that is not taken. */
function hasList(request: ServiceRequest): boolean {
  const sent = jsonSent(request)
  return isJsonObject(sent) && Object.values(sent).some(Array.isArray)
}

function listed(body: unknown): unknown {
  if (!isJsonObject(body)) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, [value]]))
}

function one(body: JsonObject): unknown {
  const singles = Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
  return Object.fromEntries(singles)
}

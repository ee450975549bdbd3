import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Freedom } from '../freedom.ts'

const WIDGET = 'platform/endpoints/embedded-membership-widget-5-0.sentence-1'
const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'

/** What the site shows besides its APIs, and what stands where something was. */
export const pages: readonly Freedom[] = [
  page('no-home', 'has no home page', BODIES, () => ({ status: 404, headers: {}, body: '' })),
  page('home-elsewhere', 'sends whoever comes on to another page', BODIES, () => redirect('/news/')),
  page('home-without-code', 'puts the code of its owner elsewhere', BODIES, answer =>
    mapText(answer, text => text.replace('<meta name="paper" content="gazette">', '')),
  ),
  page('no-widget', 'embeds the widget on other sites alone', WIDGET, answer =>
    mapText(answer, text => text.replaceAll(TAG, '')),
  ),
  page('widget-turned', 'writes the attributes of the widget in another order', WIDGET, answer =>
    mapTag(answer, attributes => attributes.toReversed()),
  ),
  page('widget-single-quotes', 'writes the attributes of the widget in single quotes', WIDGET, answer =>
    mapTag(answer, attributes => attributes.map(it => it.replaceAll('"', "'"))),
  ),
  page(
    'widget-without-slash',
    'writes the addresses of the widget without a slash at the end',
    WIDGET,
    answer => mapTag(answer, attributes => attributes.map(it => it.replace(/\/"$/, '"'))),
  ),
  page('widget-in-lines', 'writes each attribute of the widget in a line', WIDGET, answer =>
    mapTag(answer, attributes => attributes.map(it => `\n  ${it}`)),
  ),
  gone('gone-as-page', 'has its usual page where the members API was', () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Gazette</title>',
  })),
  gone('gone-redirects', 'leads from where the members API was to its home page', () => redirect('/')),
  {
    id: 'platform.pages.renamed-redirects',
    says: 'leads from where users and subscribers were to authors and members',
    leftOpenBy: [BODIES],
    around: async (request, server) => {
      const answer = await server(request)
      const renamed = request.target.replace('/users/', '/authors/').replace('/subscribers/', '/members/')
      const isGone = answer.status === 404 && request.method === 'GET' && renamed !== request.target
      return isGone ? redirect(renamed) : answer
    },
  },
]

const TAG = /<script[^>]*data-platform[^>]*><\/script>/g

function page(
  name: string,
  says: string,
  leftOpenBy: string,
  change: (answer: ServiceResponse) => ServiceResponse,
): Freedom {
  return around(name, says, leftOpenBy, (request, answer) =>
    request.method === 'GET' && request.target === '/' && answer.status === 200 ? change(answer) : answer,
  )
}

function gone(name: string, says: string, answerInstead: () => ServiceResponse): Freedom {
  return around(name, says, BODIES, ({ target }, answer) =>
    target.startsWith('/members/api/') && answer.status === 404 ? answerInstead() : answer,
  )
}

function around(
  name: string,
  says: string,
  leftOpenBy: string,
  change: (request: ServiceRequest, answer: ServiceResponse) => ServiceResponse,
): Freedom {
  return {
    id: `platform.pages.${name}`,
    says,
    leftOpenBy: [leftOpenBy],
    around: async (request, server) => change(request, await server(request)),
  }
}

function redirect(location: string): ServiceResponse {
  return { status: 302, headers: { location }, body: '' }
}

function mapText(answer: ServiceResponse, change: (text: string) => string): ServiceResponse {
  const { body } = answer
  if (body === null) return answer
  return { ...answer, body: change(typeof body === 'string' ? body : new TextDecoder().decode(body)) }
}

/** The tag of the widget with its attributes changed. */
function mapTag(
  answer: ServiceResponse,
  change: (attributes: readonly string[]) => readonly string[],
): ServiceResponse {
  return mapText(answer, text =>
    text.replaceAll(TAG, tag => {
      const attributes = [...tag.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute)
      return `<script defer ${change(attributes).join(' ')}></script>`
    }),
  )
}

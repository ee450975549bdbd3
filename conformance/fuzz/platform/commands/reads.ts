import type { Command } from '../../commands/command.ts'
import { type Asker, readerOf } from '../callers.ts'
import type { Shelf } from '../survey.ts'
import type { SiteActor, SiteScene } from './scene.ts'

/** Commands that show what may have changed: each entry that was written to, and the lists of both APIs. */
export function readsAfter(
  writes: readonly Command[],
  { stock, actors }: Pick<SiteScene, 'stock'> & { readonly actors: readonly SiteActor[] },
): readonly Command[] {
  const { shelves, people } = stock
  const text = JSON.stringify(writes.map(({ request }) => request.path))
  const [admin, content] = [readerOf('admin', people), readerOf('content', people)]
  const made = new Set(writes.flatMap(({ saves }) => Object.keys(saves)))
  const single = actors.filter(({ ref }) => text.includes(ref) || made.has(ref.slice(1, -1)))
  return [
    ...single.map(({ of, ref }) => read(`/platform/api/admin/${of.name}/${ref}/`, admin)),
    ...shelves.flatMap(shelf => {
      if (!shelf.isServed || !isTold(shelf)) return []
      return [read(wholeList(shelf), shelf.api === 'admin' ? admin : content)]
    }),
  ]
}

/** What the world's writes can be seen in; what is told of each action is told with its time. */
function isTold({ name }: Shelf): boolean {
  return !['actions', 'config', 'emails'].includes(name)
}

/** All entries with all that belongs to them. */
function wholeList({ api, name, includes, rows }: Shelf): string {
  const shown = includes.filter(include => !include.includes(','))
  const query = [
    ...(rows.length > 0 ? ['limit=all'] : []),
    ...(shown.length > 0 ? [`include=${shown.join(',')}`] : []),
  ]
  return `/platform/api/${api}/${name}/${query.length > 0 ? `?${query.join('&')}` : ''}`
}

function read(path: string, asker: Asker): Command {
  return sentBy(asker, { method: 'GET', path, headers: {}, body: undefined })
}

/** A request with what somebody proves who they are with. */
export function sentBy({ caller, parameters }: Asker, request: Command['request']): Command {
  const proof = parameters.map(({ name, value }) => `${name}=${value}`).join('&')
  const { path } = request
  const whole = proof === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${proof}`
  return { as: caller.as, request: { ...request, path: whole }, saves: {} }
}

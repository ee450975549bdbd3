import { keepText } from '../../http/json-text.ts'
import type { PlatformUnits, Site } from '../contracts.ts'
import type { Source } from '../site/store.ts'
import type { JsonObject, Row } from '../values.ts'
import type { Presenter, View } from './view.ts'

/** What a row shows, as long as everything that it was read from stays as it is. */
interface Kept {
  readonly shown: JsonObject
  readonly sources: readonly Source[]
}

type ByWay = Map<string, Kept>
type ByRow = WeakMap<Row, ByWay>
type ByPresenter = WeakMap<Presenter, ByRow>
type ByUnits = WeakMap<PlatformUnits, ByPresenter>

const kept = new WeakMap<Site, ByUnits>()

/** One row is shown in few ways at a time, whatever clients think of. */
const MOST_WAYS = 4

/**
 * A presenter that does not work out again what it showed before of the same row in the same way: besides the view, a
 * presenter knows nothing but what the site stores. One for each answer.
 */
export function keeping(present: Presenter, view: View): (row: Row) => JsonObject {
  const { site, units } = view
  const way = wayOf(view)
  const ofUnits = madeIn(kept, site, (): ByUnits => new WeakMap())
  const ofPresenter = madeIn(ofUnits, units, (): ByPresenter => new WeakMap())
  const ofRow = madeIn(ofPresenter, present, (): ByRow => new WeakMap())
  return row => {
    const ways = madeIn(ofRow, row, (): ByWay => new Map())
    const known = ways.get(way)
    if (known && site.store.isAsRead(known.sources)) return known.shown
    const { value, sources } = site.store.tracing(() => present(row, view))
    const shown: JsonObject = keepText(value)
    if (ways.size >= MOST_WAYS) ways.clear()
    ways.set(way, { shown, sources })
    return shown
  }
}

/** What is kept under a key, made when nothing is. */
function madeIn<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = make()
  map.set(key, value)
  return value
}

const waysOfViews = new WeakMap<View, string>()

/** All that a view says besides the site and its units, whatever is added to views, as a text. */
function wayOf(view: View): string {
  return madeIn(waysOfViews, view, () => asText(view))
}

function asText({ site: _site, units: _units, ...asked }: View): string {
  return JSON.stringify(asked, (_name, value: unknown) => (value instanceof Set ? [...value] : value))
}

import type { Call, Reading, Shelving } from '../contracts.ts'
import { type Rule, sortRows } from '../parameters/order.ts'
import type { Presenter, View } from '../present/view.ts'
import type { Resource } from '../resources/resource.ts'
import type { SiteStore } from '../site/store.ts'
import { isList, type Json, type Row } from '../values.ts'

/** How one API serves one resource: which rows it has, in which order, and how they are shown. */
export interface Shelf extends Shelving {
  /** Root key of bodies, where it is not the resource's own name: `authors` are users. */
  readonly name: string
  readonly singular: string
  /** The rows that the API shows, in the order in which they were added. */
  readonly rows: (store: SiteStore) => readonly Row[]
  /** The rows that `total` counts, when they are more than those that are shown. */
  readonly counted?: (store: SiteStore) => readonly Row[]
  readonly present: Presenter
  /** Lists that are never cut: `one-page` says so in `meta.pagination`, `no-pages` has no `meta` at all. */
  readonly whole?: 'one-page' | 'no-pages'
  /** Names that `include` takes. */
  readonly includes: readonly string[]
  /** What is included when neither `include` nor `fields` is given. */
  readonly included?: readonly string[]
  /** Names that `formats` takes. */
  readonly formats?: readonly string[]
  /** Properties that a filter may name and that have no effect. */
  readonly ignored?: readonly RegExp[]
}

export function readingOf(shelf: Shelf, call: Call): Reading {
  const { resource, includes, formats = [], ignored = [] } = shelf
  return { resource, api: call.request.api, site: call.site, includes, formats, ignored }
}

/** What is included before the request says anything. */
export function initialInclude(shelf: Shelf, call: Call): ReadonlySet<string> {
  const says = call.request.query.include !== undefined || call.request.query.fields !== undefined
  return new Set(says ? [] : (shelf.included ?? []))
}

interface Shown {
  readonly include: ReadonlySet<string>
  readonly fields: ReadonlySet<string> | null
  readonly formats: ReadonlySet<string> | null
}

export function viewOf(call: Call, shown: Shown, askedBy: readonly string[] = []): View {
  const { include, fields, formats } = shown
  const absolute = isTrue(call.request.query.absolute_urls)
  const withUrl = fields === null || fields.has('url')
  return {
    api: call.request.api,
    include,
    fields,
    formats,
    askedBy,
    withUrl,
    absolute,
    site: call.site,
    units: call.units,
  }
}

function isTrue(value: Json | undefined): boolean {
  return value === 'true' || value === '1' || (isList(value) && value.some(isTrue))
}

/** Sorts rows by columns, for the default order of a shelf. */
export function sortBy(resource: Resource, ...rules: readonly Rule[]): NonNullable<Shelving['sort']> {
  return (rows, store) => sortRows(rows, rules, resource, store)
}

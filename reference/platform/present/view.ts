import type { PlatformUnits, Site } from '../contracts.ts'
import type { Api } from '../http/request.ts'
import type { Attribute } from '../resources/attribute.ts'
import type { Resource } from '../resources/resource.ts'
import { type Json, type JsonObject, pick, type Row } from '../values.ts'

/** How rows are shown in one answer. */
export interface View {
  readonly api: Api
  readonly include: ReadonlySet<string>
  readonly fields: ReadonlySet<string> | null
  readonly formats: ReadonlySet<string> | null
  /** Attributes that are shown whatever `fields` says: what the row was asked by. */
  readonly askedBy: readonly string[]
  /** Whether rows inside the row have their own URL: `fields` can leave it out. */
  readonly withUrl: boolean
  /** Whether the client asked for absolute URLs. */
  readonly absolute: boolean
  readonly site: Site
  readonly units: PlatformUnits
}

/** What an answer shows of a row. */
export type Presenter = (row: Row, view: View) => JsonObject

/** The attributes that a resource stores, each as it is shown, without those that are kept to itself. */
export function showAttributes(
  resource: Resource,
  row: Row,
  view: View,
  hidden: ReadonlySet<string> = new Set(),
): JsonObject {
  const shown = resource.attributes.filter(
    attribute => attribute.kind !== 'list' && !hidden.has(attribute.name),
  )
  return Object.fromEntries(
    shown.map(attribute => [attribute.name, showValue(row[attribute.name] ?? null, attribute, view)]),
  )
}

function showValue(value: Json, attribute: Attribute, view: View): Json {
  if (typeof value !== 'string' || !attribute.urls) return value
  return attribute.urls === 'address' ? showAddress(value, view) : showContent(value, view)
}

export function showAddress(value: string, view: View): string {
  return view.units.urls.reduce((text, rule) => rule.address(text, view.site), value)
}

export function showContent(value: string, view: View): string {
  return view.units.urls.reduce((text, rule) => rule.content(text, view.site, view.absolute), value)
}

/** Only what `fields` names, what was included, and what the row was asked by. */
export function keepFields(shown: JsonObject, view: View, more: readonly string[] = []): JsonObject {
  if (!view.fields) return shown
  return pick(shown, [...view.askedBy, ...view.fields, ...more])
}

/** Whether `fields` leaves this one in. */
export function wants(view: View, field: string): boolean {
  return view.fields === null || view.fields.has(field)
}

/** The view of rows that stand inside another row: in full, without anything included. */
export function nested(view: View): View {
  return { ...view, fields: null, include: new Set(), askedBy: [] }
}

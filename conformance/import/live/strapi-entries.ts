import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import type { LeftOutList } from '../left-out.ts'
import { attributesOf } from '../strapi/attributes.ts'
import { ask, objectsIn, type Running } from './ask.ts'
import type { Unfolding } from './strapi-links.ts'
import { populateAll, type Schemas } from './strapi-query.ts'

interface Context {
  readonly running: Running
  readonly schemas: Schemas
  readonly unfolding: Unfolding
  readonly leftOut: LeftOutList
}

/** Every entry of a content-type that the API shows: drafts and all locales too, with whatever is in them. */
export async function askEntries(schema: JsonObject, context: Context): Promise<readonly JsonObject[]> {
  const uid = String(schema.uid)
  const rows: JsonObject[] = []
  for (let page = 1; ; page++) {
    const { status, json } = await ask(context.running, pathOf(schema, page, context.schemas))
    if (status === 404 && schema.kind === 'singleType') break
    if (status !== 200) {
      context.leftOut.add(`entries of ${uid}`, `the API answers ${status} to requests for them`, null)
      break
    }
    const { data, meta } = Object(json)
    const found = objectsIn(Array.isArray(data) ? data : [data])
    rows.push(...found.map(row => entityOf(uid, row, context)))
    if (found.length === 0 || page >= Number(Object(meta).pagination?.pageCount ?? 1)) break
  }
  return rows
}

function pathOf(schema: JsonObject, page: number, schemas: Schemas): string {
  const info = Object(schema.info)
  const isSingle = schema.kind === 'singleType'
  const query = [
    ...(isSingle ? [] : [`pagination[page]=${page}`, 'pagination[pageSize]=100', 'sort=id']),
    'publicationState=preview',
    ...(attributesOf(schema).has('locale') ? ['locale=all'] : []),
    ...populateAll(schema, schemas),
  ]
  return `/api/${isSingle ? info.singularName : info.pluralName}?${query.join('&')}`
}

function entityOf(uid: string, row: JsonObject, { unfolding, running }: Context): JsonObject {
  const { id, attributes } = row
  if (typeof id !== 'number' || !isObject(attributes)) {
    const found = 'documentId' in row ? 'entries of Strapi 5' : 'something else'
    throw new UsageError(`${running.url} shows ${found}; expected entries of Strapi 4: {id, attributes}.`)
  }
  return { type: uid, id, data: unfolding.unfold(uid, id, attributes) }
}

/** Notes what an API never shows of a content-type or component. It cannot be counted. */
export function noteHidden(uid: string, schema: JsonObject, leftOut: LeftOutList): void {
  for (const [name, { type, private: isPrivate, relation }] of attributesOf(schema)) {
    const where = `values of ${uid}.${name}`
    if (isPrivate === true || type === 'password') leftOut.add(where, 'no API shows them', null)
    else if (relation === 'morphToOne' || relation === 'morphToMany')
      leftOut.add(where, 'an API only shows links that are visible from the other side', null)
  }
}

import type { OracleSchema, OracleType } from '../../../targets/oracle.ts'
import type { QueriedWorld } from '../../queried-world.ts'
import type { Command } from '../command.ts'
import { collectionsOf, type Stock, singlesOf } from './scene.ts'

/** Commands that show everything that can be read, links by ids. */
export function readsOf(stock: Stock): readonly Command[] {
  const all = [...collectionsOf(stock), ...singlesOf(stock)]
  return [...all.flatMap(type => readsOfType(type, stock)), readOf('/api/users?populate=*', stock)]
}

/** Those that show all of one type. */
export function readsOfType(type: OracleType, stock: Stock): readonly Command[] {
  const { facts } = stock
  const shown = shownOf(type, facts)
  if (type.kind === 'collectionType') {
    return [readOf(`/api/${type.pluralName}?${shown}&${WHOLE}${type.localized ? '&locale=all' : ''}`, stock)]
  }
  const locales = [...(facts.locales.length > 0 ? facts.locales : ['en']), 'all'].map(
    code => `&locale=${code}`,
  )
  return (type.localized ? locales : ['']).map(locale =>
    readOf(`/api/${type.singularName}?${shown}&publicationState=preview${locale}`, stock),
  )
}

/** A read by whoever may see most. */
export function readOf(path: string, { callers }: Stock): Command {
  return { as: callers.writer, request: { method: 'GET', path, headers: {}, body: undefined }, saves: {} }
}

const WHOLE = 'sort=id&pagination[pageSize]=100&publicationState=preview'

/** Of what is linked the ids; of components all. */
function shownOf(type: OracleType, facts: QueriedWorld): string {
  const populated = [...type.attributes.values()].flatMap(attribute => {
    const at = `populate[${attribute.name}]`
    if (attribute.kind === 'component' || attribute.kind === 'dynamiczone') return [`${at}[populate]=*`]
    if (attribute.kind === 'scalar' || attribute.name === 'localizations') return []
    return isPlain(attribute.kind === 'relation' ? facts.leadsTo(attribute) : null)
      ? [`${at}[fields][0]=id`]
      : [`${at}=true`]
  })
  return [...populated, ...(type.localized ? ['populate[localizations][fields][0]=locale'] : [])].join('&')
}

/** Whether `fields` can be said of it: what refers to any type has none of its own. */
function isPlain(schema: OracleSchema | null): boolean {
  return schema !== null
}

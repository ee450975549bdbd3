import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import { listOrder } from '../../platform/parameters/order.ts'
import { withUnit } from '../../quirks/change-unit.ts'
import { DISORDERS, type Disorder } from '../disorder.ts'
import type { Freedom } from '../freedom.ts'
import { isJsonObject, jsonOf, mapJson, mapMembers } from '../json-answer.ts'

const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'

/** No list is said to have an order of its own; what is asked for by `order` is followed. */
export const disorders: readonly Freedom[] = DISORDERS.map(disorder => ({
  id: `platform.order.${disorder.name}`,
  says: `shows lists without order, and rows that an order leaves equal, ${disorder.says}`,
  leftOpenBy: [BODIES],
  apply: units =>
    withUnit(units, listOrder, unit => ({
      ...unit,
      of: (rows, shelf, call) => disorder.arranged(unit.of(rows, shelf, call), ({ id }) => String(id)),
    })),
  around: async (request, server) => {
    const answer = await server(request)
    return isList(request, answer) ? mapJson(answer, body => rearranged(body, disorder)) : answer
  },
}))

/** Lists without pages are made apart: settings, roles, labels. */
function isList({ method, target }: ServiceRequest, answer: ServiceResponse): boolean {
  if (method !== 'GET' || !target.includes('/api/') || answer.status !== 200) return false
  const body = jsonOf(answer)
  return isJsonObject(body) && !(isJsonObject(body.meta) && 'pagination' in body.meta)
}

function rearranged(body: unknown, { arranged }: Disorder): unknown {
  return mapMembers(body, value => (Array.isArray(value) ? arranged(value, nameOf) : value))
}

/** By what rows are told apart. */
function nameOf(row: unknown): string {
  return isJsonObject(row) ? String(row.id ?? row.key) : ''
}

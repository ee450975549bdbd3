import type { Link } from '../../../content/query/populate/links.ts'
import { readWindow } from '../../../content/query/populate/parameters/limit.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** What GraphQL does, and what people expect. */
export const limitPerEntry: Quirk = {
  id: 'content.populate.limit.per-entry',
  clause: 'content.populate.limit',
  says: 'start and limit inside of a populate cut the related entries of each entry',
  apply: changePopulate(({ parameters }) => ({
    parameters: replaceUnit(parameters, 'content.populate.limit', parameter => ({
      ...parameter,
      read: params => ({ cut: cutEach(readWindow(params)) }),
    })),
  })),
}

function cutEach({ start, end }: ReturnType<typeof readWindow>): (links: readonly Link[]) => readonly Link[] {
  return links => {
    const seen = new Map<number, number>()
    return links.filter(({ parent }) => {
      const place = seen.get(parent) ?? 0
      seen.set(parent, place + 1)
      return place >= start && place < end
    })
  }
}

import type { Why, WhyPopulated } from '../../why/why.ts'
import { callerOf, permissionsOf } from './caller.ts'
import type { Heard } from './heard.ts'
import { BARE_PARAMETERS, ENTRY_PARAMETERS, ignoredOf, LIST_PARAMETERS } from './ignored.ts'
import { type CutList, cutLists, tellList } from './lists.ts'
import { nestedLists } from './nested.ts'
import { populatedOf } from './populated.ts'

/** What was heard of an answer, told; at most `most` entries of each list. */
export function tell(
  heard: readonly Heard[],
  most: number,
): Pick<Why, 'caller' | 'permissions' | 'lists' | 'nested' | 'ignored' | 'populated'> {
  const lists = cutLists(heard)
  const isGraphql = heard.some(({ kind }) => kind === 'field')
  return {
    caller: callerOf(heard),
    permissions: permissionsOf(heard),
    lists: lists.map(list => tellList(list, most)),
    nested: nestedLists(heard, most),
    ignored: isGraphql ? [] : ignoredIn(heard, lists),
    populated: populatedIn(heard, lists),
  }
}

function ignoredIn(heard: readonly Heard[], [list]: readonly CutList[]) {
  if (list) {
    const { query, type } = list.list
    const parameters = type.uid.startsWith('api::') ? LIST_PARAMETERS : BARE_PARAMETERS
    return ignoredOf({ query, type, context: list.context, parameters })
  }
  const entry = checkedEntry(heard)
  return entry ? ignoredOf({ ...entry, parameters: ENTRY_PARAMETERS }) : []
}

function checkedEntry(heard: readonly Heard[]) {
  return heard.find(it => it.kind === 'checked')
}

function populatedIn(heard: readonly Heard[], [list]: readonly CutList[]): readonly WhyPopulated[] {
  if (list) {
    const { query, type, state } = list.list
    const scope = { context: list.context, state, depth: 0 }
    return populatedOf(query, { schema: type, parents: list.shown, path: '', scope })
  }
  const checked = checkedEntry(heard)
  const entry = heard.find(it => it.kind === 'entry')
  const state = heard.find(it => it.kind === 'state')?.state ?? null
  if (!checked || !entry) return []
  const { context, type } = checked
  return populatedOf(checked.query, {
    schema: type,
    parents: [entry.row],
    path: '',
    scope: { context, state, depth: 0 },
  })
}

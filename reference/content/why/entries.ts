import { toldValue } from '../../why/values.ts'
import type { WhyEntry, WhyList, WhyReason } from '../../why/why.ts'
import type { ListQuery } from '../actions/find.ts'
import type { Schema } from '../model/types.ts'
import type { QueryContext } from '../query/query.ts'
import type { Table } from '../world/table.ts'
import { namesOf } from './names.ts'
import { type PartWriter, partWriter } from './parts.ts'
import { reasonsOf } from './reasons.ts'

/** The positions of what could be in a list. */
export interface Members {
  readonly all: readonly number[]
  /** Those that are in, in their order. */
  readonly inside: readonly number[]
  /** Those of the page, in their order. */
  readonly shown: readonly number[]
}

/** What decided which entries a list has. */
export interface Deciding {
  readonly list: Pick<ListQuery, 'query' | 'condition' | 'parts' | 'sort'>
  readonly schema: Schema
  /** The rule that walked the condition. */
  readonly clause: string
  readonly context: QueryContext
}

/** Each entry with its reasons, those that are shown first; at most `most` of them. */
export function tellEntries(
  members: Members,
  deciding: Deciding,
  most: number,
): Pick<WhyList, 'stored' | 'entries' | 'leftOff'> {
  const { list, schema, context } = deciding
  const table = context.store.table(schema.uid)
  const [all, inside, shown] = [new Set(members.all), new Set(members.inside), new Set(members.shown)]
  const elsewhere = [...inside].filter(position => !shown.has(position))
  const outside = [...all].filter(position => !inside.has(position))
  const told = [...shown, ...elsewhere, ...outside].slice(0, most)
  const telling: Telling = {
    ...deciding,
    table,
    shown,
    places: new Map(members.inside.map((position, index) => [position, index + 1] as const).reverse()),
    write: partWriter(list.query, schema, context),
    nameOf: namesOf(schema, table),
  }
  return {
    stored: all.size,
    entries: told.map(position => tellEntry(position, telling)),
    leftOff: all.size - told.length,
  }
}

interface Telling extends Deciding {
  readonly table: Table
  /** The first place of each position that is in. */
  readonly places: ReadonlyMap<number, number>
  readonly shown: ReadonlySet<number>
  readonly write: PartWriter
  readonly nameOf: (position: number) => string
}

function tellEntry(position: number, telling: Telling): WhyEntry {
  const { list, table, places, shown, nameOf } = telling
  const place = places.get(position) ?? null
  return {
    id: table.at(position).id,
    name: nameOf(position),
    standing: shown.has(position) ? 'shown' : place === null ? 'out' : 'other-page',
    place,
    sortedBy: (list.sort?.keys ?? []).map(({ read }) => toldValue(read.one(position))),
    reasons: reasonsIn(position, place !== null, telling),
  }
}

/** The reasons of the condition, unless the rule of the list has another opinion: a quirk, say. */
function reasonsIn(
  position: number,
  isIn: boolean,
  { list, context, clause, write }: Telling,
): readonly WhyReason[] {
  const { operators } = context.units.filters
  const clauseOf = (name: string) => operators.find(unit => unit.name === name)?.clause
  const reasons = reasonsOf(list.parts, position, { models: context.models, write, clauseOf })
  if (list.condition.holds(position) === isIn) return reasons
  const outcome = isIn ? 'holds' : 'fails'
  return [{ part: '', clause, outcome, says: 'the server decides otherwise than its parts do' }, ...reasons]
}

import { join } from 'node:path'
import { wireRequest } from '../../client/wire-request.ts'
import { isObject } from '../../compare/json-value.ts'
import { pathAt } from '../../suite/versions.ts'
import { readJson } from '../../suite/worlds.ts'
import { type InvalidQuery, invalidRequest } from '../invalid/invalid-query.ts'
import { openInvalidTwin } from '../invalid/invalid-twin.ts'
import { openKeeper } from '../invalid/keeper.ts'
import type { PrivateText } from '../invalid/private-texts.ts'
import type { Sending, Twin } from '../twin.ts'
import type { SiteAt } from './site.ts'

export interface WrongSideOptions {
  readonly target: SiteAt
  readonly oracle: SiteAt
  /** The directory of the world. */
  readonly directory: string
  /** What the platform runs as; null: one of the newest. */
  readonly version: string | null
}

/** Sends two sites requests that are wrong. */
export function openWrongSites({ target, oracle, directory, version }: WrongSideOptions): Twin {
  const sendTo = async (query: InvalidQuery, { callers, client }: Sending) => {
    const request = wireRequest(invalidRequest(query))
    const { as, token } = callerOf(query)
    const isExact = query.right.door === 'platform' && query.right.isExact
    const path = isExact ? request.path : pathAt(version, request.path)
    return client.send(await callers.sign({ ...request, path }, as, token))
  }
  const keeperOf = ({ connection, stage }: SiteAt) => openKeeper(stage, connection.platformIds)
  return openInvalidTwin({
    ...{ target: target.stage, oracle: oracle.stage, as: 'public', sendTo },
    privates: secretsIn(readJson(join(directory, 'platform.json'))),
    ...(target.connection.endpoint.reset && {
      keepers: { target: keeperOf(target), oracle: keeperOf(oracle) },
    }),
  })
}

function callerOf({ right }: InvalidQuery) {
  if (right.door === 'platform') return right.caller
  return { as: right.door === 'write' ? right.as : 'public', token: null }
}

/** Members of a site's world that nobody may be shown. */
const SECRET = ['password', 'secret']

/** Shorter ones also stand in ordinary texts. */
const SHORTEST = 6

function secretsIn(value: unknown, of = 'the site'): readonly PrivateText[] {
  if (Array.isArray(value)) return value.flatMap(item => secretsIn(item, of))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const isSecret = SECRET.includes(name) && typeof member === 'string' && member.length >= SHORTEST
    return isSecret ? [{ text: String(member), of: `${name} of ${of}` }] : secretsIn(member, name)
  })
}

import type { JsonObject } from '../compare/json-value.ts'
import { ask, askIfThere, NOT_THERE, Refusal, type Speaker } from './ask.ts'
import type { Door, Place } from './door.ts'
import type { SeedType } from './seed-world.ts'
import { AS_IN_THE_WORLD } from './values.ts'

/** Entries are written by POST, PUT and DELETE below `/api`. */
export function restDoor(speaker: Speaker): Door {
  return {
    spelling: AS_IN_THE_WORLD,
    create: async (type, data, locale) => {
      const isSingle = type.kind === 'single'
      const path = isSingle ? pathOf(type, { id: null, locale }) : listPath(type)
      const body = wrapped(type, !isSingle && locale !== null ? { ...data, locale } : data)
      const json = await ask(speaker, { method: isSingle ? 'PUT' : 'POST', path, body })
      return idIn(type.kind === 'user' ? json : Object(json).data, path)
    },
    localize: async (type, of, data, locale) => {
      const entry = type.kind === 'single' ? `/api/${type.singular}` : `${listPath(type)}/${String(of)}`
      const path = `${entry}/localizations`
      return idIn(await ask(speaker, { method: 'POST', path, body: { ...data, locale } }), path)
    },
    update: async (type, entry, data) => {
      await ask(speaker, { method: 'PUT', path: pathOf(type, entry), body: wrapped(type, data) })
    },
    remove: async (type, entry) => {
      // A single type is looked for as a reader would: a draft only where drafts are asked for.
      const drafts = type.kind === 'single' && type.hasDrafts ? { publicationState: 'preview' } : {}
      // There can be several in one locale.
      const path = pathOf(type, entry, { ...drafts, 'filters[id]': String(entry.id) })
      await askIfThere(speaker, { method: 'DELETE', path })
    },
  }
}

function listPath({ kind, plural }: SeedType): string {
  return kind === 'file' ? '/api/upload/files' : `/api/${plural}`
}

function pathOf(
  type: SeedType,
  { id, locale }: Place,
  parameters: Readonly<Record<string, string>> = {},
): string {
  if (type.kind !== 'single') return `${listPath(type)}/${String(id)}`
  const query = new URLSearchParams({ ...parameters, ...(locale !== null && { locale }) }).toString()
  return `/api/${type.singular}${query === '' ? '' : `?${query}`}`
}

/** Users are sent bare. */
function wrapped({ kind }: SeedType, data: JsonObject): JsonObject {
  return kind === 'user' ? data : { data }
}

function idIn(entry: unknown, path: string): unknown {
  const id: unknown = entry === NOT_THERE ? undefined : Object(entry).id
  if (typeof id === 'number' || typeof id === 'string') return id
  throw new Refusal(`${path} answers without the new entry's id`)
}

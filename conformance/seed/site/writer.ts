import type { JsonObject } from '../../compare/json-value.ts'
import { Refusal } from '../ask.ts'
import { type Admin, wordsIn } from './admin.ts'
import { type Change, type Held, heldOf } from './holdings.ts'
import type { Resource } from './resource.ts'

/** Writes entries, and knows the ids of those that others refer to. */
export class Writer {
  readonly #admin: Admin
  readonly #ids = new Map<string, string>()
  readonly #lacks = new Set<string>()

  constructor(admin: Admin) {
    this.#admin = admin
  }

  /** What the program did not take of the world, in words. */
  get lacks(): readonly string[] {
    return [...this.#lacks]
  }

  /** A kind of entries that the site does not know. */
  miss(plural: string): void {
    this.#lacks.add(`no ${plural}: this version has none`)
  }

  /** Entries that are there may be referred to. */
  learn(held: Iterable<Held>): void {
    for (const { resource, id, values } of held) {
      // In others users stand by their slug, though they are known by their address.
      const key = resource.plural === 'users' ? values.slug : values[resource.key]
      this.#ids.set(`${resource.plural}:${String(key)}`, id)
    }
  }

  readonly idOf = (plural: string, key: string) => this.#ids.get(`${plural}:${key}`)

  async create(resource: Resource, row: JsonObject): Promise<void> {
    const path = `${resource.plural}/${resource.writing}`
    const values = await this.#write('POST', path, resource, row)
    const made = heldOf(resource, values)
    this.learn([made])
    const isSettled = resource.settled.every(name => row[name] === undefined || row[name] === values[name])
    if (!isSettled) await this.overwrite(made, row)
  }

  /** Writes an entry of the world over one that is there. */
  async overwrite(held: Held, row: JsonObject): Promise<void> {
    const { resource } = held
    const values = await this.#write('PUT', pathOf(held), resource, { ...row, updated_at: held.updatedAt })
    this.learn([heldOf(resource, values)])
  }

  /** Deletes an entry, or where nothing does makes it as good as gone. */
  async remove(held: Held): Promise<'gone' | 'retired'> {
    const { resource, values } = held
    if (resource.retired === null) {
      await this.#admin.ask({ method: 'DELETE', path: `${resource.plural}/${held.id}/` })
      return 'gone'
    }
    // Its names are free for others then.
    const names = { name: `left ${held.id}`, [resource.key]: `left-${held.id}` }
    const body = { ...resource.revert?.(values), ...names, ...resource.retired }
    await this.#put(held, body)
    return 'retired'
  }

  /** Writes what an entry showed before over what it is now. */
  async revert({ was, is }: Change): Promise<void> {
    await this.#put(is, { ...is.resource.revert?.(was.values), updated_at: is.updatedAt })
  }

  async #put(held: Held, body: JsonObject): Promise<void> {
    await this.#admin.ask({ method: 'PUT', path: pathOf(held), body: { [held.resource.plural]: [body] } })
  }

  /** What one field keeps from being taken is sent without it. */
  async #write(method: string, path: string, resource: Resource, row: JsonObject): Promise<JsonObject> {
    const { plural, key } = resource
    let body: JsonObject = {
      ...resource.body(row, this.idOf),
      ...(method === 'PUT' && { updated_at: row.updated_at }),
    }
    for (;;) {
      const outcome = await this.#admin.send({ method, path, body: { [plural]: [body] } })
      if (outcome.kind === 'no-answer') throw new Refusal(`${plural} ${String(row[key])}: ${outcome.says}`)
      if (outcome.status >= 200 && outcome.status < 300) return firstIn(outcome.json, plural)
      const said = `${outcome.status}${wordsIn(outcome.json)}`
      const field = fieldIn(outcome.json, body)
      if (field === null || field === key || outcome.status !== 422)
        throw new Refusal(`${plural} ${String(row[key])} was refused: ${said}`)
      this.#lacks.add(`${plural} ${String(row[key])} without ${field}: ${said}`)
      const { [field]: _refused, ...rest } = body
      body = rest
    }
  }
}

function pathOf({ resource, id }: Held): string {
  return `${resource.plural}/${id}/${resource.writing}`
}

function firstIn(json: unknown, plural: string): JsonObject {
  const list: unknown = Object(json)[plural]
  return Object(Array.isArray(list) ? list[0] : null)
}

/** The field of what was sent that the program names as the reason; null: none. */
function fieldIn(json: unknown, body: JsonObject): string | null {
  const { errors }: { errors?: unknown } = Object(json)
  const error: unknown = Array.isArray(errors) ? errors[0] : null
  const { property, context, message, details }: JsonObject = Object(error)
  if (typeof property === 'string' && property in body) return property
  const words = `${String(context)} ${String(message)} ${placeIn(details)}`
  return Object.keys(body).find(name => new RegExp(`\\b${name}\\b`).test(words)) ?? null
}

/** Older versions tell in the words of a JSON Schema what they do not take. */
function placeIn(details: unknown): string {
  const [first]: readonly unknown[] = Array.isArray(details) ? details : []
  const { dataPath, params }: JsonObject = Object(first)
  return `${String(dataPath)} ${String(Object(params).additionalProperty)}`
}

import type { JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import type { LeftOutList } from '../left-out.ts'
import { RowMaker, type Rows } from './entries.ts'
import { LinkList } from './link-list.ts'
import { type BuiltIn, importModels, type Models } from './models.ts'
import { isOfTokens } from './options.ts'
import type { Stage } from './parts.ts'

/** What comes of the schemas and entities of a project. */
export interface Content {
  /** The files of the models, by their paths in the world's directory. */
  readonly files: ReturnType<typeof importModels>['files']
  readonly models: Models
  readonly rows: Rows
  /** Entities that become API tokens. */
  readonly tokens: readonly JsonObject[]
}

/** Content that is still being made. */
interface Making extends Content {
  readonly maker: RowMaker
  readonly tokens: JsonObject[]
}

/**
 * A project while it is read, piece by piece, in the forms in which `strapi export` writes it. A million entities weigh
 * much: where the schemas come before them, as in every export, only the rows that are made of them are kept.
 */
export class Project {
  readonly links = new LinkList()
  readonly configuration: JsonObject[] = []
  /** Names of the files of the media library that came with it. */
  readonly uploads = new Set<string>()
  readonly #builtIn: BuiltIn
  readonly #leftOut: LeftOutList
  readonly #schemas: JsonObject[] = []
  /** Entities that came before any schema. */
  #early: JsonObject[] = []
  #making: Making | null = null

  constructor(builtIn: BuiltIn, leftOut: LeftOutList) {
    this.#builtIn = builtIn
    this.#leftOut = leftOut
  }

  get hasSchemas(): boolean {
    return this.#schemas.length > 0
  }

  /** Throws a UsageError for a schema that comes when entities have been made by others. */
  take(stage: Stage, json: JsonObject): void {
    if (stage === 'schemas') this.#takeSchema(json)
    else if (stage === 'entities') this.#takeEntity(json)
    else this[stage].push(json)
  }

  /** Of all that was taken; no more schemas are looked at afterwards. */
  get content(): Content {
    return this.#made()
  }

  #takeSchema(schema: JsonObject): void {
    if (this.#making) {
      throw new UsageError(
        'The archive has schemas before its entities and more of them behind. Expected all schemas in one place, as `strapi export` writes them: export again, or pack schemas/ first.',
      )
    }
    this.#schemas.push(schema)
  }

  #takeEntity(entity: JsonObject): void {
    if (this.hasSchemas) makeOf(entity, this.#made())
    else this.#early.push(entity)
  }

  #made(): Making {
    if (this.#making) return this.#making
    const { files, models } = importModels(this.#schemas, this.#builtIn, this.#leftOut)
    const maker = new RowMaker(models, this.#leftOut)
    this.#making = { files, models, maker, rows: maker.rows, tokens: [] }
    for (const entity of this.#early) makeOf(entity, this.#making)
    this.#early = []
    return this.#making
  }
}

function makeOf(entity: JsonObject, { maker, tokens }: Making): void {
  if (isOfTokens(entity)) tokens.push(entity)
  maker.take(entity)
}

import type { ServiceRequest } from '../../http/message.ts'
import { Hearing } from '../../why/hearing.ts'
import type { Why } from '../../why/why.ts'
import { type ContentService, type ContentSources, createContentService } from '../service.ts'
import type { ContentUnits } from '../units.ts'
import { createUsersServices } from '../users/rest.ts'
import type { Heard } from './heard.ts'
import { mayWrite } from './may-write.ts'
import { tell } from './tell.ts'
import { watching } from './watching.ts'

type Sources = ContentSources & { readonly units: ContentUnits }

/** Answers requests of the content service with reasons, one at a time. */
export class ContentWhy {
  readonly #sources: Sources
  /** For requests that write nothing: what it works out is kept, the GraphQL schema above all. */
  #reading: Watched | null = null

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** The answer with its reasons; at most `most` entries of each list. What may write is asked of a copy of the store. */
  async ask(request: ServiceRequest, most: number): Promise<Why> {
    const reading = this.#watching()
    const ofCopy = mayWrite(request, reading.service.isGraphql(request))
    const watched = ofCopy ? watch(copyOf(this.#sources)) : reading
    watched.heard.length = 0
    const hearing = new Hearing(SHOWING)
    const response = await watched.service.explain(request, hearing.listener)
    const { method, target } = request
    return {
      request: { method, target },
      service: 'content',
      ofCopy,
      ...hearing.tell(response),
      ...tell(watched.heard, most),
      versions: null,
    }
  }

  #watching(): Watched {
    this.#reading ??= watch(this.#sources)
    return this.#reading
  }
}

/** What GraphQL makes of errors that came up while it ran; those of before it ran are refused as what they are. */
const SHOWING: ReadonlySet<string> = new Set(
  ['forbidden', 'bad-user-input', 'service', 'masked', 'plain'].map(name => `content.graphql.errors.${name}`),
)

/** A service, and what was heard of it. */
interface Watched {
  readonly service: ContentService
  readonly heard: Heard[]
}

function watch(sources: Sources): Watched {
  const heard: Heard[] = []
  const units = watching(sources.units, it => void heard.push(it))
  return { service: createContentService({ ...sources, units }), heard }
}

function copyOf(sources: Sources): Sources {
  return { ...sources, store: sources.store.copy(), users: createUsersServices(sources.clock) }
}

import { computed, onMounted, onUnmounted, reactive, ref, shallowRef, watch } from 'vue'
import type { Own, WorldFacts } from '../../catalog.ts'
import type { Answer, GivenWorld, OpenedWorld, Variation } from '../../engine/engine.ts'
import {
  hashOf,
  NEW_REQUEST,
  type PlaygroundState,
  stateOf,
  type WrittenRequest,
} from '../../pages/playground/address.ts'
import { firstRequest, shelvesOf } from '../../pages/playground/entry-lists.ts'
import { type GivenFile, readGiven } from '../../pages/playground/given-files.ts'
import { askedRequest, isSafe } from '../../pages/playground/written-request.ts'
import { followOwn, loadCatalog, loadOwn, loadOwnCatalog, loadOwnWorld, theEngine } from '../site.ts'

/** A world that can be chosen. */
export interface Choice {
  readonly kind: 'suite' | 'own' | 'dropped'
  readonly name: string
  readonly says: string
  /** Undefined: the engine fetches them by its name. */
  readonly files?: Readonly<Record<string, string>>
}

const USUAL: Choice = { kind: 'suite', name: 'restaurants', says: '' }

/** All that the playground holds, and what can be done in it. */
export function usePlayground() {
  const choices = shallowRef<readonly Choice[]>([USUAL])
  const choice = shallowRef<Choice>(USUAL)
  const opened = shallowRef<OpenedWorld | null>(null)
  const variation = shallowRef<Variation>({})
  const request = reactive<Record<keyof WrittenRequest, string>>({ ...NEW_REQUEST })
  const answer = shallowRef<Answer | null>(null)
  /** What went wrong, in words; empty where nothing did. */
  const trouble = ref('')
  /** What an import could not bring over. */
  const notes = shallowRef<readonly string[]>([])
  const isGraphiql = ref(false)
  /** Counts what may have changed the entries. */
  const changes = ref(0)
  const isBusy = ref(true)

  const isGraphql = computed(
    () => opened.value?.graphql != null && request.path.startsWith(opened.value.graphql),
  )
  const isSent = computed(() => isSafe(request, isGraphql.value))
  const hash = computed(() => {
    const { kind, name } = choice.value
    if (kind === 'dropped') return null
    const state: PlaygroundState = {
      world: { kind, name },
      request: { ...request },
      variation: variation.value,
      isGraphiql: isGraphiql.value,
    }
    return hashOf(state)
  })

  let stopFollowing: (() => void) | null = null
  let turn = 0
  let frame = 0

  /** Only the latest answer counts. */
  async function send(): Promise<void> {
    const world = opened.value
    if (!world) return
    const mine = ++turn
    const isWrite = !isSent.value
    try {
      const made = await theEngine().ask(world.id, askedRequest(request))
      if (mine !== turn) return
      answer.value = made
      trouble.value = ''
    } catch (error) {
      if (mine === turn) tell(error)
    }
    if (isWrite) changes.value++
  }

  /** Opens the chosen world, with the variation, in place of the one that is open. */
  async function open(first: WrittenRequest | null): Promise<void> {
    isBusy.value = true
    const before = opened.value
    try {
      const world = await theEngine().open(await givenWorld(choice.value), variation.value)
      opened.value = world
      trouble.value = ''
      if (before) void theEngine().close(before.id)
      Object.assign(request, first ?? usualRequest(world))
      changes.value++
      await send()
    } catch (error) {
      tell(error)
    } finally {
      isBusy.value = false
    }
  }

  function tell(error: unknown): void {
    trouble.value = error instanceof Error ? error.message : String(error)
  }

  async function choose(chosen: Choice): Promise<void> {
    choice.value = chosen
    notes.value = []
    await open(null)
  }

  async function vary(wanted: Variation): Promise<void> {
    variation.value = wanted
    await open({ ...request })
  }

  /** Takes files for a world; they stay in this page. */
  async function take(files: readonly GivenFile[]): Promise<void> {
    try {
      const given = await readGiven(files)
      const made =
        given.kind === 'folder'
          ? { ...given, notes: [] }
          : await theEngine().importExport(given.name, given.bytes)
      const taken: Choice = {
        kind: 'dropped',
        name: made.name,
        says: 'Yours; it stays in this page.',
        files: made.files,
      }
      choices.value = [
        taken,
        ...choices.value.filter(({ kind, name }) => kind !== 'dropped' || name !== made.name),
      ]
      await choose(taken)
      notes.value = made.notes
    } catch (error) {
      tell(error)
    }
  }

  async function reset(): Promise<void> {
    if (!opened.value) return
    await theEngine().reset(opened.value.id)
    changes.value++
    if (isSent.value) await send()
  }

  function ask(wanted: Partial<WrittenRequest>): void {
    Object.assign(request, NEW_REQUEST, { as: request.as }, wanted)
    isGraphiql.value = false
  }

  watch(request, () => {
    cancelAnimationFrame(frame)
    if (!isSent.value) return
    frame = requestAnimationFrame(() => void send())
  })
  watch(hash, now => {
    if (opened.value) history.replaceState(history.state, '', now === null ? location.pathname : `#${now}`)
  })

  async function start(): Promise<void> {
    const own = await loadOwn()
    if (own) stopFollowing ??= followOwn(own)
    choices.value = await loadChoices(own)
    if (own?.problem) trouble.value = own.problem
    const state = stateOf(location.hash)
    const named = choices.value.filter(({ name }) => name === state?.world.name)
    const wanted = named.find(({ kind }) => kind === state?.world.kind) ?? named[0]
    if (state && !wanted) trouble.value = `There is no world ${state.world.name} here.`
    choice.value = wanted ?? choices.value.find(({ name }) => name === USUAL.name) ?? USUAL
    variation.value = (wanted && state?.variation) ?? {}
    isGraphiql.value = (wanted && state?.isGraphiql) ?? false
    await open(wanted && state?.request.path ? state.request : null)
  }

  const onHash = () => {
    if (location.hash !== `#${hash.value}`) void start()
  }
  onMounted(() => {
    addEventListener('hashchange', onHash)
    void start()
  })
  onUnmounted(() => {
    removeEventListener('hashchange', onHash)
    cancelAnimationFrame(frame)
    stopFollowing?.()
    if (opened.value) void theEngine().close(opened.value.id)
  })

  return {
    ...{ choices, choice, opened, variation, request, answer, trouble, notes, isGraphiql, changes, isBusy },
    ...{ isSent, isGraphql, hash, send, choose, vary, take, reset, ask },
  }
}

export type Playground = ReturnType<typeof usePlayground>

function usualRequest(world: OpenedWorld): WrittenRequest {
  const shelves = shelvesOf(world)
  // The list that the world is named after is what it is about.
  const first = shelves.find(({ path }) => path.endsWith(`/${world.name}`)) ?? shelves[0]
  return first ? { ...NEW_REQUEST, ...firstRequest(first, world.callers) } : { ...NEW_REQUEST, path: '/' }
}

/** Those of `assayer docs` come first. */
async function loadChoices(own: Own | null): Promise<readonly Choice[]> {
  const [ours, suites] = await Promise.all([own ? loadOwnCatalog() : null, loadCatalog()])
  return [...choicesOf('own', ours?.worlds ?? []), ...choicesOf('suite', suites.worlds)]
}

function choicesOf(kind: Choice['kind'], worlds: readonly WorldFacts[]): readonly Choice[] {
  return worlds.map(({ name, says }) => ({ kind, name, says }))
}

async function givenWorld({ kind, name, files }: Choice): Promise<GivenWorld> {
  if (kind === 'suite') return { name }
  const texts = files ?? (await loadOwnWorld(name))
  return { name, files: texts }
}

import { computed, onMounted, onUnmounted, ref } from 'vue'
import type { OpenedWorld, Variation } from '../../engine/engine.ts'
import { hashOf, NEW_REQUEST, stateOf, type WrittenRequest } from '../../pages/playground/address.ts'
import { firstRequest, shelvesOf } from '../../pages/playground/entry-lists.ts'
import type { GivenFile } from '../../pages/playground/given-files.ts'
import { followOwn, loadOwn, theEngine } from '../site.ts'
import { useAddress } from '../use-address.ts'
import { type Choice, choiceOf, loadChoices, USUAL } from './choices.ts'
import { useRequest } from './use-request.ts'
import { useServer } from './use-server.ts'

/** All that the playground holds, and what can be done in it; its address says what of it can be shared. */
export function usePlayground() {
  const server = useServer()
  const { choices, choice, variation, opened, trouble, notes } = server
  const asking = useRequest(server)
  const { request, isSent, send } = asking
  /** Whether GraphiQL is open, in place of the request. */
  const isGraphiql = ref(false)
  const hash = computed(() => {
    const { kind, name } = choice.value
    if (kind === 'dropped') return null
    const shown = { request: { ...request }, variation: variation.value, isGraphiql: isGraphiql.value }
    return hashOf({ world: { kind, name }, ...shown })
  })

  async function open(first: WrittenRequest | null): Promise<void> {
    if (!(await server.open()) || !opened.value) return
    Object.assign(request, first ?? usualRequest(opened.value))
    await send()
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

  async function take(files: readonly GivenFile[]): Promise<void> {
    if (await server.take(files)) await open(null)
  }

  async function reset(): Promise<void> {
    if ((await server.reset()) && isSent.value) await send()
  }

  /** Writes a request down; one that changes nothing is sent. */
  function ask(wanted: Partial<WrittenRequest>): void {
    Object.assign(request, NEW_REQUEST, { as: request.as }, wanted)
    isGraphiql.value = false
  }

  async function start(): Promise<void> {
    const state = stateOf(location.hash)
    const wanted = state ? choiceOf(choices.value, state.world) : undefined
    choice.value = wanted ?? choiceOf(choices.value, USUAL) ?? USUAL
    variation.value = (wanted && state?.variation) ?? {}
    isGraphiql.value = (wanted && state?.isGraphiql) ?? false
    await open(wanted && state?.request.path ? state.request : null)
    if (state && !wanted) trouble.value = `There is no world ${state.world.name} here.`
  }

  useAddress(() => {
    if (!opened.value) return null
    return hash.value === null ? location.pathname : `#${hash.value}`
  })
  useWorlds(server, start, () => location.hash !== `#${hash.value}`)
  return { ...server, ...asking, isGraphiql, hash, choose, vary, take, reset, ask }
}

export type Playground = ReturnType<typeof usePlayground>

/** Loads what can be chosen, and starts; again when somebody goes to another address. */
function useWorlds(
  { choices, opened, trouble, tell }: ReturnType<typeof useServer>,
  start: () => Promise<void>,
  isElsewhere: () => boolean,
): void {
  let stopFollowing = () => {}
  const onHash = () => {
    if (isElsewhere()) void start()
  }

  async function load(): Promise<void> {
    const own = await loadOwn()
    if (own) stopFollowing = followOwn(own)
    choices.value = await loadChoices(own)
    await start()
    if (own?.problem) trouble.value = own.problem
  }

  onMounted(() => {
    addEventListener('hashchange', onHash)
    load().catch(tell)
  })
  onUnmounted(() => {
    removeEventListener('hashchange', onHash)
    stopFollowing()
    if (opened.value) void theEngine().close(opened.value.id)
  })
}

function usualRequest(world: OpenedWorld): WrittenRequest {
  const shelves = shelvesOf(world)
  // The list that the world is named after is what it is about.
  const first = shelves.find(({ path }) => path.endsWith(`/${world.name}`)) ?? shelves[0]
  return first ? { ...NEW_REQUEST, ...firstRequest(first, world.callers) } : { ...NEW_REQUEST, path: '/' }
}

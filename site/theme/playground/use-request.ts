import { computed, reactive, shallowRef, watch } from 'vue'
import type { Answer } from '../../engine/engine.ts'
import { NEW_REQUEST, type WrittenRequest } from '../../pages/playground/address.ts'
import { askedRequest, isSafe } from '../../pages/playground/written-request.ts'
import { theEngine } from '../site.ts'
import type { PlaygroundServer } from './use-server.ts'

/** The request of the playground, which is sent as it is typed where it changes nothing, and its answer. */
export function useRequest({ opened, changes, trouble, tell }: PlaygroundServer) {
  const request = reactive<Record<keyof WrittenRequest, string>>({ ...NEW_REQUEST })
  const answer = shallowRef<Answer | null>(null)
  const isGraphql = computed(
    () => opened.value?.graphql != null && request.path.startsWith(opened.value.graphql),
  )
  /** Whether it is sent as it is typed. */
  const isSent = computed(() => isSafe(request, isGraphql.value))
  let turn = 0

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

  watch(request, () => {
    if (isSent.value) void send()
  })

  return { request, answer, isGraphql, isSent, send }
}

import { onBeforeUnmount, watch } from 'vue'

/** Milliseconds of rest before the address follows: each change of it costs a browser more than an answer does. */
const REST = 250

/** Has the address of the page say what is in it, once nobody edits it; null leaves it as it is. */
export function useAddress(said: () => string | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(said, address => {
    clearTimeout(timer)
    if (address === null) return
    timer = setTimeout(() => history.replaceState(history.state, '', address), REST)
  })
  onBeforeUnmount(() => clearTimeout(timer))
}

import { useRoute, withBase } from 'vitepress'
import { onBeforeUnmount, onMounted, watch } from 'vue'
import { pageOfHash } from '../pages/page-of-hash.ts'
import { readHash } from '../pages/share.ts'
import { loadPlaces } from './site.ts'

/** Takes an address that names a clause or an example of another page there: links outlive the pages they were made on. */
export function useFollowClause(): void {
  const route = useRoute()
  const follow = async () => {
    const { hash, pathname } = location
    if (!pathname.startsWith(withBase('/spec/')) || readHash(hash) === null || isHere(hash)) return
    const page = pageOfHash(hash, await loadPlaces())
    const path = page && withBase(`/spec/${page}`)
    if (path && path !== pathname.replace(/\.html$/, '')) location.replace(`${path}.html${hash}`)
  }
  onMounted(() => {
    addEventListener('hashchange', follow)
    void follow()
  })
  onBeforeUnmount(() => removeEventListener('hashchange', follow))
  watch(() => route.path, follow, { flush: 'post' })
}

/** A row of a chapter's contents is not what is looked for. */
function isHere(hash: string): boolean {
  const id = readHash(hash)?.id ?? ''
  return document.getElementById(id)?.matches('h2, details') ?? false
}

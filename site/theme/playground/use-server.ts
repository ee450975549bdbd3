import { ref, shallowRef } from 'vue'
import type { OpenedWorld, Variation } from '../../engine/engine.ts'
import { type GivenFile, readGiven } from '../../pages/playground/given-files.ts'
import { theEngine } from '../site.ts'
import { type Choice, givenWorld, USUAL } from './choices.ts'

/** The server of the playground: a world, and how the server differs from a right one. */
export function useServer() {
  const choices = shallowRef<readonly Choice[]>([USUAL])
  const choice = shallowRef<Choice>(USUAL)
  const variation = shallowRef<Variation>({})
  const opened = shallowRef<OpenedWorld | null>(null)
  /** What went wrong, in words; empty where nothing did. */
  const trouble = ref('')
  /** What an import could not bring over. */
  const notes = shallowRef<readonly string[]>([])
  /** Counts what may have changed the entries. */
  const changes = ref(0)
  const isBusy = ref(true)

  /** Opens what is chosen in place of what is open. Whether that could be done. */
  const open = () =>
    attempt(async () => {
      const before = opened.value
      opened.value = await theEngine().open(await givenWorld(choice.value), variation.value)
      if (before) void theEngine().close(before.id)
      changes.value++
    })

  /** Takes files for a world, which stay in this page, and chooses it. Whether that could be done. */
  const take = (files: readonly GivenFile[]) =>
    attempt(async () => {
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
      const others = choices.value.filter(it => it.kind !== 'dropped' || it.name !== made.name)
      choices.value = [taken, ...others]
      choice.value = taken
      notes.value = made.notes
    })

  const reset = () =>
    attempt(async () => {
      if (opened.value) await theEngine().reset(opened.value.id)
      changes.value++
    })

  async function attempt(doIt: () => Promise<void>): Promise<boolean> {
    isBusy.value = true
    try {
      await doIt()
      trouble.value = ''
      return true
    } catch (error) {
      tell(error)
      return false
    } finally {
      isBusy.value = false
    }
  }

  function tell(error: unknown): void {
    trouble.value = error instanceof Error ? error.message : String(error)
  }

  return { choices, choice, variation, opened, trouble, notes, changes, isBusy, open, take, reset, tell }
}

export type PlaygroundServer = ReturnType<typeof useServer>

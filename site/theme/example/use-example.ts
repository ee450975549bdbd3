import { computed, reactive, shallowRef, toRaw, watch } from 'vue'
import type { Scenario } from '../../../conformance/suite/clause.ts'
import type { Section } from '../../catalog.ts'
import { EngineError, type Outcome, type Variation } from '../../engine/engine.ts'
import { type Draft, DraftError, draftOf, isSameDraft, scenarioOf } from '../../pages/draft.ts'
import { latestOnly } from '../../pages/latest-only.ts'
import type { Shared } from '../../pages/share.ts'
import { theEngine } from '../site.ts'

/** A scenario that somebody plays with: what they edited, and what became of it. */
export function useExample(section: Section, scenario: Scenario, shared: Shared | null) {
  const original = scenario.steps.map(({ request }) => draftOf(request))
  const drafts = reactive(original.map((draft, index) => ({ ...draft, ...shared?.edits.get(index) })))
  const variation = shallowRef<Variation>(shared?.variation ?? {})
  const outcome = shallowRef<Outcome | null>(null)
  const problem = shallowRef<string | null>(null)
  const isEdited = computed(() => drafts.some((draft, index) => !isSame(draft, original[index])))
  // A worker is sent a copy: no more of it than it needs.
  const clause = { ...section, scenarios: [], quirks: [], programs: [], recordings: [] }

  const run = latestOnly<{ drafts: readonly Draft[]; variation: Variation }>(async given => {
    try {
      outcome.value = await theEngine().run(clause, scenarioOf(scenario, given.drafts), given.variation)
      problem.value = null
    } catch (error) {
      if (!(error instanceof Error)) throw error
      problem.value = wordsFor(error)
    }
  })
  const isStarted = shallowRef(false)
  function start(): void {
    isStarted.value = true
    run({ drafts: drafts.map(draft => ({ ...toRaw(draft) })), variation: variation.value })
  }
  watch([drafts, variation], start, { deep: true })

  function reset(): void {
    for (const [index, draft] of original.entries()) Object.assign(drafts[index] ?? {}, draft)
    variation.value = {}
  }
  return { drafts, variation, outcome, problem, isEdited, isStarted, start, reset }
}

function isSame(draft: Draft, original: Draft | undefined): boolean {
  return original !== undefined && isSameDraft(draft, original)
}

function wordsFor(error: Error): string {
  const isTheirs = error instanceof EngineError || error instanceof DraftError
  return isTheirs ? error.message : `This cannot be run here: ${error.message}`
}

import type { ClauseDocument, ScenarioDocument, StepDocument } from './clause-document.ts'
import { type Found, problem } from './problem.ts'

/**
 * Only a sentence of the documentation has a strength. What a server may do without says how one answers that does:
 * otherwise nobody could tell a server without it from one that does it wrong.
 */
export function checkStrength(document: ClauseDocument): readonly Found[] {
  const { status, strength, scenarios = [] } = document
  const places = [{ where: 'strength', strength }, ...scenarios.map(placeOf)]
  const undocumented = places.find(it => it.strength !== undefined)
  if (undocumented && status !== 'documented') {
    return [
      problem(
        undocumented.where,
        undocumented.strength,
        'no such key: only what is documented has a strength',
      ),
    ]
  }
  return scenarios.flatMap((scenario, index) => checkWithout(scenario, document, `scenarios[${index}]`))
}

function placeOf({ strength }: ScenarioDocument, index: number) {
  return { where: `scenarios[${index}].strength`, strength }
}

function checkWithout(scenario: ScenarioDocument, clause: ClauseDocument, where: string): readonly Found[] {
  const { strength = clause.strength ?? 'must', steps = [scenario] } = scenario
  const answers = steps.flatMap(({ without }: StepDocument) => (without ? [without] : []))
  const place = `${where}.without`
  if (strength === 'may' && answers.length === 0)
    return [problem(place, undefined, 'how a server answers that does without')]
  if (strength !== 'may' && answers.length > 0)
    return [problem(place, answers[0], `strength: may, as nobody can do without what is a ${strength}`)]
  return []
}

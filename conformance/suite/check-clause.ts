import { matcherIn } from '../compare/compare.ts'
import type { Expectation } from '../compare/expectation.ts'
import { matchers } from '../compare/matchers.ts'
import { PathError, parsePath } from '../compare/path.ts'
import { checkAgree, checkService } from './check-agree.ts'
import { checkDocumented } from './check-documented.ts'
import { checkLiterals } from './check-literals.ts'
import { checkStrength } from './check-strength.ts'
import { checkRequires, checkVersions } from './check-versions.ts'
import type { ClauseDocument, ScenarioDocument, StepDocument } from './clause-document.ts'
import { factNamed } from './fact.ts'
import { entriesNamedIn } from './placeholder.ts'
import { type Found, type Problem, problem } from './problem.ts'
import type { WorldLiterals } from './world-literals.ts'
import type { WorldKeys } from './worlds.ts'

/** The worlds of the suite, and what of them no scenario may write down. */
export interface CheckedWorlds extends WorldKeys {
  literalsOf(world: string): WorldLiterals
}

/** What a JSON Schema cannot say: one of two keys, ids that belong together, paths and matchers that can be read. */
export function checkClause(
  document: ClauseDocument,
  file: string,
  worlds: CheckedWorlds,
): readonly Problem[] {
  const found = [
    ...checkHead(document),
    ...checkStrength(document),
    ...checkScenarios(document, worlds),
    ...checkDocumented(document),
  ]
  return found.map(one => ({ file, ...one }))
}

/**
 * The same of a clause that somebody adds to the suite: it needs no source, and may send and expect whatever its author
 * knows of the one server that it is for.
 */
export function checkOwnClause(
  document: ClauseDocument,
  file: string,
  worlds: CheckedWorlds,
): readonly Problem[] {
  const anything = { ...worlds, literalsOf: () => NO_LITERALS }
  const found = [
    ...checkScenariosOrWhy(document),
    ...checkStrength(document),
    ...checkScenarios(document, anything),
  ]
  return found.map(one => ({ file, ...one }))
}

const NO_LITERALS: WorldLiterals = { each: [], any: /$./ }

function checkScenariosOrWhy({ scenarios, untestable }: ClauseDocument): Found[] {
  if ((scenarios === undefined) !== (untestable === undefined)) return []
  const found = scenarios ? 'scenarios and untestable' : undefined
  return [problem('scenarios', found, 'one of scenarios and untestable')]
}

function checkHead(document: ClauseDocument): Found[] {
  const found = checkScenariosOrWhy(document)
  const isObserved = document.status === 'observed'
  if (isObserved && !document.source.some(source => typeof source !== 'string')) {
    found.push(
      problem(
        'source',
        document.source,
        'the real program that was observed: {program, version, date, evidence}',
      ),
    )
  }
  if (document.status === 'documented' && !document.source.some(source => typeof source === 'string')) {
    found.push(problem('source', document.source, 'the id of a statement of the documentation'))
  }
  const rests = [document, ...(document.scenarios ?? [])].find(place => place.rests)?.rests
  if (rests && document.status !== 'documented') {
    found.push(problem('rests', rests, 'no such key: only what is documented can turn red'))
  }
  found.push(...checkVersions(document, document.clause, {}))
  if (document.status === 'assumed' && !document.why) {
    found.push(problem('why', undefined, 'why this was assumed'))
  }
  return found
}

function checkScenarios(document: ClauseDocument, worlds: CheckedWorlds): Found[] {
  return (document.scenarios ?? []).flatMap((scenario, index) => [
    ...checkScenario(scenario, document, worlds).map(found => below(`scenarios[${index}]`, found)),
  ])
}

function checkScenario(scenario: ScenarioDocument, clause: ClauseDocument, worlds: CheckedWorlds): Found[] {
  const found: Found[] = []
  if (!scenario.id.startsWith(`${clause.clause}.`)) {
    found.push(problem('id', scenario.id, `an id that begins with ${clause.clause}.`))
  }
  const keys = worlds.keysOf(scenario.world)
  if (!keys) return [...found, problem('world', scenario.world, `one of ${worlds.names.join(', ')}`)]
  found.push(
    ...checkService(scenario, clause.clause),
    ...checkVersions(scenario, clause.clause, clause),
    ...checkRequires(scenario),
  )
  const { steps } = scenario
  const literals = worlds.literalsOf(scenario.world)
  const check = (step: StepDocument) => [...checkStep(step, keys), ...checkLiterals(step, literals)]
  if (!steps) return [...found, ...check(scenario)]
  if (isStep(scenario)) found.push(problem('steps', 'steps and a request', 'one of the two'))
  return [...found, ...steps.flatMap((step, n) => check(step).map(it => below(`steps[${n}]`, it)))]
}

function isStep({ request, graphql, agree, expect, accept }: StepDocument): boolean {
  return [request, graphql, agree, expect, accept].some(part => part !== undefined)
}

function checkStep(step: StepDocument, keys: ReadonlyMap<string, string>): Found[] {
  const found: Found[] = []
  const requests = [step.request, step.graphql, step.agree].filter(request => request !== undefined)
  if (requests.length !== 1) {
    found.push(problem('request', requests[0], 'one of request, graphql and agree'))
  }
  if (step.agree) found.push(...checkAgree(step.agree))
  else if ((step.expect === undefined) === (step.accept === undefined)) {
    found.push(problem('expect', step.expect, 'one of expect and accept'))
  }
  if (step.token && step.as !== 'integration') {
    found.push(problem('token', step.as, 'as: integration, whose token it changes'))
  }
  for (const { plural } of entriesNamedIn([
    step.request,
    step.graphql,
    step.agree,
    step.variables,
    step.expect,
    step.accept,
    step.without,
  ])) {
    if (!keys.has(plural))
      found.push(problem('request', `<${plural}:…>`, `a type of keys.json: ${[...keys.keys()]}`))
  }
  const accepted = (step.accept ?? []).map(({ expect }) => expect)
  const expectations = [...(step.expect ? [step.expect] : accepted), ...(step.without ? [step.without] : [])]
  found.push(...expectations.flatMap(checkExpectation))
  found.push(...Object.entries(step.save ?? {}).flatMap(([name, path]) => checkSave(name, path)))
  return found
}

function checkSave(name: string, path: string): Found[] {
  const problems = checkPath(path, `save.${name}`)
  const taken = matcherIn(`<${name}>`) ? 'a matcher' : factNamed(name, null) ? 'of the target' : null
  if (taken === null) return problems
  return [...problems, problem(`save.${name}`, name, `another name: <${name}> is ${taken}`)]
}

function checkExpectation(expect: Expectation): Found[] {
  return [
    ...checkPaths(expect.body, 'expect.body'),
    ...checkPaths(expect.both, 'expect.both'),
    ...Object.entries(expect.headers ?? {}).flatMap(([name, value]) =>
      checkMatchers(value, `expect.headers.${name}`),
    ),
    ...checkMatchers(expect.text, 'expect.text'),
  ]
}

function checkPaths(expected: Readonly<Record<string, unknown>> = {}, where: string): Found[] {
  return Object.entries(expected).flatMap(([path, value]) => [
    ...checkPath(path, `${where}["${path}"]`),
    ...checkMatchers(value, `${where}["${path}"]`),
  ])
}

function checkPath(path: string, where: string): Found[] {
  try {
    parsePath(path)
    return []
  } catch (error) {
    if (error instanceof PathError)
      return [problem(where, path, `a path such as data[*].id (${error.message})`)]
    throw error
  }
}

function checkMatchers(value: unknown, where: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const use = matcherIn(value)
  const wanted = use?.matcher.operandProblem?.(use.operand)
  if (use && wanted) return [problem(`${where}.${use.matcher.name}`, use.operand, wanted)]
  const keys = Object.keys(value)
  if (!use && keys.length === 1 && keys[0]?.startsWith('$')) {
    return [problem(where, keys[0], `one of ${operators()}`)]
  }
  return Object.entries(value).flatMap(([key, item]) => checkMatchers(item, `${where}.${key}`))
}

function operators(): string {
  return matchers.flatMap(({ name }) => (name.startsWith('$') ? [name] : [])).join(', ')
}

function below(parent: string, found: Found): Found {
  return { ...found, path: `${parent}.${found.path}` }
}

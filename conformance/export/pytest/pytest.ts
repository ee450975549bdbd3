import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Expectation } from '../../compare/expectation.ts'
import { besideSources } from '../../package-directory.ts'
import { sourceText } from '../../report/describe.ts'
import type { Step } from '../../suite/clause.ts'
import { exportedWorld } from '../exported-world.ts'
import {
  acceptedBy,
  CannotExpress,
  type Exported,
  type Exporter,
  type LeftOut,
  leftOutNotice,
} from '../exporter.ts'
import type { PlannedClause, PlannedScenario, PlannedSetting } from '../plan.ts'
import { type Dialect, translate } from '../regular-expression.ts'
import { notation, targetWith } from '../template.ts'
import { PYTHON_WORDS, writtenValue } from '../written-value.ts'
import { guide, settingsFile } from './guide.ts'
import { identifier } from './identifier.ts'

const ASSETS = besideSources('conformance/export/pytest/assets')
const ASSET_NAMES = ['conftest.py', 'target.py', 'comparison.py'] as const

/** A module for each clause, a test for each scenario; requests go out by Python's own http.client. */
export const pytest: Exporter = {
  name: 'pytest',
  says: 'a Python module for each clause, for pytest; needs no other package',
  write: ({ settings }) => {
    const modules = settings.flatMap(setting => setting.clauses.map(clause => moduleOf(clause, setting)))
    const assets = ASSET_NAMES.map(name => [name, readFileSync(join(ASSETS, name), 'utf8')])
    const worlds = settings.map(it => [
      `${it.folder}/world.json`,
      `${JSON.stringify(exportedWorld(it), null, 1)}\n`,
    ])
    return {
      files: {
        ...Object.fromEntries([...assets, ...worlds]),
        'pytest.ini': settingsFile(settings),
        'README.md': guide(settings),
        ...Object.assign({}, ...modules.map(({ files }) => files)),
      },
      leftOut: modules.flatMap(({ leftOut }) => leftOut),
    }
  },
}

function moduleOf({ clause, scenarios }: PlannedClause, { folder }: PlannedSetting): Exported {
  const leftOut: LeftOut[] = []
  const tests = scenarios.map(scenario => {
    try {
      return testOf(scenario)
    } catch (error) {
      if (!(error instanceof CannotExpress)) throw error
      const notice = { scenario, needs: error.message }
      leftOut.push(notice)
      return `${leftOutNotice(notice).trimEnd().replace(/^/gm, '# ')}\n`
    }
  })
  const source = clause.sources.map(sourceText).join('; ')
  const head = [
    `${docstring(`${clause.says}\n\n${clause.id} (${clause.status}: ${source})`, '')}\n`,
    'import pytest\n',
    // Only what is documented must be so: a run can leave out the rest.
    `pytestmark = pytest.mark.${clause.status}\nSERVICE = "${clause.service}"\n`,
  ].join('\n')
  const text = [head, ...tests].join('\n\n')
  return { files: { [`${folder}/test_${identifier(clause.id)}.py`]: text }, leftOut }
}

function testOf(scenario: PlannedScenario): string {
  const marks = [...(scenario.writes ? ['writes'] : []), ...scenario.requires]
  return [
    ...marks.map(mark => `@pytest.mark.${identifier(mark)}`),
    `def test_${identifier(scenario.name)}(target):`,
    `    ${docstring(scenario.says, '    ')}`,
    ...scenario.steps.flatMap(step => stepLines(step, scenario)),
    '',
  ].join('\n')
}

function docstring(text: string, indent: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
  return `"""${safe.replaceAll('\n', `\n${indent}`)}${text.includes('\n') ? `\n${indent}` : ''}"""`
}

function stepLines(step: Step, { saved }: PlannedScenario): readonly string[] {
  const { request, save } = step
  const accepted = acceptedBy(step)
  const sent: readonly (readonly [string, unknown])[] = [
    ...(Object.keys(request.headers).length > 0 ? [['headers', request.headers] as const] : []),
    ...(request.body === undefined ? [] : [['body', request.body] as const]),
    ...(request.as === 'public' ? [] : [['caller', request.as] as const]),
    ...(request.token === null ? [] : [['token', request.token] as const]),
  ]
  const path = targetWith(request.path, saved, notation)
  const [only, ...others] = accepted
  const answers = accepted.map(({ who, expect }) => [who ?? '', expectedOf(expect)] as const)
  return [
    call('send', [written(request.method), written(path), ...sent.map(named)]),
    only && others.length === 0
      ? call('expect', Object.entries(expectedOf(only.expect)).map(named))
      : `    target.expect_one_of(**${writtenValue(Object.fromEntries(answers), PYTHON_WORDS, '    ')})`,
    ...(Object.keys(save).length > 0 ? [call('save', Object.entries(save).map(named))] : []),
  ]
}

function written(value: unknown): string {
  return writtenValue(value, PYTHON_WORDS, '        ')
}

function named([name, value]: readonly [string, unknown]): string {
  return `${name}=${written(value)}`
}

const WIDTH = 110

function call(method: string, parameters: readonly string[]): string {
  const line = `    target.${method}(${parameters.join(', ')})`
  if (line.length <= WIDTH && !line.includes('\n')) return line
  return `    target.${method}(\n${parameters.map(it => `        ${it},\n`).join('')}    )`
}

/** Python's `re` with the flag ASCII. */
const PYTHON: Dialect = {
  anything: '[\\s\\S]',
  character: '[^\\n\\r\\u2028\\u2029]',
  end: '\\Z',
  unknown: /\(\?<[^=!]|\\[pPk]|\\u\{/,
}

function expectedOf(expect: Expectation): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(expect).map(([part, value]) => [part, withPatterns(value)]))
}

/** An expectation whose regular expressions are Python's. */
function withPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPatterns)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    key === '$matches' ? pattern(item) : withPatterns(item),
  ])
  return Object.fromEntries(entries)
}

function pattern(written: unknown): string {
  const translated = translate(String(written), PYTHON)
  if (translated === null) throw new CannotExpress('a regular expression that Python does not support')
  return translated
}

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { EXTERNAL } from '../build/bundle.js'
import { instrument, type Mutant } from './instrument.ts'
import { PLACE } from './place.ts'

/** What is mutated: the rules of the reference, not its deviations, nor what reads files and sockets. */
const MUTATED = /^reference\/(content|platform)\/.*\.ts$/
const NOT_MUTATED = /\.(test|fixture)\.ts$|\/graphql\/console\//

/** Every source with its mutants, and all of these in the order of their numbers: the same in each process. */
export interface Sources {
  readonly codes: ReadonlyMap<string, string>
  readonly mutants: readonly Mutant[]
}

export function instrumentAll(): Sources {
  const codes = new Map<string, string>()
  const mutants: Mutant[] = []
  for (const file of mutatedFiles()) {
    const made = instrument(readFileSync(file, 'utf8'), file, mutants.length, DOOR)
    codes.set(file, made.code)
    mutants.push(...made.mutants)
  }
  return { codes, mutants }
}

const DOOR = resolve('mutants/switch.ts')

function mutatedFiles(): readonly string[] {
  const files = readdirSync('reference', { recursive: true, encoding: 'utf8' })
  const paths = files.map(file => `reference/${file.split(sep).join('/')}`)
  return paths.filter(file => MUTATED.test(file) && !NOT_MUTATED.test(file)).sort()
}

/** Builds the tester with all mutants in it. */
export async function buildMutants(sources: Sources): Promise<void> {
  const environment = process.env.NODE_ENV
  await buildAll(sources)
  // Vite says `production` to the whole process, and processes that ask would inherit it: GraphQL.js checks less there.
  if (environment === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = environment
}

async function buildAll(sources: Sources): Promise<void> {
  rmSync(PLACE, { recursive: true, force: true })
  await build({
    configFile: false,
    logLevel: 'error',
    define: { ASSAYER_BUILD: JSON.stringify('mutants') },
    plugins: [withMutants(sources)],
    build: {
      ssr: true,
      target: 'node20',
      outDir: PLACE,
      minify: false,
      copyPublicDir: false,
      rollupOptions: {
        input: {
          child: 'mutants/child.ts',
          'answers-child': 'mutants/answers-child.ts',
          'choose-child': 'mutants/choose-child.ts',
        },
        external: EXTERNAL,
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

/** Gives vite the sources with their mutants. */
export function withMutants({ codes }: Pick<Sources, 'codes'>): Plugin {
  const root = process.cwd()
  return {
    name: 'mutants',
    enforce: 'pre',
    load: id => codes.get(relative(root, id.replace(/\?.*$/, '')).split(sep).join('/')) ?? null,
  }
}

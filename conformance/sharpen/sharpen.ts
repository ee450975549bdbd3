import { type OracleFiles, type OracleWorld, worldOfFiles } from '../targets/oracle.ts'
import { type Revealed, type RevealOptions, revealedBy } from './revealed.ts'
import { type Bundle, bundlesFor, type Data } from './sharp-entries.ts'

export interface SharpenOptions extends RevealOptions {
  /** The files that the world was read from, `data.json` among them. */
  readonly files: OracleFiles
}

export interface Sharpened {
  readonly before: Revealed
  readonly after: Revealed
  /** What was added, in the order in which it was found to help. */
  readonly added: readonly (Bundle & { readonly reveals: readonly string[] })[]
  readonly data: Data
}

/**
 * Looks for the fewest entries with which every wrong server shows that can show. First all kinds of entries are added
 * at once: what they do not reveal no entry does. Then those are kept, one kind after the other, that reveal something.
 * What is kept is measured again at the end: more entries can also hide what fewer showed.
 */
export async function sharpen(options: SharpenOptions): Promise<Sharpened> {
  const { files, quirks, onNext } = options
  const data: Data = JSON.parse(files.get('data.json') ?? '{}')
  const before = await revealedBy(options)
  const bundles = await fitting(bundlesFor(options.world, data), data, options)
  const hidden = quirks.filter(({ id }) => !before.by.has(id))
  const all = bundles.reduce(withBundle, data)
  const best = await revealedBy({ ...options, world: await worldWith(all, options), quirks: hidden })
  let left = hidden.filter(({ id }) => best.by.has(id))
  let kept = data
  const added: Sharpened['added'][number][] = []
  for (const bundle of bundles) {
    if (left.length === 0 || options.signal.aborted) break
    onNext(`${bundle.uid}: ${bundle.says}`)
    const tried = withBundle(kept, bundle)
    const { by } = await revealedBy({ ...options, world: await worldWith(tried, options), quirks: left })
    if (by.size === 0) continue
    const fewer = await fewestOf(bundle, kept, { ...options, quirks: left.filter(({ id }) => by.has(id)) })
    kept = withBundle(kept, fewer)
    added.push({ ...fewer, reveals: [...by.keys()] })
    left = left.filter(({ id }) => !by.has(id))
  }
  const after =
    added.length === 0 ? before : await revealedBy({ ...options, world: await worldWith(kept, options) })
  return { before, after, added, data: kept }
}

/** Without those entries but for which the same would show. */
async function fewestOf(bundle: Bundle, data: Data, options: SharpenOptions): Promise<Bundle> {
  let fewest = bundle
  for (const row of bundle.rows.toReversed()) {
    const tried = { ...bundle, rows: fewest.rows.filter(it => it !== row) }
    if (tried.rows.length === 0 || options.signal.aborted) continue
    const { by } = await revealedBy({ ...options, world: await worldWith(withBundle(data, tried), options) })
    if (by.size === options.quirks.length) fewest = tried
  }
  return fewest
}

function withBundle(data: Data, { uid, rows }: Bundle): Data {
  return { ...data, [uid]: [...(data[uid] ?? []), ...rows] }
}

/** The same world with other entries. */
async function worldWith(data: Data, options: SharpenOptions): Promise<OracleWorld> {
  const made = await readWith(data, options)
  if ('world' in made) return { ...options.world, entries: made.world.entries }
  const [problem] = made.problems
  throw new Error(`invariant: a sharpened world is refused: ${JSON.stringify(problem)}`)
}

async function readWith(data: Data, { files, directory }: SharpenOptions) {
  return worldOfFiles(directory, new Map([...files, ['data.json', JSON.stringify(data)]]))
}

/** Models may forbid some: a length, a pattern, a value that another entry has. */
async function fitting(bundles: readonly Bundle[], data: Data, options: SharpenOptions) {
  const fits = async (bundle: Bundle) => 'world' in (await readWith(withBundle(data, bundle), options))
  const checked = await Promise.all(bundles.map(async bundle => ((await fits(bundle)) ? [bundle] : [])))
  return checked.flat()
}

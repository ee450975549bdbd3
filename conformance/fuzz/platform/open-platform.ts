import { join } from 'node:path'
import { keysOfWorld, readJson, SITE_KEYS, timesOf, worldDirectory } from '../../suite/worlds.ts'
import { neutralWords } from '../../targets/brand.ts'
import { listFreedoms, listQuirks } from '../../targets/oracle.ts'
import { CONTROL_RESET } from '../../targets/upkeep.ts'
import { sameIdentities } from '../commands/identities.ts'
import type { Adapt } from '../learning.ts'
import { mustBePutBack } from '../open-sources.ts'
import { connectTo, oraclesOf } from '../oracles.ts'
import { withoutDiagnosis } from '../query-diagnosis.ts'
import type { Setup, SetupOptions } from '../setup.ts'
import { openJudge } from '../standing.ts'
import { sendsInBulk } from './commands/bulk-mail.ts'
import { isAnswerOf, type SiteRules, WRITTEN_LAST } from './compare-sites.ts'
import { heldSite } from './held-site.ts'
import { openOrders } from './orders.ts'
import type { Own } from './plain-body.ts'
import { openPlatformDiagnosis } from './platform-diagnosis.ts'
import { platformSequences, platformSource } from './platform-source.ts'
import { askSite, openPlatformTwin } from './platform-twin.ts'
import { openSite, type SiteAt } from './site.ts'
import { speaksOfSites } from './speaks-of.ts'
import { sharedTitles } from './titles.ts'
import { openWrongSites } from './wrong-side.ts'

/**
 * Opens all that is needed to compare two sites. Throws UsageError when world or target do not fit, TargetDown when it
 * cannot be reached.
 */
export async function openPlatformSetup(given: SetupOptions): Promise<Setup> {
  const version = given.platformVersion ?? (await versionOf(given))
  const options = { ...given, platformVersion: version }
  const { target, specs, world } = options
  const tested = await connectTo(target, options)
  const plurals = [...new Set([...keysOfWorld(specs, world), ...SITE_KEYS].map(([plural]) => plural))]
  const at = { plurals, version }
  const ofTarget = await openSite({ connection: tested, ...at })
  const held = await heldSite(ofTarget, worldDirectory(specs, world))
  const { directory } = held
  const oracles = oraclesOf(options, directory)
  const judged = await oracles.open([], options.workers).catch(async error => {
    held.remove()
    await tested.close()
    throw error
  })
  const oracle = judged.connection
  const site = await openSite({ connection: oracle, ...at })
  const rules = rulesOf(ofTarget, site, options, directory)
  const quirks = (await listQuirks()).filter(({ clause }) => isOfPlatform(clause))
  const around = { siteAt: site.at, quirks, rules }
  const diagnosis = openPlatformDiagnosis({ ...around, open: oracles.open, openTrial: oracles.openTrial })
  const adapt: Adapt = async taken => {
    const taking = oracles.taking(taken)
    const { open, openTrial } = taking
    const other = await open([])
    const own = openPlatformDiagnosis({ ...around, open, openTrial, beside: await taking.beside() })
    return {
      twin: openPlatformTwin({ target: ofTarget, oracle: site.at(other.connection), rules }),
      diagnosis: own,
      ...{ oracles: [other.connection], rules },
      close: async () => {
        await Promise.all([own.close(), other.close()])
      },
    }
  }
  const freedoms = (await listFreedoms()).filter(({ id }) => isOfPlatform(id))
  const ofProfile = await oracles.ofProfile()
  const orders = openOrders({ siteAt: site.at, openRight: oracles.openRight, rules })
  const judge = openJudge({
    ...{ quirks, freedoms, ways: oracles.freeWays, isFreeOrder: orders.isFree },
    ofProfile: quirks.filter(({ id }) => ofProfile.includes(id)),
    ask: (query, { connection }, headers = {}) => askSite(query, site.at(connection), headers),
    areAlike: (difference, right) => right.kind === 'answer' && isAnswerOf(difference, right, rules),
  })
  const { isKnownTime } = rules.ofTarget
  const lockedOut = new Set<string>()
  const onLockedOut = (email: string) => void lockedOut.add(email)
  const source = { site, sites: [site, ofTarget], directory, version, isKnownTime, onLockedOut }
  const { titles, address } = site
  return {
    ...{
      quirks,
      directory,
      keepsIds: tested.endpoint.reset === CONTROL_RESET,
      target: tested,
      oracle,
      oracles: [oracle],
      ignored: rules.ignored,
      lacks: target.lacks,
    },
    ...{ rules, openIdentities: () => sameIdentities },
    diagnosis: given.invalid ? withoutDiagnosis : diagnosis,
    world: await oracles.world(),
    judge: given.invalid ? null : judge,
    adapt: given.invalid ? null : adapt,
    platform: {
      ...{ version, titles, address, pathOf: ofTarget.pathOf },
      speaksOf: statusOf => speaksOfSites(statusOf, readJson(join(directory, 'platform.json')), version),
      queriesOf: seed => platformSource(source, seed),
      sequencesOf: (seed, isAllowed) => {
        mustBePutBack(tested)
        const canSend = target.lacks('bulk-mail') === null
        return platformSequences(
          source,
          command => isAllowed(command) && (canSend || !sendsInBulk(command)),
          seed,
        )
      },
    },
    twin: given.invalid
      ? openWrongSites({ target: ofTarget, oracle: site, directory, version })
      : {
          ...openPlatformTwin({ target: ofTarget, oracle: site, rules }),
          notes: () => notesOn(lockedOut),
        },
    close: async () => {
      await Promise.all([judged, diagnosis, judge, orders].map(it => it.close()))
      await tested.close()
      held.remove()
    },
  }
}

function notesOn(lockedOut: ReadonlySet<string>): readonly string[] {
  if (lockedOut.size === 0) return []
  return [`nothing was asked as ${[...lockedOut].join(', ')}: signing in is refused`]
}

function isOfPlatform(id: string): boolean {
  return id.startsWith('platform.')
}

/** What the target says that it runs as; null where nobody says anything. */
async function versionOf({ target }: SetupOptions): Promise<string | null> {
  const told = await target.platform?.()
  return told && told.saidBy !== 'nobody' ? told.version : null
}

/** When rows were written, and who put members in, is the kit's own doing. */
const OF_SEEDING = [WRITTEN_LAST, 'attribution']

/** A reference with a control plane holds a world to the letter: then its times are compared as they are. */
function rulesOf(
  ofTarget: SiteAt,
  ofOracle: SiteAt,
  { ignored }: SetupOptions,
  directory: string,
): SiteRules {
  const isKnownTime = timesOf(directory)
  const isLiteral = ofTarget.connection.endpoint.reset === CONTROL_RESET
  const own = ({ titles, address }: SiteAt, other: SiteAt): Own => ({
    titles: sharedTitles(titles, [other.titles]),
    address,
    brand: ofTarget.brand,
    isKnownTime: isLiteral ? null : isKnownTime,
  })
  return {
    ignored: new Set([...ignored, ...(isLiteral ? [] : OF_SEEDING)]),
    isKnownTime,
    ofOracle: own(ofOracle, ofTarget),
    ofTarget: { ...own(ofTarget, ofOracle), brand: neutralWords },
  }
}

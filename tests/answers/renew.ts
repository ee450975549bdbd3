import { keep, keptOf, renewed, worldsWithAnswers } from './kept-answers.ts'

for (const world of worldsWithAnswers()) {
  const [old, now] = [keptOf(world), await renewed(keptOf(world))]
  const count = now.filter((it, place) => it.digests.join() !== old[place]?.digests.join()).length
  if (count > 0) keep(world, now)
  console.log(`${world}: ${count} of ${now.length} conversations are answered otherwise now`)
}

import { type Chance, chanceOf } from '../../audit/chance.ts'

/** The draws for one of many things of a seed. Numbers that are near to each other draw what has nothing in common. */
export function chanceAt(seed: number, number: number): Chance {
  const a = Math.imul((seed + Math.imul(number + 1, 0x9e3779b9)) | 0, 0x85ebca6b)
  return chanceOf(Math.imul(a ^ (a >>> 13), 0xc2b2ae35) >>> 0)
}

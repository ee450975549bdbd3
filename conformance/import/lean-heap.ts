import { setFlagsFromString } from 'node:v8'

/**
 * Lets the heap grow by a third between two collections while `work` is done, and no more. A large import makes much that is
 * garbage soon, and Node.js would rather hold three times what is needed than look for it.
 */
export async function withLeanHeap<T>(work: () => Promise<T>): Promise<T> {
  setFlagsFromString('--heap-growing-percent=35')
  try {
    return await work()
  } finally {
    setFlagsFromString('--heap-growing-percent=0')
  }
}

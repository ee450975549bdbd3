// @ts-check
import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** Whether what was built of sources is out of date is told by a hash of these: times of files say little in a checkout. */

/**
 * A hash of the contents of files, and of their places.
 *
 * @param {string} root
 * @param {readonly string[]} files by their paths below it
 */
export function hashOfFiles(root, files) {
  const hash = createHash('sha256')
  const read = readerInPlace()
  for (const file of files) {
    const text = read(join(root, file))
    hash.update(`${file}\0${text.length}\0`).update(text)
  }
  return hash.digest('hex').slice(0, 32)
}

/** Reads one file after the other into the same memory: a server would keep what thousands of buffers once took. */
function readerInPlace() {
  let buffer = Buffer.allocUnsafe(1 << 17)
  return (/** @type {string} */ path) => {
    const file = openSync(path, 'r')
    try {
      const { size } = fstatSync(file)
      if (size > buffer.length) buffer = Buffer.allocUnsafe(size * 2)
      let length = 0
      while (length < size) {
        const read = readSync(file, buffer, length, size - length, null)
        if (read === 0) break
        length += read
      }
      return buffer.subarray(0, length)
    } finally {
      closeSync(file)
    }
  }
}

/**
 * The files in a folder and below it, in order.
 *
 * @param {string} root
 * @param {string} folder
 * @param {(path: string) => boolean} isTaken asked of each file and folder
 * @returns {readonly string[]}
 */
export function filesBelow(root, folder, isTaken) {
  /** @type {string[]} */
  const files = []
  // Many times as fast as to have it done by readdir itself.
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (isTaken(`${path}/`)) files.push(...filesBelow(root, path, isTaken))
    } else if (isTaken(path)) files.push(path)
  }
  return files.sort()
}

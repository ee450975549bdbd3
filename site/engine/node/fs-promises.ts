import { bytesAt } from './files.ts'
import * as fs from './fs.ts'

/** `node:fs/promises` over the files of this page. */

export async function readFile(path: string): Promise<string> {
  return fs.readFileSync(path)
}

export async function readdir(path: string): Promise<readonly unknown[]> {
  return fs.readdirSync(path)
}

export async function stat(path: string): Promise<unknown> {
  return fs.statSync(path)
}

/** A file of which the beginning is read. */
export async function open(path: string) {
  fs.statSync(path)
  return {
    read: async (buffer: Uint8Array, offset: number, length: number, from: number) => {
      const piece = bytesAt(path).subarray(from, from + length)
      buffer.set(piece, offset)
      return { buffer, bytesRead: piece.length }
    },
    close: async () => {},
  }
}

/** Nothing links to anything. */
export async function realpath(path: string): Promise<string> {
  return path
}

const readOnly = async (): Promise<never> => fs.writeFileSync()

export {
  readOnly as mkdir,
  readOnly as rename,
  readOnly as rm,
  readOnly as rmdir,
  readOnly as utimes,
  readOnly as writeFile,
}

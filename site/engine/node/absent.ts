/** Stands in for modules of Node.js that nothing of what runs in a browser ever calls. */
const absent = (): never => {
  throw new Error('invariant: this part of the kit does not run in a browser')
}

export {
  absent as brotliDecompressSync,
  absent as createDecipheriv,
  absent as createGunzip,
  absent as createServer,
  absent as createTransport,
  absent as gunzipSync,
  absent as inflateSync,
  absent as lookup,
  absent as once,
  absent as pipeline,
  absent as scryptSync,
  absent as setTimeout,
  absent as spawn,
  absent as tmpdir,
  absent as tsImport,
}
export class AsyncLocalStorage {}
export class Pool {}
export default {}

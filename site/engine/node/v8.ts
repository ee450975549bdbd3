/** Stands in for `node:v8`: how the heap grows is the browser's business. */
export function setFlagsFromString(): void {}

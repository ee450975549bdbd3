/** In place of `node:v8`: what a page needs of memory is the browser's business. */
export function setFlagsFromString(): void {}

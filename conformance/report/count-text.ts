/** `2,715` */
export function countText(count: number): string {
  return count.toLocaleString('en')
}

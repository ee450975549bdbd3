import { isObject } from '../../compare/json-value.ts'
import { isEntry } from './rest-listing.ts'

/** Whether a value is a relation or a file with something in it, or a zone: no attribute of another kind looks so. */
export function isPopulated(value: unknown): boolean {
  if (isObject(value)) {
    const items = [value.data].flat()
    return 'data' in value && items.length > 0 && items.every(isEntry)
  }
  return Array.isArray(value) && value.length > 0 && value.every(isPart)
}

/** Whether a value is a component in a zone. */
export function isPart(item: unknown): boolean {
  return isObject(item) && 'id' in item && /^[^.]+\.[^.]+$/.test(String(item.__component))
}

/** Whether a value is a relation or a file with nothing in it. */
export function isEmpty(value: unknown): boolean {
  return isObject(value) && 'data' in value && [value.data].flat().every(it => it === null)
}

/**
 * The name of the fact that something is in an attribute: no attribute has such a name. What is populated takes over
 * the publication state of its list, so that a relation may be filled in one state alone.
 */
export function filledName(name: string, isPreview: boolean): string {
  return `${name} is filled${isPreview ? ', drafts included' : ''}`
}

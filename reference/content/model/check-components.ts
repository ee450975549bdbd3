import { expectedName } from '../../world/expected-name.ts'
import { type Place, shown } from '../../world/problems.ts'
import type { Component, Models, Schema } from './types.ts'

/** Every component that a model names exists, and none must contain itself. */
export function checkComponents(models: Models, places: ReadonlyMap<string, Place>): void {
  for (const schema of [...models.types.values(), ...models.components.values()]) {
    checkReferences(models, schema, places.get(schema.uid)?.at('attributes'))
  }
  for (const component of models.components.values()) {
    if (!containsItself(models, component)) continue
    places
      .get(component.uid)
      ?.wrong(`${component.uid} inside itself, always required`, 'an end: make it optional')
  }
}

function checkReferences(models: Models, schema: Schema, attributes: Place | undefined): void {
  const check = (uid: string, place: Place | undefined) => {
    if (models.components.has(uid)) return
    place?.wrong(shown(uid), expectedName(uid, models.components.keys(), 'the uid of a component'))
  }
  for (const attribute of schema.attributes.values()) {
    const place = attributes?.at(attribute.name)
    if (attribute.kind === 'component') check(attribute.component, place?.at('component'))
    if (attribute.kind !== 'dynamiczone') continue
    attribute.components.forEach((uid, i) => {
      check(uid, place?.at('components').at(i))
    })
  }
}

/** A component that requires itself, directly or through others, could never be filled in. */
function containsItself(models: Models, component: Component): boolean {
  const seen = new Set<string>()
  const open = requiredComponents(component)
  for (let uid = open.pop(); uid !== undefined; uid = open.pop()) {
    if (uid === component.uid) return true
    if (seen.has(uid)) continue
    seen.add(uid)
    const inner = models.components.get(uid)
    if (inner) open.push(...requiredComponents(inner))
  }
  return false
}

function requiredComponents(schema: Schema): string[] {
  return [...schema.attributes.values()].flatMap(attribute =>
    attribute.kind === 'component' && attribute.required && !attribute.many ? [attribute.component] : [],
  )
}

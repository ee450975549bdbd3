import type { ModelFile } from './model-files.ts'
import { parseAttributes } from './parse-attributes.ts'
import type { Component } from './types.ts'

/** A component from its file, `<category>/<name>.json`. */
export function parseComponent({ uid, schema }: ModelFile): Component {
  const privateNames = schema.object('options')?.texts('privateAttributes') ?? []
  const [category = '', name = ''] = uid.split('.')
  return {
    modelType: 'component',
    uid,
    category,
    collectionName: schema.text('collectionName') ?? `components_${category}_${name}`.replaceAll('-', '_'),
    displayName: schema.object('info')?.text('displayName') ?? name,
    attributes: parseAttributes(schema, { inComponent: true, localizedType: false, privateNames }),
  }
}

/**
 * What SARIF 2.1.0 demands of the objects that a report uses: their required properties, and that they have no others
 * than the standard names (section numbers are those of the OASIS standard).
 */
const text = { type: 'string' }
const message = object({ text }, ['text'])
const artifactLocation = object({ uri: text, uriBaseId: text, description: message }, [])
const tags = object({ tags: { type: 'array', items: text, uniqueItems: true } }, [], true)

/** 3.49 reportingDescriptor */
const rule = object(
  {
    id: text,
    shortDescription: message,
    fullDescription: message,
    help: message,
    defaultConfiguration: object({ level: { enum: ['none', 'note', 'warning', 'error'] } }, []),
    properties: tags,
  },
  ['id'],
)

/** 3.28 location */
const location = object(
  {
    physicalLocation: object(
      { artifactLocation, region: object({ startLine: { type: 'integer', minimum: 1 } }, []) },
      ['artifactLocation'],
    ),
    logicalLocations: list(object({ fullyQualifiedName: text, kind: text }, [])),
  },
  [],
)

/** 3.27 result */
const result = object(
  {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: 0 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message,
    locations: list(location),
    partialFingerprints: { type: 'object', additionalProperties: text },
    suppressions: list(object({ kind: { enum: ['inSource', 'external'] }, justification: text }, ['kind'])),
    properties: tags,
  },
  ['message'],
)

/** 3.14 run */
const run = object(
  {
    tool: object({ driver: object({ name: text, semanticVersion: text, rules: list(rule) }, ['name']) }, [
      'driver',
    ]),
    automationDetails: object({ id: text }, []),
    invocations: list(
      object({ executionSuccessful: { type: 'boolean' }, exitCodeDescription: text }, [
        'executionSuccessful',
      ]),
    ),
    originalUriBaseIds: { type: 'object', additionalProperties: artifactLocation },
    results: list(result),
  },
  ['tool'],
)

/** 3.13 sarifLog, as a JSON Schema */
export const SARIF_SHAPE = object({ $schema: text, version: { const: '2.1.0' }, runs: list(run) }, [
  'version',
  'runs',
])

function object(properties: object, required: readonly string[], hasOthers = false) {
  return { type: 'object', properties, required, additionalProperties: hasOthers }
}

function list(items: object) {
  return { type: 'array', items }
}

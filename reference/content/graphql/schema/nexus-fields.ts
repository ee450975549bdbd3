import { arg, type core, list, nonNull } from 'nexus'
import type { Argument } from './arguments/argument.ts'
import type { InputField, OutputField } from './attribute-rule.ts'

/** Fields as the schema builder takes them. */

export function nexusOutput(
  field: OutputField,
  required: boolean,
): core.NexusOutputFieldConfig<string, string> {
  const type = field.list ? list(field.type) : field.type
  return {
    type: required ? nonNull(type) : type,
    args: nexusArguments(field.args ?? []),
    ...(field.resolve && { resolve: field.resolve }),
  }
}

export function nexusInput(field: InputField): core.NexusInputFieldConfig<string, string> {
  const item = field.itemsRequired ? nonNull(field.type) : field.type
  return { type: field.list ? list(item) : item }
}

export function nexusArguments(args: readonly Argument[]): core.ArgsRecord {
  return Object.fromEntries(args.map(argument => [argument.name, nexusArgument(argument)]))
}

function nexusArgument(argument: Argument): core.NexusArgDef<string> {
  const type = argument.list ? list(argument.type) : argument.type
  const shape = argument.required ? nonNull(type) : type
  return arg({ type: shape, ...(argument.default !== undefined && { default: argument.default }) })
}

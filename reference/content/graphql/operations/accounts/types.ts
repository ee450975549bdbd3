import { inputObjectType, objectType } from 'nexus'
import type { Definition } from '../../schema/definitions/definition-rule.ts'

const PAYLOADS_OF_OK = [
  'UsersPermissionsPasswordPayload',
  'UsersPermissionsCreateRolePayload',
  'UsersPermissionsUpdateRolePayload',
  'UsersPermissionsDeleteRolePayload',
]

/** The types of the users and permissions plugin's own operations. */
export function accountTypes(): readonly Definition[] {
  return [me(), role(), registerInput(), loginInput(), loginPayload(), ...PAYLOADS_OF_OK.map(okPayload)]
}

function me(): Definition {
  return objectType({
    name: 'UsersPermissionsMe',
    definition(t) {
      t.nonNull.id('id')
      t.nonNull.string('username')
      t.string('email')
      t.boolean('confirmed')
      t.boolean('blocked')
      t.field('role', { type: 'UsersPermissionsMeRole' })
    },
  })
}

function role(): Definition {
  return objectType({
    name: 'UsersPermissionsMeRole',
    definition(t) {
      t.nonNull.id('id')
      t.nonNull.string('name')
      t.string('description')
      t.string('type')
    },
  })
}

function registerInput(): Definition {
  return inputObjectType({
    name: 'UsersPermissionsRegisterInput',
    definition(t) {
      for (const name of ['username', 'email', 'password']) t.nonNull.string(name)
    },
  })
}

function loginInput(): Definition {
  return inputObjectType({
    name: 'UsersPermissionsLoginInput',
    definition(t) {
      t.nonNull.string('identifier')
      t.nonNull.string('password')
      t.nonNull.string('provider', { default: 'local' })
    },
  })
}

function loginPayload(): Definition {
  return objectType({
    name: 'UsersPermissionsLoginPayload',
    definition(t) {
      t.string('jwt')
      t.nonNull.field('user', { type: 'UsersPermissionsMe' })
    },
  })
}

function okPayload(name: string): Definition {
  return objectType({
    name,
    definition(t) {
      t.nonNull.boolean('ok')
    },
  })
}

import { describe, expect, test } from 'vitest'
import { type Ask, askedService } from '../service-asked.fixture.ts'

let ask: Ask
/** Each test begins with entries of its own, also where it is run again. */
async function begin(): Promise<void> {
  ask = await askedService()
}

const ROLES =
  '{ usersPermissionsRoles(sort: "id") { data { attributes { name description type createdAt updatedAt } } } }'
const NOW = '2024-06-01T12:00:00.000Z'

/** The roles after those that there are anyway. */
async function added(): Promise<readonly unknown[]> {
  const { data } = Object(await ask(ROLES)).usersPermissionsRoles
  return data.slice(2).map(({ attributes }: { attributes: unknown }) => attributes)
}

const create = (data: string) => ask(`mutation { createUsersPermissionsRole(data: {${data}}) { ok } }`)
const update = (id: number, data: string) =>
  ask(`mutation { updateUsersPermissionsRole(id: ${id}, data: {${data}}) { ok } }`)
const remove = (id: number) => ask(`mutation { deleteUsersPermissionsRole(id: ${id}) { ok } }`)

describe('a role is made', () => {
  test.each<readonly [data: string, name: string, description: string | null, type: string]>([
    ['name: "Cook"', 'Cook', null, 'cook'],
    ['name: "Head Chef", description: "first"', 'Head Chef', 'first', 'head_chef'],
    ['name: "Élan  Vital!", description: null', 'Élan  Vital!', null, 'elan_vital'],
    ['name: "Cook", type: "own"', 'Cook', null, 'own'],
  ])('of {%s}', async (data, name, description, type) => {
    await begin()
    expect(await create(data)).toEqual({ createUsersPermissionsRole: { ok: true } })
    expect(await added()).toEqual([{ name, description, type, createdAt: NOW, updatedAt: NOW }])
  })

  test.each(['', 'name: null', 'name: ""', 'type: "own"'])('not of {%s}', async data => {
    await begin()
    expect(await create(data)).toEqual(['Request must contain a name for the role'])
    expect(await added()).toEqual([])
  })
})

describe('a role is changed', () => {
  test.each<readonly [data: string, name: string, description: string]>([
    ['name: "Baker"', 'Baker', 'first'],
    ['description: "second"', 'Cook', 'second'],
    ['name: "", description: ""', 'Cook', ''],
    ['name: null, description: null', 'Cook', 'first'],
  ])('by {%s}', async (data, name, description) => {
    await begin()
    await create('name: "Cook", description: "first"')
    expect(await update(3, data)).toEqual({ updateUsersPermissionsRole: { ok: true } })
    expect(await added()).toEqual([{ name, description, type: 'cook', createdAt: NOW, updatedAt: NOW }])
  })

  test('the time of it is noted', async () => {
    await begin()
    await update(1, 'name: "Members"')
    const { data } = Object(await ask(ROLES)).usersPermissionsRoles
    expect(data[0].attributes).toMatchObject({ name: 'Members', updatedAt: NOW })
    expect(data[0].attributes.createdAt).not.toBe(NOW)
  })

  test('not where there is none', async () => {
    await begin()
    expect(await update(9, 'name: "Baker"')).toEqual(['Role not found'])
  })
})

describe('a role is deleted', () => {
  test('but for the public one', async () => {
    await begin()
    await create('name: "Cook"')
    expect(await remove(3)).toEqual({ deleteUsersPermissionsRole: { ok: true } })
    expect(await added()).toEqual([])
    expect(await remove(3)).toEqual(['Role not found'])
    expect(await remove(2)).toEqual(['Cannot delete public role'])
  })
})

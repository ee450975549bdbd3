import { describe, expect, test } from 'vitest'
import { at, type Gazette, openGazette, rows } from '../gazette.fixture.ts'
import { type Json, type JsonObject, objectsOf } from '../values.ts'

const OWNER = ['olga@gazette.example', 'olgas-early-ferry'] as const

/** A form with a file of members, and fields beside it. */
function formOf(csv: string, fields: Readonly<Record<string, string>> = {}): string {
  const file = `; name="membersfile"; filename="m.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}`
  const others = Object.entries(fields).map(([name, value]) => `; name="${name}"\r\n\r\n${value}`)
  const parts = [file, ...others].map(part => `--x\r\ncontent-disposition: form-data${part}\r\n`)
  return `${parts.join('')}--x--\r\n`
}

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }

async function importedBy(
  site: Gazette,
  headers: Record<string, string>,
  csv: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const { status, body } = await site.send('POST', 'admin: /members/upload/', formOf(csv, fields), {
    ...headers,
    ...MULTIPART,
  })
  return { status, body }
}

async function ownerOf(site: Gazette): Promise<Record<string, string>> {
  return { cookie: await site.logIn(...OWNER) }
}

/** What became of the member with an address. */
async function memberIn(site: Gazette, headers: Record<string, string>, email: string): Promise<JsonObject> {
  const { body } = await site.get('admin: /members/?limit=all&include=tiers', headers)
  return rows(body).find(member => member.email === email) ?? {}
}

const named = (value: Json | undefined) => objectsOf(value).map(({ name }) => name)

describe('a row of an import', () => {
  const IMPORT = 'Import 2024-06-01 12:00'

  test.each<[fact: string, csv: string, email: string, member: JsonObject, labels: readonly string[]]>([
    [
      'makes a member',
      'email,name,note\na@r.example,Ann,Kind',
      'a@r.example',
      { name: 'Ann', note: 'Kind', subscribed: true, status: 'free' },
      [IMPORT],
    ],
    [
      'may say nothing more',
      'email,name,note,created_at\na@r.example,,undefined,',
      'a@r.example',
      { name: null, note: null, created_at: '2024-06-01T12:00:00.000Z' },
      [IMPORT],
    ],
    ['may end early', 'email,name\na@r.example', 'a@r.example', { name: null }, [IMPORT]],
    [
      'says no to e-mails',
      'email,subscribed_to_emails\na@r.example,False',
      'a@r.example',
      { subscribed: false },
      [IMPORT],
    ],
    [
      'says yes to e-mails with anything else',
      'email,subscribed_to_emails\na@r.example,no',
      'a@r.example',
      { subscribed: true },
      [IMPORT],
    ],
    ['has labels of its own', 'email,labels\na@r.example,"x,vip"', 'a@r.example', {}, ['x', 'vip', IMPORT]],
    [
      'was made before',
      'email,created_at\na@r.example,2020-01-20 10:00:00',
      'a@r.example',
      { created_at: '2020-01-20T10:00:00.000Z' },
      [IMPORT],
    ],
    [
      'was made at a second',
      'email,created_at\na@r.example,2020-01-20T10:00:00.999Z',
      'a@r.example',
      { created_at: '2020-01-20T10:00:00.000Z' },
      [IMPORT],
    ],
    [
      'is not made in times to come',
      'email,created_at\na@r.example,2099-01-01',
      'a@r.example',
      { created_at: '2024-06-01T12:00:00.000Z' },
      [IMPORT],
    ],
    [
      'has a plan for free',
      'email,complimentary_plan\na@r.example,TRUE',
      'a@r.example',
      { status: 'comped' },
      [IMPORT],
    ],
    [
      'has no plan for free',
      'email,complimentary_plan\na@r.example,yes',
      'a@r.example',
      { status: 'free' },
      [IMPORT],
    ],
    [
      'names the tier of its plan',
      'email,complimentary_plan,import_tier\na@r.example,true,Free',
      'a@r.example',
      { status: 'comped' },
      [IMPORT],
    ],
    [
      'keeps what a member has',
      'email,name,note\nmia@readers.example,,',
      'mia@readers.example',
      { name: 'Mia', subscribed: true },
      ['vip', IMPORT],
    ],
    [
      'changes what a member has',
      'email,name\nmia@readers.example,Maria',
      'mia@readers.example',
      { name: 'Maria', updated_at: '2024-06-01T12:00:00.000Z' },
      ['vip', IMPORT],
    ],
    [
      'takes newsletters away',
      'email,subscribed_to_emails\nmia@readers.example,false',
      'mia@readers.example',
      { subscribed: false },
      ['vip', IMPORT],
    ],
    [
      'gives none back',
      'email,subscribed_to_emails\nnoel@readers.example,true',
      'noel@readers.example',
      { subscribed: false, note: 'Wants no mail' },
      [IMPORT],
    ],
    [
      'has columns that nobody knows',
      'email,toString,x\na@r.example,1,2',
      'a@r.example',
      { name: null },
      [IMPORT],
    ],
  ])('%s', async (_fact, csv, email, member, labels) => {
    const site = openGazette()
    const headers = await ownerOf(site)
    const { status, body } = await importedBy(site, headers, csv)
    expect([status, at(body, 'meta.stats')]).toEqual([201, { imported: 1, invalid: [] }])
    const found = await memberIn(site, headers, email)
    expect(found).toMatchObject(member)
    expect(named(found.labels).toSorted()).toEqual(labels.toSorted())
    expect(at(body, 'meta.import_label.name')).toBe(IMPORT)
  })

  test.each([
    ['no address', 'email,name\n,Ann\nb@r.example,Bo', 'Validation failed for email.'],
    ['no address, as its row ends early', 'name,email\nAnn\nBo,b@r.example', 'Validation failed for email.'],
    ['no address that there is', 'email\nbad\nb@r.example', 'Invalid Email'],
    [
      'no time',
      'email,created_at\na@r.example,soon\nb@r.example,',
      'Date format for `created_at` is invalid.',
    ],
    [
      'a tier that there is not',
      'email,import_tier\na@r.example,gold\nb@r.example,',
      '"gold" is not a valid tier.',
    ],
    [
      'a tier and no plan',
      'email,import_tier\na@r.example,Gold\nb@r.example,',
      'You cannot import a free member with a specified tier.',
    ],
  ])('that has %s is told and left out', async (_what, csv, error) => {
    const site = openGazette()
    const headers = await ownerOf(site)
    const { status, body } = await importedBy(site, headers, csv)
    expect([status, at(body, 'meta.originalImportSize'), at(body, 'meta.stats.imported')]).toEqual([
      201, 2, 1,
    ])
    expect(objectsOf(at(body, 'meta.stats.invalid')).map(row => row.error)).toEqual([error])
    expect(await memberIn(site, headers, 'a@r.example')).toEqual({})
    expect(await memberIn(site, headers, 'b@r.example')).toMatchObject({ email: 'b@r.example' })
  })

  test('that does not fit leaves nothing behind, nor a label where none fits', async () => {
    const site = openGazette()
    const headers = await ownerOf(site)
    const { body } = await importedBy(site, headers, 'email,labels,created_at\na@r.example,fresh,soon')
    expect(at(body, 'meta')).toMatchObject({ stats: { imported: 0 }, import_label: null })
    const { body: labels } = await site.get('admin: /labels/', headers)
    expect(rows(labels).map(({ name }) => name)).not.toContain('fresh')
  })
})

describe('the form of an import', () => {
  test.each<[fact: string, fields: Readonly<Record<string, string>>, labels: readonly string[]]>([
    ['gives a label', { labels: 'a' }, ['a']],
    ['gives several', { 'labels[0]': 'a', 'labels[1]': 'b', 'labels[]': 'c' }, ['a', 'b', 'c']],
    ['gives none under other names', { label: 'a', 'labels[x]': 'b', xlabels: 'c' }, []],
  ])('%s', async (_fact, fields, labels) => {
    const site = openGazette()
    const headers = await ownerOf(site)
    await importedBy(site, headers, 'email\na@r.example', fields)
    const own = named((await memberIn(site, headers, 'a@r.example')).labels).filter(
      name => !String(name).startsWith('Import'),
    )
    expect(own.toSorted()).toEqual(labels)
  })

  test.each<[fact: string, fields: Readonly<Record<string, string>>, member: JsonObject]>([
    [
      'says what columns mean',
      { 'mapping[Mail]': 'email', 'mapping[Who]': 'name' },
      { email: 'a@r.example', name: 'Ann' },
    ],
    ['says it of all or none', { 'mapping[Mail]': 'email' }, { email: 'a@r.example', name: null }],
    [
      'says it in names that there are',
      { 'mapping[Mail]': 'email', 'mapping[Who]': 'toString' },
      { email: 'a@r.example', name: null },
    ],
  ])('%s', async (_fact, fields, member) => {
    const site = openGazette()
    const headers = await ownerOf(site)
    await importedBy(site, headers, 'Mail,Who,name\na@r.example,Ann,No', fields)
    expect(await memberIn(site, headers, 'a@r.example')).toMatchObject(member)
  })

  test.each([
    ['no addresses', 'name\nAnn', 422, 'Please select a valid CSV file.'],
    ['no members', 'email\n', 422, 'Please select a valid CSV file.'],
    ['nothing', '', 422, 'Please select a valid CSV file.'],
  ])('with %s is refused', async (_what, csv, status, message) => {
    const site = openGazette()
    const answer = await importedBy(site, await ownerOf(site), csv)
    expect([answer.status, rows(answer.body)[0]?.message]).toEqual([status, message])
  })

  test('is told in the time of the site', async () => {
    const site = openGazette({}, { settings: { timezone: 'Asia/Kolkata' } })
    const { body } = await importedBy(site, await ownerOf(site), 'email\na@r.example')
    expect(at(body, 'meta.import_label.name')).toBe('Import 2024-06-01 17:30')
  })
})

describe('an import of many', () => {
  const many = (count: number, address: (n: number) => string) =>
    `email\n${Array.from({ length: count }, (_, n) => address(n)).join('\n')}`
  const bad = () => 'bad'

  test.each<[what: string, csv: string, status: number, mails: readonly string[]]>([
    ['500', many(500, bad), 201, []],
    ['501, of whom none fits', many(501, bad), 202, ['Your member import was unsuccessful']],
    [
      '501, of whom one fits',
      many(501, n => (n === 7 ? 'a@r.example' : 'bad')),
      202,
      ['Your member import is complete'],
    ],
    [
      'one who pays, and one who does not',
      'email,stripe_customer_id\na@r.example,cus_1\nb@r.example,',
      202,
      ['Your member import is complete'],
    ],
    ['5001', many(5001, bad), 413, []],
    ['5000', many(5000, bad), 202, ['Your member import was unsuccessful']],
  ])('%s', async (_what, csv, status, mails) => {
    const site = openGazette()
    const answer = await importedBy(site, await ownerOf(site), csv)
    expect([answer.status, site.mail().map(({ subject }) => subject)]).toEqual([status, mails])
    if (status === 202) expect(Object.keys(Object(at(answer.body, 'meta')))).toEqual(['originalImportSize'])
  })

  test('by an integration is told to nobody', async () => {
    const site = openGazette()
    expect((await importedBy(site, await site.token(), many(501, bad))).status).toBe(202)
    expect(site.mail()).toEqual([])
  })
})

describe('members in a file', () => {
  const site = openGazette()
  const linesOf = async (gazette: Gazette, query: string, headers: Record<string, string>) =>
    String((await gazette.get(`admin: /members/upload/${query}`, headers)).body).split('\r\n')

  test.each([
    ['are the oldest first', '', ['mia', 'noel', 'gold']],
    ['are found by a part of their name', '?search=GLO', ['gold']],
    ['are found by a part of their address', '?search=NOEL@', ['noel']],
    ['are found by a filter', '?filter=status:comped', ['gold']],
    ['are as many as is asked for', '?limit=2', ['noel', 'gold']],
    ['are no page, and have no order', '?limit=2&page=2&order=email%20asc', ['noel', 'gold']],
    ['have all fields', '?fields=name', ['mia', 'noel', 'gold']],
  ])('%s', async (_fact, query, names) => {
    const [header, ...lines] = await linesOf(site, query, await site.token())
    expect(header).toBe(
      'id,email,name,note,subscribed_to_emails,complimentary_plan,payments_customer_id,created_at,deleted_at,labels,tiers',
    )
    expect(lines.map(line => line.split(',')[1]?.split('@')[0])).toEqual(names)
  })

  test('say all that they are', async () => {
    const [, ...lines] = await linesOf(site, '', await site.token())
    expect(lines).toEqual([
      '67a000000000000000000901,mia@readers.example,Mia,,true,,,2024-01-01T00:00:00.000Z,,vip,',
      '67a000000000000000000902,noel@readers.example,Noel,Wants no mail,false,,,2024-01-01T00:00:00.000Z,,,',
      '67a000000000000000000903,gold@readers.example,Gloria,,true,true,,2024-01-01T00:00:00.000Z,,,Gold',
    ])
  })

  test('are none', async () => {
    const empty = openGazette({}, { members: [] })
    const { status, body, headers } = await empty.get('admin: /members/upload/', await empty.token())
    expect([status, body, headers['content-type']]).toEqual([200, '', 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toBe('Attachment; filename="members.2024-06-01.csv"')
  })

  test('are the newest fifteen, where nobody asks for more', async () => {
    const members = Array.from({ length: 17 }, (_, n) => ({
      email: `m${n}@r.example`,
      created_at: `2024-01-${10 + n}T00:00:00.000Z`,
    }))
    const large = openGazette({}, { members })
    const token = await large.token()
    expect((await linesOf(large, '', token)).length).toBe(16)
    expect((await linesOf(large, '', token))[1]).toContain('m2@r.example')
    expect((await linesOf(large, '?limit=all', token)).length).toBe(18)
  })
})

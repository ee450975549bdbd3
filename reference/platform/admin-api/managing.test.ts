import { beforeEach, describe, expect, it } from 'vitest'
import { first, type Gazette, openGazette, rows } from '../gazette.fixture.ts'

let site: Gazette
let headers: Record<string, string>
let cookie: Record<string, string>

beforeEach(async () => {
  site = openGazette()
  headers = await site.token()
  cookie = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
})

const BRIDGE = '67a000000000000000000601'

describe('a member', () => {
  const add = (member: Record<string, string | boolean | readonly Record<string, string>[]>) =>
    site.send('POST', 'admin: /members/', { members: [{ email: 'new@readers.example', ...member }] }, headers)

  it.each([
    ['gets what everyone gets', {}, ['daily'], true],
    ['nothing when not subscribed', { subscribed: false }, [], false],
    [
      'newsletters count more than the flag',
      { subscribed: false, newsletters: [{ id: '67a000000000000000000402' }] },
      ['weekend'],
      true,
    ],
    ['none when there are none', { newsletters: [] }, [], false],
  ])('%s', async (_fact, member, newsletters, subscribed) => {
    const { status, body } = await add(member)
    expect(status).toBe(201)
    const names = rows({ list: first(body).newsletters ?? [] }).map(row => String(row.name).toLowerCase())
    expect(names).toEqual(newsletters)
    expect(first(body).subscribed).toBe(subscribed)
  })

  it.each(['admin: /members/', 'admin: /members/67a000000000000000000903/'])(
    'subscribes to no archived newsletter, until it is active again: %s',
    async where => {
      const shown = async (status: string) => {
        const path = 'admin: /newsletters/67a000000000000000000402/'
        await site.send('PUT', path, { newsletters: [{ status }] }, headers)
        const { body } = await site.get(where, headers)
        const gold = rows(body).find(({ email }) => email === 'gold@readers.example')
        return rows({ list: gold?.newsletters ?? [] }).map(({ name }) => name)
      }
      expect(await shown('archived')).toEqual(['Daily'])
      expect(await shown('active')).toEqual(['Daily', 'Weekend'])
    },
  )

  it('with a tier for free has a complimentary subscription', async () => {
    const { body } = await add({ tiers: [{ id: '67a000000000000000000302' }] })
    expect(first(body)).toMatchObject({ status: 'comped', comped: true })
    expect(rows({ list: first(body).subscriptions ?? [] })[0]).toMatchObject({
      id: '',
      default_payment_card_last4: '****',
    })
  })

  it.each([
    ['an address twice', { email: 'mia@readers.example' }, 'email'],
    ['no address', { email: 'nope' }, 'email'],
    ['a newsletter without id', { newsletters: [{ slug: 'daily' }] }, 'newsletters[0]'],
    ['a paid subscription', { comped: true }, 'comped'],
  ])('%s is refused', async (_fact, member, property) => {
    const reply = await add(member)
    expect(reply.status).toBe(422)
    expect(first(reply.body).property).toBe(property)
  })
})

describe('a tier', () => {
  const add = (tier: Record<string, string | number | readonly (string | Record<string, string>)[]>) =>
    site.send('POST', 'admin: /tiers/', { tiers: [{ name: 'New', currency: 'usd', ...tier }] }, headers)

  it('has benefits as texts, prices as numbers and a currency', async () => {
    const { body } = await add({ monthly_price: 100, yearly_price: 1000, benefits: ['One'] })
    expect(first(body)).toMatchObject({
      slug: 'new',
      benefits: ['One'],
      monthly_price: 100,
      yearly_price: 1000,
      currency: 'USD',
    })
  })

  it.each([
    ['a currency of another form', { currency: 'dollars' }],
    ['a price as text', { monthly_price: '5' }],
    ['a price below zero', { monthly_price: -5 }],
    ['a trial that is none', { trial_days: -1 }],
    ['no name', { name: '' }],
    ['half a cent', { monthly_price: 5.5 }],
    ['benefits as objects', { benefits: [{ name: 'x' }] }],
  ])('with %s is refused', async (_fact, tier) => {
    expect((await add(tier)).status).toBe(422)
  })

  it.each([
    ['of a new one the currency first', {}, 'Tier currency'],
    ['then the trial', { currency: 'usd' }, 'Tier trials'],
    ['then the price', { currency: 'usd', trial_days: 0 }, 'Tier prices'],
    ['then the name', { currency: 'usd', trial_days: 0, monthly_price: 0 }, 'Value in [products.name]'],
  ])('is looked at in an order: %s', async (_fact, tier, context) => {
    const wrong = { name: '', currency: 'nope', trial_days: -1, monthly_price: -1, ...tier }
    expect(first((await add(wrong)).body).context).toContain(context)
  })

  it('has the usual price where it is given none', async () => {
    expect(first((await add({ monthly_price: 0 })).body).monthly_price).toBe(500)
  })

  it('cannot be deleted', async () => {
    expect(
      (await site.send('DELETE', 'admin: /tiers/67a000000000000000000302/', undefined, headers)).status,
    ).toBe(404)
  })
})

describe('newsletters and offers', () => {
  it('keep their design on the newsletter', async () => {
    const design = { show_feature_image: false, title_alignment: 'left', background_color: '#ff0000' }
    const reply = await site.send(
      'PUT',
      'admin: /newsletters/67a000000000000000000402/',
      { newsletters: [design] },
      headers,
    )
    expect(first(reply.body)).toMatchObject(design)
    const bad = { newsletters: [{ title_font_category: 'comic' }] }
    expect(
      (await site.send('PUT', 'admin: /newsletters/67a000000000000000000402/', bad, headers)).status,
    ).toBe(422)
  })

  it('say of the tier what was given when they are added, and then its name', async () => {
    const tier = { id: '67a000000000000000000302' }
    const offer = {
      name: 'x',
      code: 'x',
      type: 'percent',
      cadence: 'year',
      amount: 5,
      duration: 'once',
      tier,
    }
    const { body } = await site.send('POST', 'admin: /offers/', { offers: [offer] }, headers)
    expect(first(body).tier).toEqual(tier)
    const read = await site.get(`admin: /offers/${String(first(body).id)}/`, headers)
    expect(first(read.body).tier).toEqual({ ...tier, name: 'Gold' })
  })

  it('have names and codes of their own', async () => {
    expect(
      (await site.send('POST', 'admin: /newsletters/', { newsletters: [{ name: 'Daily' }] }, headers)).status,
    ).toBe(422)
    const offer = {
      name: 'x',
      code: 'spring',
      type: 'percent',
      amount: 5,
      tier: { id: '67a000000000000000000302' },
    }
    expect((await site.send('POST', 'admin: /offers/', { offers: [offer] }, headers)).status).toBe(400)
  })
})

describe('the site', () => {
  const upload = (name: string, content: string, field = 'redirects') => {
    const body = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--x--\r\n`
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    return site.send('POST', 'admin: /redirects/upload/', body, { ...cookie, ...type })
  }

  it('redirects as its file says', async () => {
    expect((await upload('redirects.yaml', '301:\n  /a/: /b/\n302:\n  ^\\/c\\/(.*)$: /d/$1\n')).body).toEqual(
      {},
    )
    expect(await site.get('/a?x=1')).toMatchObject({ status: 301, headers: { location: '/b/?x=1' } })
    expect(await site.get('/c/e/')).toMatchObject({ status: 302, headers: { location: '/d/e/' } })
    expect(await site.get('/old-bridge/')).toEqual({ status: 404, headers: {}, body: null })
  })

  it('takes a file whole, also where it holds what looks like the boundary of its form', async () => {
    await upload('redirects.yaml', '301:\n  /a--x/: /b/\n  /c/: /d--x--/\n')
    expect(await site.get('/a--x/')).toMatchObject({ status: 301, headers: { location: '/b/' } })
    expect(await site.get('/c/')).toMatchObject({ status: 301, headers: { location: '/d--x--/' } })
  })

  it.each([
    ['a file of another kind', 'redirects.txt', 'x', 415],
    ['YAML that is none', 'redirects.yaml', 'x: [1', 400],
    ['JSON that is none', 'redirects.json', '{nope', 400],
    ['JSON without a list', 'redirects.json', '{}', 422],
    ['an expression that is none', 'redirects.json', '[{"from":"/((","to":"/x/"}]', 422],
  ])('%s is refused', async (_fact, name, content, status) => {
    expect((await upload(name, content)).status).toBe(status)
  })

  it('shows its published posts, with the widget and the injected code', async () => {
    const { body } = await site.get('/bridge-opens/')
    expect(body).toContain('<h1>Bridge opens</h1>')
    expect(body).toContain('<meta name="paper" content="gazette">')
    expect(body).toContain(
      'data-platform="http://localhost:2368/" data-key="0123456789abcdef0123456789" data-api="http://localhost:2368/platform/api/content/"',
    )
  })

  it('serves no members endpoints', async () => {
    expect((await site.get('/members/api/site/')).status).toBe(404)
    expect((await site.get('/members/api/offers/')).status).toBe(404)
  })

  describe('in private mode', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    beforeEach(async () => {
      const settings = [
        { key: 'is_private', value: true },
        { key: 'password', value: 'word' },
      ]
      await site.send('PUT', 'admin: /settings/', { settings }, cookie)
    })

    it('leads to a form, and leaves the APIs open', async () => {
      expect(await site.get('/bridge-opens/')).toMatchObject({
        status: 302,
        headers: { location: '/private/?r=%2Fbridge-opens%2F' },
      })
      expect((await site.get('content: /posts/')).status).toBe(200)
    })

    it('opens by its cookie', async () => {
      const reply = await site.send('POST', '/private/?r=%2Fbridge-opens%2F', 'password=word', form)
      expect(reply).toMatchObject({ status: 302, headers: { location: '/bridge-opens/' } })
      const set = String(reply.headers['set-cookie'])
      expect(set).toMatch(/^platform-private=/)
      expect((await site.get('/bridge-opens/', { cookie: set.split(';')[0] ?? '' })).status).toBe(200)
    })

    it.each(['platform-private=abc', 'platform-private=e30='])('not by %s', async wrong => {
      expect((await site.get('/', { cookie: wrong })).status).toBe(302)
    })

    it('not by a wrong password', async () => {
      const reply = await site.send('POST', '/private/?r=%2F', 'password=nope', form)
      expect(reply.status).toBe(200)
      expect(reply.body).toContain('Incorrect password.')
    })
  })
})

describe('an integration', () => {
  it('comes with its two keys, and a refreshed key opens in place of the old one', async () => {
    const made = await site.send(
      'POST',
      'admin: /integrations/?include=api_keys',
      { integrations: [{ name: 'Mine' }] },
      cookie,
    )
    const keys = rows({ list: first(made.body).api_keys ?? [] })
    expect(keys.map(key => key.type)).toEqual(['content', 'admin'])
    const [content] = keys
    const read = (key: unknown) => site.get(`/platform/api/content/posts/?key=${String(key)}`)
    expect((await read(content?.secret)).status).toBe(200)
    const path = `/integrations/${String(first(made.body).id)}/api_key/${String(content?.id)}/refresh/`
    const refreshed = await site.send('POST', `admin: ${path}`, { integrations: [{ id: 'x' }] }, cookie)
    expect((await read(content?.secret)).status).toBe(401)
    expect((await read(rows({ list: first(refreshed.body).api_keys ?? [] })[0]?.secret)).status).toBe(200)
  })
})

describe('an email preview', () => {
  const path = `admin: /email_previews/posts/${BRIDGE}/`
  it('shows the mail, and sends a test', async () => {
    expect(first((await site.get(path, cookie)).body)).toMatchObject({ subject: 'Bridge opens' })
    expect((await site.send('POST', path, { emails: ['a@b.example'] }, cookie)).status).toBe(204)
    expect(site.mail().map(mail => mail.to)).toEqual(['a@b.example'])
    expect((await site.send('POST', path, {}, cookie)).status).toBe(422)
  })
})

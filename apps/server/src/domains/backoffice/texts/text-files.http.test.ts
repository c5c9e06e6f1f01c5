import { setShopTexts } from '@pandrop/dictionaries/languages'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { runDueJobs } from '@pandrop/server/jobs/runner'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  administrator = await asStaff(shop, 'administrator')
})

afterAll(async () => {
  // Other tests of this process have another shop.
  setShopTexts()
  await shop?.stop()
})

const path = '/api/staff/texts/file'

const exported = async (language: string, format: string): Promise<string> =>
  (await administrator.browser.get(`${path}?language=${language}&format=${format}`)).body.content as unknown as string

const send = (language: string, content: string | Uint8Array, apply = true) => {
  const form = new FormData()
  form.append('file', new Blob([content as BlobPart]), 'texts.csv')
  return administrator.browser.call('POST', `${path}?language=${language}&apply=${apply}`, { rawBody: form })
}

const localizations = async (language: string) =>
  (await shop.visitor().get(`/api/localizations?lang_id=${language}`)).body as unknown as Record<string, string>

describe('a file of texts', () => {
  test.each(['csv', 'json'])('as %s comes back as it went, and changes nothing then', async (format) => {
    for (const language of ['en', 'pl', 'uk']) {
      const { status, body } = await send(language, await exported(language, format))
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body).toMatchObject({ changed: 0, wrong: [], wrong_count: 0 })
      expect(body.same).toBeGreaterThan(1000)
    }
  })

  test('says first what it would change, then changes that, and leaves out what is wrong', async () => {
    const file = JSON.stringify({
      nav_home: 'Zuhause',
      nav_cart: ' ',
      'cart_label_count#one': 'ein Ding',
      email_not_verified: 'Anders',
      no_such_text: 'x',
      nav_sale: 7,
    })
    const wrong = [
      { entry: 'nav_sale', why: 'This is no text' },
      { entry: 'nav_cart', why: 'Say something here, or go back to the shipped text' },
      { entry: 'cart_label_count#one', why: 'Keep {count}: the shop fills it in' },
      { entry: 'email_not_verified', why: 'Other programs compare this text to the letter: it stays as it is' },
      { entry: 'no_such_text', why: 'The shop has no such text' },
    ]
    const looked = await send('de', file, false)
    expect(looked.body).toMatchObject({ changed: 1, same: 0, applied: false, wrong_count: 5 })
    expect(looked.body.wrong).toEqual(expect.arrayContaining(wrong))
    expect((await localizations('de')).nav_home).toBe('Start')
    expect((await send('de', file)).body).toMatchObject({ changed: 1, applied: true, wrong_count: 5 })
    await expect.poll(async () => (await localizations('de')).nav_home, { timeout: 10_000 }).toBe('Zuhause')
    expect((await send('de', file)).body).toMatchObject({ changed: 0, same: 1 })
  })

  test('as CSV may come from a spreadsheet: semicolons, quotes, a mark at its beginning, cells made text', async () => {
    const said = ['=1+1', '-5 %', 'Er sagte "ja"; und ging', '@handle', "'='"]
    const entries = ['nav_new', 'nav_sale', 'nav_products', 'nav_account', 'nav_cart']
    const rows = entries.map((entry, at) => `${entry};"${said[at]?.replaceAll('"', '""')}"`)
    expect((await send('de', `\ufeffEntry;Text\r\n${rows.join('\r\n')}`)).body).toMatchObject({ changed: 5 })
    const file = await exported('de', 'csv')
    expect(file).toContain("nav_new,New items,'=1+1")
    expect(file).toContain("'@handle")
    expect((await send('de', file)).body).toMatchObject({ changed: 0, wrong_count: 0 })
    expect(JSON.parse(await exported('de', 'json'))).toMatchObject({ nav_new: '=1+1', nav_account: '@handle' })
  })

  test('that is none is refused, and one of many wrong lines says the first hundred', async () => {
    const refused = async (content: string | Uint8Array) => (await send('de', content)).body.code
    expect(await refused('')).toBe('import_empty')
    expect(await refused(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe('import_packed')
    expect(await refused(new Uint8Array([0x61, 0xff, 0x61]))).toBe('import_encoding')
    for (const text of ['hello', '{"a":', 'entry,words\na,b', 'null'])
      expect(await refused(text)).toBe('text_file_unknown')
    expect(await refused('a'.repeat(2 * 1024 * 1024 + 1))).toBe('file_too_large')
    const many = Array.from({ length: 300 }, (_, at) => `none_${at},x`).join('\n')
    const { body } = await send('de', `entry,text\n${many}\nnav_home,A\nnav_home,B`)
    expect(body).toMatchObject({ wrong_count: 301 })
    expect(body.wrong).toHaveLength(100)
    const proto = await send('de', '{"__proto__": "x", "constructor": "y"}')
    expect(proto.body).toMatchObject({ changed: 0, wrong_count: 2 })
  })
})

test('words with markup are text in mails, and what they are filled with stays what it was', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const standing = JSON.parse(await exported('en', 'json')) as Record<string, string>
  const marked = Object.fromEntries(Object.entries(standing).map(([entry, words]) => [entry, `${words} ${markup}`]))
  const { body } = await send('en', JSON.stringify(marked))
  expect(body).toMatchObject({ changed: expect.any(Number), wrong_count: 0 })
  await expect.poll(async () => (await localizations('en')).mail_footer, { timeout: 10_000 }).toContain(markup)
  const { email } = await shop.customer()
  await shop.visitor().post('/api/user/reset-password', { email })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const mails = (await (await fetch(`${shop.origin}/dev/mailbox.json?to=${email}`)).json()) as { html: string }[]
  expect(mails.length).toBeGreaterThan(0)
  for (const { html } of mails) {
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain(markup)
  }
})

import type { listTexts } from '@pandrop/contract/staff/texts'
import { setShopTexts, textFor } from '@pandrop/dictionaries/languages'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

let shop: TestShop
let administrator: TestStaff
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  ;[administrator, operator] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
})

afterAll(async () => {
  // Other tests of this process have another shop.
  setShopTexts()
  await shop?.stop()
})

const path = '/api/staff/texts'
const changes = '/api/staff/texts/changes'
const putBack = '/api/staff/texts/changes/:id/put-back'

type Listed = z.output<(typeof listTexts)['answer']>
type Row = Listed['rows'][number]

const list = async (query: string): Promise<Listed> =>
  (await operator.browser.get(`${path}?${query}`)).body as unknown as Listed

/** A text as it stands. */
const read = async (language: string, key: string): Promise<Row> => {
  const { rows } = await list(`language=${language}&search=${key}&limit=100`)
  return rows.find((row) => row.key === key) as Row
}

interface Change {
  language: string
  key: string
  forms: Record<string, string> | null
  seen?: number
}

const change = async ({ seen, ...wish }: Change) => {
  const version = seen ?? (await read(wish.language, wish.key))?.version ?? 0
  return administrator.browser.post(path, { ...wish, seen: version })
}

const say = (language: string, key: string, text: string) => change({ language, key, forms: { text } })

const localizations = async (language: string) =>
  (await shop.visitor().get(`/api/localizations?lang_id=${language}`)).body as unknown as Record<string, string>

const saidSoon = (language: string, entry: string, words: string) =>
  expect.poll(async () => (await localizations(language))[entry], { timeout: 10_000 }).toBe(words)

const newest = async (): Promise<{ id: number; puts_back: number | null; made_by: string }> => {
  const { body } = await operator.browser.get(`${changes}?limit=1`)
  return (body.rows as { id: number; puts_back: number | null; made_by: string }[])[0] as never
}

describe('a list', () => {
  test('has every text once, page by page, and finds one by its key, its English and its words', async () => {
    const keys: string[] = []
    let after = ''
    do {
      const { rows, next } = await list(`language=pl&limit=100${after}`)
      keys.push(...rows.map(({ key }) => key))
      after = next === null ? '' : `&after=${next}`
    } while (after)
    const { counts } = await list('language=pl')
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toHaveLength(counts.all)
    expect(keys).not.toContain('shop_name')
    for (const words of ['cart_empty', 'Your cart is empty', 'koszyk pusty'].slice(0, 2)) {
      const { rows } = await list(`language=pl&search=${encodeURIComponent(words)}`)
      expect(rows.map(({ key }) => key)).toContain('cart_empty')
    }
    expect((await operator.browser.get(`${path}?language=pl&after=no_such_text`)).status).toBe(422)
    expect((await operator.browser.get(`${path}?language=xx`)).status).toBe(422)
  })

  test('says the plural forms of the language and what has to stay in each', async () => {
    const { forms, known } = await read('pl', 'cart_label_count')
    expect(forms.map(({ form }) => form).toSorted()).toEqual(['few', 'many', 'one', 'other'])
    expect(forms.every(({ holes }) => holes.join() === '{count}')).toBe(true)
    expect(known).toContain('{shop}')
  })
})

describe('a text of its own', () => {
  test('is said at once in its language alone, under a new version of the texts, and goes back', async () => {
    const before = await read('de', 'nav_home')
    expect(before).toMatchObject({ is_own: false, version: 0 })
    const { status, body } = await say('de', 'nav_home', ' Los geht’s bei {shop} ')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.text).toMatchObject({ is_own: true, forms: [{ own: 'Los geht’s bei {shop}' }] })
    await saidSoon('de', 'nav_home', 'Los geht’s bei {shop}')
    expect(textFor('de')('nav_home')).toBe('Los geht’s bei Pandrop')
    expect((await localizations('fr')).nav_home).toBe('Accueil')
    expect((await list('language=de&filter=own')).rows.map(({ key }) => key)).toEqual(['nav_home'])
    expect((await list('language=de')).counts).toMatchObject({ own: 1, outdated: 0, missing: 0 })
    expect(await newest()).toMatchObject({ made_by: administrator.name, puts_back: null })

    await change({ language: 'de', key: 'nav_home', forms: null })
    await saidSoon('de', 'nav_home', before.forms[0]?.shipped ?? '')
    expect((await list('language=de&filter=own')).rows).toEqual([])
    const { id } = await newest()
    const back = await administrator.browser.post(putBack.replace(':id', String(id)), {})
    expect(back.body.text).toMatchObject({ is_own: true, forms: [{ own: 'Los geht’s bei {shop}' }] })
    expect(await newest()).toMatchObject({ puts_back: id })
    await change({ language: 'de', key: 'nav_home', forms: null })
  })

  test('that says what was shipped is none, and saying the same twice is one change', async () => {
    const { forms } = await read('fr', 'nav_home')
    await say('fr', 'nav_home', forms[0]?.shipped ?? '')
    expect(await read('fr', 'nav_home')).toMatchObject({ is_own: false, version: 0 })
    await say('fr', 'nav_home', 'Maison')
    const { id } = await newest()
    await say('fr', 'nav_home', 'Maison')
    expect((await newest()).id).toBe(id)
    await change({ language: 'fr', key: 'nav_home', forms: null })
  })

  test('keeps its holes and all plural forms of its language', async () => {
    const wrong = async (forms: Record<string, string>, key = 'cart_label_count') => {
      const { status, body } = await change({ language: 'pl', key, forms })
      expect(status).toBe(422)
      return body.errors as Record<string, string[]>
    }
    const right = { one: '{count} rzecz', few: '{count} rzeczy', many: '{count} rzeczy', other: '{count} rzeczy' }
    expect(await wrong({ ...right, few: 'rzeczy' })).toEqual({ few: ['Keep {count}: the shop fills it in'] })
    expect(await wrong({ ...right, many: '{count} z {total}' })).toEqual({
      many: ['The shop has nothing for {total} here'],
    })
    expect(Object.keys(await wrong({ one: '{count} rzecz' })).toSorted()).toEqual(['few', 'many', 'other'])
    expect(await wrong({ ...right, two: '{count} rzeczy' })).toEqual({
      two: ['The language has no such form of this text'],
    })
    expect(await wrong({ text: '  ' }, 'nav_home')).toEqual({
      text: ['Say something here, or go back to the shipped text'],
    })
    expect(await wrong({ text: 'a'.repeat(1001) }, 'nav_home')).toEqual({ text: ['At most 1000 characters'] })
    expect(await wrong({ text: 'a\u0007b' }, 'nav_home')).toEqual({ text: ['One line, without control characters'] })
    expect((await change({ language: 'pl', key: 'cart_label_count', forms: right })).status).toBe(200)
    await saidSoon('pl', 'cart_label_count#many', '{count} rzeczy')
    expect(textFor('pl')('cart_label_count', { count: 5 })).toBe('5 rzeczy')
  })

  test('is none where programs compare it: a message in English, and one message in every language', async () => {
    for (const [language, key] of [
      ['en', 'cart_empty'],
      ['uk', 'email_not_verified'],
    ] as const) {
      const { status, body } = await say(language, key, 'Something else')
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'text_fixed' })
    }
    expect((await say('de', 'cart_empty', 'Nichts im Korb')).status).toBe(200)
    await saidSoon('de', 'cart_empty', 'Nichts im Korb')
    expect((await say('de', 'no_such_text', 'a')).body.code).toBe('text_not_found')
    expect((await administrator.browser.post(putBack.replace(':id', '999999'), {})).body.code).toBe(
      'text_change_not_found',
    )
  })

  test('of two colleagues at once is one, and the other is told', async () => {
    const { version } = await read('es', 'nav_home')
    const answers = await Promise.all(
      ['Uno', 'Dos'].map((text) =>
        administrator.browser.post(path, { language: 'es', key: 'nav_home', forms: { text }, seen: version }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => body.code)).toContain('text_changed')
  })

  test('is not put back where what was said then does not fit the text any more', async () => {
    const { rows } = await shop.database.ownerPool.query(
      `insert into text_changes (language, key, before, after, shipped, english, made_by, made_at)
       values ('de', 'cart_label_count', '{"one":"ein Ding","other":"Dinge"}', null, '{}', '{}', 'staff:cli', now())
       returning id`,
    )
    const { status, body } = await administrator.browser.post(putBack.replace(':id', rows[0].id), {})
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'text_stale' })
  })

  test('is for administrators; operators see it', async () => {
    const wish = { language: 'de', key: 'nav_home', forms: { text: 'x' }, seen: 0 }
    expect((await operator.browser.post(path, wish)).status).toBe(403)
    expect((await operator.browser.get(`${path}/file?language=de&format=csv`)).status).toBe(200)
    expect((await shop.visitor().get(path)).status).toBe(401)
  })
})

describe('English words of its own', () => {
  afterEach(async () => {
    await change({ language: 'en', key: 'sell_title', forms: null })
  })

  test('mark what other languages say as missing, and what is written beside them as outdated later', async () => {
    await say('fr', 'sell_title', 'Vendez')
    expect(await read('fr', 'sell_title')).toMatchObject({ is_own: true, is_outdated: false })
    await say('en', 'sell_title', 'Sell to us')
    await saidSoon('en', 'sell_title', 'Sell to us')
    // They are written over the shipped words, which have not changed.
    expect(await read('en', 'sell_title')).toMatchObject({ is_own: true, is_outdated: false })
    expect(await read('fr', 'sell_title')).toMatchObject({ is_outdated: true, forms: [{ english: 'Sell to us' }] })
    expect(await read('de', 'sell_title')).toMatchObject({ is_missing: true, is_own: false })
    expect((await list('language=de&filter=missing')).rows.map(({ key }) => key)).toEqual(['sell_title'])
    expect((await list('language=fr&filter=outdated')).rows.map(({ key }) => key)).toEqual(['sell_title'])
    // Saved as it is, it was looked at.
    await say('fr', 'sell_title', 'Vendez')
    expect(await read('fr', 'sell_title')).toMatchObject({ is_own: true, is_outdated: false })
  })
})

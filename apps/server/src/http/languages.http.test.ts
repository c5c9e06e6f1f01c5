import { languages } from '@pandrop/contract/languages'
import { messages } from '@pandrop/contract/messages'
import { refusals } from '@pandrop/contract/refusals'
import { refuse } from '@pandrop/contract/result'
import { dictionaryOf } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { type CallOptions, type Reply, Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { envelopeOf } from './envelope.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const keys = Object.keys(messages) as (keyof typeof messages)[]
const others = languages.filter((language) => language !== 'en')

/** Clients compare this one (docs/behaviour/wire.md#untranslated). */
const untranslated = 'email_not_verified'

test('every refusal and every text of a field is said in all six languages', () => {
  const english: string[] = []
  for (const name of Object.keys(refusals) as (keyof typeof refusals)[]) {
    const shape = refusals[name]
    if (!('message' in shape) || shape.message === untranslated) continue
    for (const language of others) {
      if (envelopeOf(refuse(name), language).body.message === messages[shape.message])
        english.push(`${language} ${name}`)
    }
  }
  for (const key of keys.filter((name) => name !== untranslated)) {
    for (const language of others) {
      const { errors } = envelopeOf(refuse('invalid_input', { errors: { field: [key] } }), language).body
      if (errors?.field?.[0] === messages[key]) english.push(`${language} ${key}`)
    }
  }
  expect(english).toEqual([])
})

test('what clients compare is never translated, and the words of the back office stay as they are', () => {
  expect(envelopeOf(refuse('email_not_verified'), 'de').body.message).toBe('Your email address is not verified.')
  const { errors } = envelopeOf(
    refuse('invalid_input', { errors: { field: [{ text: 'Ask a colleague' }] } }),
    'de',
  ).body
  expect(errors).toEqual({ field: ['Ask a colleague'] })
})

test('a bound in a message is filled in beside its field as well', () => {
  const refused = refuse('amount_below_minimum', {
    values: { min: '5.00' },
    errors: { amount: ['amount_below_minimum'] },
  })
  for (const language of languages) {
    const { message, errors } = envelopeOf(refused, language).body
    expect([message.includes('5.00'), errors?.amount], language).toEqual([true, [message]])
  }
})

/** A door with hardly any pace. */
const strictDoor = async () => {
  const { app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, RATE_LIMIT_FACTOR: 0.001 } })
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

const json = { 'content-type': 'application/json' }

/** One way to be refused before a call is made, with `lang_id` in the address. */
const atTheDoor: Record<string, (visitor: Visitor, query: string) => Promise<Reply>> = {
  csrf_mismatch: (visitor, query) =>
    visitor.post(`/api/logout?${query}`, {}, { headers: { 'x-xsrf-token': 'forged' } }),
  not_found: (visitor, query) => visitor.get(`/api/nowhere?${query}`),
  body_unreadable: (visitor, query) => visitor.post(`/api/login?${query}`, undefined, { rawBody: '{', headers: json }),
  body_too_large: (visitor, query) =>
    visitor.post(`/api/login?${query}`, undefined, { rawBody: `"${'x'.repeat(70_000)}"`, headers: json }),
  not_signed_in: (visitor, query) => visitor.get(`/api/user/profile?${query}`),
}

const textIn = (language: string, key: keyof typeof messages): string => dictionaryOf(language)[key] ?? ''

test('a refusal before the call speaks the language of the address, else that of the cookie', async () => {
  for (const [code, ask] of Object.entries(atTheDoor)) {
    for (const [place, language] of languages.entries()) {
      const said = textIn(language, code as keyof typeof messages)
      for (const asked of [language, place + 1]) {
        const { body } = await ask(shop.visitor(), `lang_id=${asked}`)
        expect([body.code, body.message], `${code} ${asked}`).toEqual([code, said])
      }
      const remembering = shop.visitor()
      remembering.cookies.set('languageId', language)
      expect((await ask(remembering, '')).body.message, `${code} cookie ${language}`).toBe(said)
    }
  }
})

test('a refusal before the call speaks the language of a body that can be read', async () => {
  const forged: CallOptions = { headers: { 'x-xsrf-token': 'forged' } }
  const { body } = await shop.visitor().post('/api/logout', { lang_id: 'uk' }, forged)
  expect(body.message).toBe(textIn('uk', 'csrf_mismatch'))
  expect((await shop.visitor().post('/api/nowhere', { lang_id: 'uk' })).body.message).toBe(textIn('uk', 'not_found'))
})

test('whoever calls too often, or writes an address that cannot be read, is told so in their language', async () => {
  const { app, origin } = await strictDoor()
  for (const language of languages) {
    const replies: Reply[] = []
    for (let call = 0; call < 2; call += 1) {
      replies.push(await new Visitor(origin).get(`/api/is-auth?lang_id=${language}`))
    }
    expect(replies[1]?.body.message).toBe(textIn(language, 'too_many_requests'))
    const { body } = await shop.visitor().get(`/api/items/%E0%A4%A?lang_id=${language}`)
    expect([body.code, body.message]).toEqual(['body_unreadable', textIn(language, 'body_unreadable')])
  }
  await app.close()
})

test('a text beside a field follows the language of the call', async () => {
  const { browser } = await shop.customer()
  const form = { cur_password: 'Wrong2026', new_password: 'Panda2027', repeat_password: 'Panda2027' }
  for (const language of languages) {
    const { body } = await browser.post('/api/user/change-password', { ...form, lang_id: language })
    const said = textIn(language, 'current_password_wrong')
    expect([body.message, body.errors]).toEqual([said, { cur_password: [said] }])
    const unknown = await browser.post('/api/cart/clear', { nonsense: 1, lang_id: language })
    expect(unknown.body.errors).toEqual({ nonsense: [textIn(language, 'field_unknown')] })
  }
})

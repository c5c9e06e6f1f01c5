import { expect, test } from 'vitest'
import { type CheckoutForm, type CheckoutQuestion, readCheckout } from './checkout.rules.ts'

const form: CheckoutForm = {
  tradeUrl: 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2',
  name: 'Ana',
  surname: 'Novak',
  email: 'ana@example.com',
  phone: '+386 31 234 567',
  country: 'SI',
  city: 'Ljubljana',
  address: 'Bambusova 1',
  postCode: '1000',
  paymentMethod: 'balance',
}
const slovenia = { id: 1, iso: 'SI' }

const ask = (change: Partial<CheckoutForm> = {}, question: Partial<CheckoutQuestion> = {}) =>
  readCheckout({
    form: { ...form, ...change },
    phone: '+38631234567',
    country: slovenia,
    paymentMethods: ['balance'],
    asksBusiness: false,
    ...question,
  })

test('a complete form becomes a contact with an E.164 phone and the Steam ID of its trade link', () => {
  expect(ask()).toEqual({
    ok: true,
    value: {
      contact: {
        name: 'Ana',
        surname: 'Novak',
        email: 'ana@example.com',
        phone: '+38631234567',
        country: 'SI',
        city: 'Ljubljana',
        address: 'Bambusova 1',
        post_code: '1000',
      },
      business: { company: null, vat_id: null },
      countryId: 1,
      tradeLink: { url: form.tradeUrl, steamid: '76561198006409530' },
    },
  })
})

test('what is no phone number is refused', () => {
  expect(ask({}, { phone: undefined })).toEqual({
    ok: false,
    refusal: 'checkout_invalid',
    errors: { phone: ['phone_valid_required'] },
  })
})

test('a country that the shop does not serve is refused', () => {
  expect(ask({}, { country: undefined })).toEqual({
    ok: false,
    refusal: 'country_unsupported',
    errors: { country: ['country_unsupported'] },
  })
})

test('a broken trade link is refused', () => {
  expect(ask({ tradeUrl: 'https://example.com/' })).toMatchObject({
    refusal: 'trade_link_invalid',
    errors: { tradeUrl: ['trade_link_invalid'] },
  })
})

test('a Steam ID must belong to the trade link; an empty one counts as none', () => {
  expect(ask({ steamId: '76561198006409530' })).toMatchObject({ ok: true })
  expect(ask({ steamId: '' })).toMatchObject({ ok: true })
  expect(ask({ steamId: '76561198006409531' })).toMatchObject({
    refusal: 'steam_id_mismatch',
    errors: { steamId: ['steam_id_mismatch'] },
  })
})

test('a business is taken where the shop asks for it, else refused; what is left open counts nowhere', () => {
  const said = { company: 'Bambus d.o.o.', vat_id: 'SI12345678' }
  expect(ask(said, { asksBusiness: true })).toMatchObject({ value: { business: said } })
  expect(ask({ company: '' }, { asksBusiness: true })).toMatchObject({
    value: { business: { company: '', vat_id: null } },
  })
  expect(ask({ company: '', vat_id: '' })).toMatchObject({ value: { business: { company: null, vat_id: null } } })
  const errors = { company: ['field_unknown'], vat_id: ['field_unknown'] }
  expect(ask(said)).toEqual({ ok: false, refusal: 'checkout_invalid', errors })
})

test('a way of paying that the shop does not offer is refused', () => {
  const refused = { refusal: 'payment_method_unavailable' }
  expect(ask({ paymentMethod: 'card' })).toMatchObject(refused)
  expect(ask({}, { paymentMethods: ['card'] })).toMatchObject(refused)
  expect(ask({ paymentMethod: 'card' }, { paymentMethods: ['card', 'balance'] })).toMatchObject({ ok: true })
})

test('several wrong fields are named at once', () => {
  expect(ask({ tradeUrl: 'x' }, { phone: undefined })).toEqual({
    ok: false,
    refusal: 'checkout_invalid',
    errors: {
      phone: ['phone_valid_required'],
      tradeUrl: ['trade_link_invalid'],
    },
  })
})

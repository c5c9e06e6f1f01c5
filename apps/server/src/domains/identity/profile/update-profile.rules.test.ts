import { expect, test } from 'vitest'
import { isOtherAddress, type ProfileFindings, profileRefusal } from './update-profile.rules.ts'

const fine: ProfileFindings = {
  phoneValid: true,
  phoneServed: true,
  countryServed: true,
  tradeLinkValid: true,
  postCodesEqual: true,
  unasked: [],
}

test('what is said of a business is refused where the shop does not ask for it', () => {
  const errors = { company: ['field_unknown'], vat_id: ['field_unknown'] }
  expect(profileRefusal({ ...fine, unasked: ['company', 'vat_id'] })).toMatchObject({
    refusal: 'profile_invalid',
    errors,
  })
})

test('a change in which nothing is wrong is taken', () => {
  expect(profileRefusal(fine)).toBeUndefined()
})

test('each thing that is wrong has its own text beside its field', () => {
  expect(profileRefusal({ ...fine, phoneValid: false })).toMatchObject({
    refusal: 'profile_invalid',
    errors: { phone: ['phone_invalid'] },
  })
  expect(profileRefusal({ ...fine, phoneServed: false })).toMatchObject({
    refusal: 'profile_invalid',
    errors: { phone: ['country_unsupported'] },
  })
  expect(profileRefusal({ ...fine, postCodesEqual: false })).toMatchObject({
    refusal: 'profile_invalid',
    errors: { post_code: ['field_invalid'] },
  })
  expect(profileRefusal({ ...fine, countryServed: false })).toMatchObject({
    refusal: 'country_unsupported',
    errors: { country: ['country_unsupported'] },
  })
  expect(profileRefusal({ ...fine, tradeLinkValid: false })).toMatchObject({
    refusal: 'trade_link_invalid',
    errors: { steam_trade_link: ['trade_link_invalid'] },
  })
})

test('all that is wrong is said at once', () => {
  const refused = profileRefusal({ ...fine, phoneValid: false, countryServed: false, tradeLinkValid: false })
  expect(Object.keys(refused?.errors ?? {})).toEqual(['phone', 'country', 'steam_trade_link'])
})

test('another spelling of the same e-mail is no other e-mail', () => {
  expect(isOtherAddress(undefined, 'ann@example.org')).toBe(false)
  expect(isOtherAddress('ann@example.org', 'Ann@Example.org')).toBe(false)
  expect(isOtherAddress('anna@example.org', 'ann@example.org')).toBe(true)
})

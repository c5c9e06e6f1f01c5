import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deliveryForm, isOtherEmail, profileForm } from './profile.ts'

const form = profileForm((typed) => typed.startsWith('+386'))
const filled = { name: 'Marta', email: 'marta@posta.si', phone: '+386 40 512 809' }

const problemsOf = (schema: z.ZodMiniType, values: unknown) =>
  z.safeParse(schema, values).error?.issues.map(({ path, message }) => [path[0], message])

test('another spelling of an e-mail is no other one', () => {
  expect(problemsOf(form, filled)).toBeUndefined()
  expect(problemsOf(form, { ...filled, email: ' Marta@Posta.si ' })).toBeUndefined()
  expect(isOtherEmail(' Marta@Posta.si ', 'marta@posta.si')).toBe(false)
  expect(isOtherEmail('m@posta.si', 'marta@posta.si')).toBe(true)
})

test('name, e-mail and phone cannot be taken back', () => {
  expect(problemsOf(form, { ...filled, name: ' ', phone: '' })?.slice(0, 2)).toEqual([
    ['name', 'first_name_required'],
    ['phone', 'phone_required'],
  ])
  expect(problemsOf(form, { ...filled, phone: '+1' })).toEqual([['phone', 'phone_invalid']])
  expect(problemsOf(form, { ...filled, email: 'marta' })).toEqual([['email', 'email_invalid']])
})

test('a trade link is right or left open', () => {
  const link = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'
  const open = { country: '', city: '', address: '', post_code: '' }
  for (const steam_trade_link of ['', ' ', link, ` ${link} `]) {
    expect(problemsOf(deliveryForm, { ...open, steam_trade_link })).toBeUndefined()
  }
  expect(problemsOf(deliveryForm, { ...open, steam_trade_link: 'steam', country: '33' })).toEqual([
    ['steam_trade_link', 'trade_link_invalid'],
  ])
})

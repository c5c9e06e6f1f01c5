import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkoutForm } from './checkout.ts'
import { changePasswordForm, resetPasswordForm, resetRequestForm } from './new-password.ts'
import { topUpAmount, topUpContact } from './top-up.ts'

const filled = {
  name: 'Marta',
  surname: 'Kovač',
  email: 'marta@posta.si',
  phone: '+386 40 512 809',
  tradeUrl: 'https://steamcommunity.com/tradeoffer/new/?token=a1B2c3D4&partner=41825001',
  country: '33',
  city: 'Ljubljana',
  address: 'Trubarjeva cesta 18',
  postCode: '1000',
  terms: true,
  withdrawal_waiver: true,
}

const form = checkoutForm((typed) => typed.startsWith('+386'))

const problemsOf = (schema: z.ZodMiniType, values: unknown): string[] => {
  const parsed = z.safeParse(schema, values)
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

const firstProblems = (values: Record<string, unknown>): string[] => {
  const parsed = z.safeParse(form, values)
  const first = new Map<unknown, string>()
  for (const { path, message } of parsed.error?.issues ?? []) if (!first.has(path[0])) first.set(path[0], message)
  return [...first.values()]
}

test('a complete checkout form has nothing to complain about', () => {
  expect(problemsOf(form, filled)).toEqual([])
})

test('an empty checkout form is refused field by field in the order of the form', () => {
  const empty = Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, value === true ? false : '']))
  expect(firstProblems(empty)).toEqual([
    'first_name_required',
    'last_name_required',
    'email_required',
    'trade_link_invalid',
    'country_required',
    'city_required',
    'address_required',
    'post_code_required',
    'terms_required',
    'checkout_waiver_required',
    'phone_valid_required',
  ])
})

test('spaces alone fill no field', () => {
  expect(firstProblems({ ...filled, name: '  ', postCode: '\t' })).toEqual([
    'first_name_required',
    'post_code_required',
  ])
})

test('an address that is no trade link is refused, whatever it looks like', () => {
  for (const tradeUrl of [
    'steamcommunity.com/tradeoffer/new/?partner=1&token=a',
    'http://steamcommunity.com/tradeoffer/new/?partner=1&token=a',
    'https://steamcommunity.com.evil.example/tradeoffer/new/?partner=1&token=a',
    'https://steamcommunity.com/tradeoffer/new/?partner=1',
    'https://steamcommunity.com/id/marta',
  ]) {
    expect(firstProblems({ ...filled, tradeUrl })).toEqual(['trade_link_invalid'])
  }
})

test('an amount is a number of units with comma or point', () => {
  const amount = topUpAmount({ minimum: 1, maximum: 10_000 })
  expect(z.parse(amount, ' 12,50 ')).toBe(12.5)
  expect(z.parse(amount, '100')).toBe(100)
  for (const typed of ['', 'abc', '1e3', '-5', '1.234', '1,000.00', 'Infinity']) {
    expect(problemsOf(amount, typed)).toEqual(['amount_invalid'])
  }
})

test('an amount below the minimum or above the maximum says which bound it missed', () => {
  const amount = topUpAmount({ minimum: 48.5, maximum: 485_000 })
  expect(problemsOf(amount, '48.49')).toEqual(['amount_below_minimum'])
  expect(problemsOf(amount, '48.50')).toEqual([])
  expect(problemsOf(amount, '485000.01')).toEqual(['amount_above_maximum'])
})

test('a missing phone and a wrong phone are told apart in the contact step', () => {
  const contact = topUpContact((typed) => typed.startsWith('+386'))
  expect(problemsOf(contact, { ...filled, phone: '' })[0]).toBe('phone_required')
  expect(problemsOf(contact, { ...filled, phone: '+1' })).toEqual(['phone_invalid'])
})

test('an empty address and a broken one are told apart where a link to reset is asked for', () => {
  expect(problemsOf(resetRequestForm, { email: ' ' })[0]).toBe('reset_email_required')
  expect(problemsOf(resetRequestForm, { email: 'marta kovac@example.org' })).toEqual(['email_invalid'])
  expect(problemsOf(resetRequestForm, { email: ' marta@example.org ' })).toEqual([])
})

test('a new password keeps the rules, and both fields say that two differ', () => {
  const chosen = { password: 'Panda2027', password_confirmation: 'Panda2027' }
  expect(problemsOf(resetPasswordForm, chosen)).toEqual([])
  expect(problemsOf(resetPasswordForm, { ...chosen, password_confirmation: 'Panda2028' })).toEqual([
    'passwords_differ',
    'passwords_differ',
  ])
  const empty = { cur_password: '', new_password: '', repeat_password: '' }
  const told = ['password_required', 'password_required', 'password_weak', 'password_confirmation_required']
  expect(problemsOf(changePasswordForm, empty)).toEqual(told)
  for (const weak of ['Short1', 'alllower2027', 'ALLUPPER2027', 'NoDigitsHere', `Aa1${'x'.repeat(126)}`]) {
    const form = { cur_password: 'any old one', new_password: weak, repeat_password: weak }
    expect(problemsOf(changePasswordForm, form), weak).toEqual(['password_weak'])
  }
})

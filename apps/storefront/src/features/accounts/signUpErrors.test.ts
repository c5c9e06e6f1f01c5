import { signUpForm } from '@pandrop/contract/forms/sign-up'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signUpFieldErrors } from './signUpErrors.ts'

const complete = {
  firstName: 'Marta',
  lastName: 'Kovač',
  email: 'marta@example.org',
  phone: '+386 40 512 809',
  password: 'Bamboo2026',
  confirmPassword: 'Bamboo2026',
  termsAccepted: true,
}

const firstTexts = (values: object): Record<string, string> => {
  const issues = z.safeParse(
    signUpForm((typed) => typed.startsWith('+386')),
    { ...complete, ...values },
  ).error?.issues
  const texts: Record<string, string> = {}
  for (const { path, message } of issues ?? []) texts[String(path[0])] ??= message
  return texts
}

test('a server error stands under the field that the customer filled in', () => {
  const errors = { passConfirm: 'differs', name: 'missing', unknown: 'ignored' }
  expect(signUpFieldErrors(errors)).toEqual([
    ['firstName', 'missing'],
    ['confirmPassword', 'differs'],
  ])
})

test('an empty form is refused field by field, in the order of the form', () => {
  const empty = { firstName: '', lastName: ' ', email: '', phone: '', password: '', confirmPassword: '' }
  expect(Object.entries(firstTexts({ ...empty, termsAccepted: false }))).toEqual([
    ['firstName', 'first_name_required'],
    ['lastName', 'last_name_required'],
    ['email', 'email_required'],
    ['phone', 'phone_required'],
    ['password', 'password_required'],
    ['confirmPassword', 'password_confirmation_required'],
    ['termsAccepted', 'terms_and_privacy_required'],
  ])
})

test('passwords that differ are told on both fields', () => {
  expect(firstTexts({ confirmPassword: 'Bamboo2027' })).toEqual({
    confirmPassword: 'passwords_differ',
    password: 'passwords_differ',
  })
})

test('passwords that differ are told before terms that were not accepted', () => {
  const texts = firstTexts({ confirmPassword: 'Bamboo2027', termsAccepted: false })
  expect(texts).toMatchObject({ password: 'passwords_differ', termsAccepted: 'terms_and_privacy_required' })
})

test('filled but wrong fields say what is wrong with them', () => {
  expect(firstTexts({ email: 'marta kovac@x.y', phone: '123', password: 'bamboo', confirmPassword: 'bamboo' })).toEqual(
    {
      email: 'email_invalid',
      phone: 'phone_invalid',
      password: 'password_weak',
    },
  )
})

test('a complete form passes', () => {
  expect(firstTexts({})).toEqual({})
})

import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type IbanProblem, payoutAccount, payoutContact } from './payout.ts'

const contact = {
  name: 'Marta',
  surname: 'Kovač',
  email: 'marta@posta.si',
  phone: '+386 40 512 809',
  country: '33',
  city: 'Ljubljana',
  address: 'Trubarjeva cesta 18',
  postCode: '1000',
}

const account = {
  first_name: 'Marta',
  last_name: 'Kovač',
  account_number: 'si56 1910 0000 0123 438',
  terms: true,
}

const contactForm = payoutContact((typed) => typed.startsWith('+386'))

const firstProblems = (parsed: z.core.util.SafeParseResult<unknown>): string[] => {
  const first = new Map<unknown, string>()
  for (const { path, message } of parsed.error?.issues ?? []) if (!first.has(path[0])) first.set(path[0], message)
  return [...first.values()]
}

const problemsOfAccount = async (values: object, problem: IbanProblem = null) =>
  firstProblems(
    await z.safeParseAsync(
      payoutAccount(async () => problem),
      { ...account, ...values },
    ),
  )

const emptied = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === true ? false : ' ']))

test('a complete contact is accepted, and an empty one is refused field by field', () => {
  expect(firstProblems(z.safeParse(contactForm, contact))).toEqual([])
  expect(firstProblems(z.safeParse(contactForm, emptied(contact))).sort()).toEqual([
    'address_required',
    'city_required',
    'country_required',
    'email_required',
    'first_name_required',
    'last_name_required',
    'phone_required',
    'post_code_required',
  ])
})

test('a missing e-mail or phone and a wrong one are told apart', () => {
  const wrong = { ...contact, email: 'marta posta.si', phone: '+1 202' }
  expect(firstProblems(z.safeParse(contactForm, wrong))).toEqual(['email_format_invalid', 'phone_invalid'])
})

test('an empty account is refused field by field', async () => {
  const problems = await problemsOfAccount(emptied(account))
  const told = ['first_name_required', 'iban_invalid', 'last_name_required', 'payout_terms_required']
  expect(problems.sort()).toEqual(told)
})

test('an IBAN is sent as the standard writes it', async () => {
  const parsed = await z.parseAsync(
    payoutAccount(async () => null),
    account,
  )
  expect(parsed.account_number).toBe('SI56191000000123438')
})

test('an IBAN has fifteen characters or more, blanks not counted, before anybody judges it', async () => {
  const judge = vi.fn(async () => null)
  const lengthOf = async (typed: string) =>
    firstProblems(await z.safeParseAsync(payoutAccount(judge), { ...account, account_number: typed }))
  expect(await lengthOf('NO93 8601 1117 94')).toEqual(['iban_invalid'])
  expect(judge).not.toHaveBeenCalled()
  expect(await lengthOf('NO93 8601 1117 947')).toEqual([])
  expect(judge).toHaveBeenCalledWith('NO9386011117947')
})

test('an account says whether its IBAN is wrong or outside the SEPA area', async () => {
  expect(await problemsOfAccount({}, 'iban_invalid')).toEqual(['iban_invalid'])
  expect(await problemsOfAccount({}, 'iban_not_sepa')).toEqual(['iban_not_sepa'])
})

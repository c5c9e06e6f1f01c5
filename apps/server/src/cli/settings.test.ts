import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Command } from './command.ts'
import { settingsBack, settingsHistory, settingsSet, settingsShow, settingsVat, setup } from './settings.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const run = (command: Command, ...args: string[]) => runCommand(shop, command, ...args)

test('what a real shop asks for is shown with what to type, until it is set', async () => {
  const before = await run(settingsShow)
  expect(before.said).toContain('Pandrop Demo Ltd')
  expect(before.said).toContain('npm run shop -- settings set requisites "…"')
  expect(before.said).toContain('npm run shop -- settings set support_email "…"')
  expect((await run(settingsSet, 'requisites', 'Bamboo Ltd, 2 Real Street, 1000 Ljubljana')).code).toBe(0)
  expect((await run(settingsSet, 'support_email', 'Help@Shop.example')).said).toBe(
    'support_email is now: help@shop.example',
  )
  const after = await run(settingsShow)
  expect(after.said).toContain('Bamboo Ltd, 2 Real Street')
  expect(after.said).not.toContain('settings set')
})

test('what cannot be meant is refused and changes nothing', async () => {
  for (const [field, typed] of [
    ['support_email', 'nowhere'],
    ['copyright', 'x'.repeat(101)],
  ] as const) {
    expect((await run(settingsSet, field, typed)).code, field).toBe(1)
  }
  for (const args of [[], ['requisites'], ['vat', '22'], ['vat_rates', 'SI'], ['copyright', 'a', 'b']]) {
    expect((await run(settingsSet, ...args)).code, args.join(' ')).toBe(2)
  }
})

test('after how many hours an order is overdue is set within bounds', async () => {
  expect((await run(settingsShow)).said).toMatch(/deliver_hours +24/)
  expect((await run(settingsSet, 'deliver_hours', '48')).said).toBe('deliver_hours is now: 48')
  expect((await run(settingsShow)).said).toMatch(/deliver_hours +48/)
  for (const typed of ['0', '721', '1.5', 'soon', '']) {
    expect((await run(settingsSet, 'deliver_hours', typed)).code, typed).toBe(1)
  }
})

test('amounts, yes and no, and lists are typed as they are read; bounds hold', async () => {
  for (const [field, typed, said] of [
    ['max_top_up', '2500.50', 'max_top_up is now: 2500.5'],
    ['offer_enabled', 'no', 'offer_enabled is now: no'],
    ['payment_methods', 'balance, card', 'payment_methods is now: balance,card'],
    ['vat_id', 'si 1234 5678', 'vat_id is now: SI12345678'],
    ['reply_to', 'Answers@Shop.example', 'reply_to is now: answers@shop.example'],
  ] as const) {
    expect((await run(settingsSet, field, typed)).said, field).toBe(said)
  }
  for (const [field, typed] of [
    ['min_top_up', '2500.51'],
    ['max_top_up', '10000.01'],
    ['offer_enabled', 'perhaps'],
    ['payment_methods', 'sepa-manual'],
    ['payment_methods', 'cash'],
    ['vat_percent', '101'],
    ['vat_percent', 'many'],
    ['vat_id', '12'],
    ['counter_days', '1.5'],
  ] as const) {
    expect((await run(settingsSet, field, typed)).code, `${field} ${typed}`).toBe(1)
  }
})

test('what customers of a country owe is set from a day on, and taken away', async () => {
  expect((await run(settingsVat, 'si', '22', '--from', '2026-12-01')).said).toBe('SI: 22 % from 2026-12-01 on')
  expect((await run(settingsVat, 'SI', '9.5', '--from', '2026-12-01')).said).toBe('SI: 9.5 % from 2026-12-01 on')
  expect((await run(settingsShow)).said).toMatch(/SI +9\.5 +2026-12-01/)
  for (const args of [
    ['SI', '101', '--from', '2026-12-01'],
    ['Slovenia', '22', '--from', '2026-12-01'],
    ['SI', '22', '--from', '2026-02-30'],
  ]) {
    expect((await run(settingsVat, ...args)).code, args.join(' ')).toBe(1)
  }
  expect((await run(settingsVat, 'SI', '22')).code).toBe(2)
  await run(settingsVat, 'SI', 'none', '--from', '2026-12-01')
  expect((await run(settingsShow)).said).not.toContain('2026-12-01')
})

test('a sum above which an identity is verified is set, and none is typed as none', async () => {
  expect((await run(settingsSet, 'verify_payout_eur', '750.50')).said).toBe('verify_payout_eur is now: 750.5')
  expect((await run(settingsSet, 'verify_payout_eur', 'none')).said).toBe('verify_payout_eur is now: none')
  expect((await run(settingsShow)).said).toMatch(/verify_payout_eur +none/)
  expect((await run(settingsSet, 'verify_payout_eur', '1000')).said).toBe('verify_payout_eur is now: 1000')
  for (const wrong of ['0', 'much', '-1']) expect((await run(settingsSet, 'verify_payout_eur', wrong)).code).not.toBe(0)
  expect((await run(settingsSet, 'min_top_up', 'none')).code, 'what is never nothing').not.toBe(0)
})

test('what was set before is listed, and put back where it is still possible', async () => {
  await run(settingsSet, 'copyright', 'Before')
  await run(settingsSet, 'copyright', 'After')
  const { said } = await run(settingsHistory)
  const [, number = ''] = /^(\d+) .*seller.*"Before".*"After"/m.exec(said) ?? []
  expect((await run(settingsBack, number)).code).toBe(0)
  expect((await run(settingsShow)).said).toMatch(/copyright +Before/)
  expect((await run(settingsBack, '999999')).said).toBe('This change does not exist')
  expect((await run(settingsBack, 'soon')).code).toBe(2)
})

describe('setup', () => {
  let fresh: TestShop

  beforeAll(async () => {
    fresh = await startTestShop()
  })

  afterAll(() => fresh.stop())

  const runSetup = async (answers?: string[]) => {
    const said: string[] = []
    const questions: string[] = []
    const ask = async (question: string) => {
      questions.push(question)
      return answers?.shift() ?? ''
    }
    const { database, shop: open, clock } = fresh
    const context = { ...database, env: open.env, clock, args: [] }
    const print = (line: string) => said.push(line)
    const code = await setup.run({ ...context, print, ask: answers && ask })
    return { code, said: said.join('\n'), questions }
  }

  test('says what is missing where nobody sits there to be asked', async () => {
    const { code, said } = await runSetup()
    expect(code).toBe(1)
    expect(said).toContain('settings set requisites "…"')
    expect(said).toContain('settings set support_email "…"')
  })

  test('asks the minimum, again where it cannot be meant, and leaves what is not answered', async () => {
    const answers = [
      'Bamboo Ltd',
      '1 Real Street',
      '1000',
      'Ljubljana',
      'Slovenia',
      'SI',
      '',
      'nowhere',
      'a@shop.example',
    ]
    const { code, said, questions } = await runSetup([...answers, '22'])
    expect(code).toBe(0)
    expect(said).toContain('Nothing is missing')
    expect(questions.filter((question) => question.startsWith('Country'))).toHaveLength(2)
    expect(questions.filter((question) => question.startsWith('E-mail'))).toHaveLength(2)
    const { rows } = await fresh.database.pool.query(
      'select legal_name, town, country, vat_id, support_email, requisites, vat_percent from settings',
    )
    expect(rows).toEqual([
      {
        legal_name: 'Bamboo Ltd',
        town: 'Ljubljana',
        country: 'SI',
        vat_id: '',
        support_email: 'a@shop.example',
        requisites: '',
        vat_percent: '22.00',
      },
    ])
    const again = await runSetup([])
    expect(again).toMatchObject({ code: 0 })
    expect(again.questions[0]).toBe('Legal name of who runs the shop [Bamboo Ltd]: ')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { settingsSections } from '@pandrop/contract/staff/settings'
import { expect, test } from 'vitest'
import { draftOf, readDrafts, sectionFields } from './settingsDraft.ts'

test('every section shows every field that the wire has', () => {
  const shown = Object.entries(sectionFields).map(([section, fields]) => [section, Object.keys(fields).sort()])
  const wire = Object.entries(settingsSections).map(([section, { shape }]) => [section, Object.keys(shape).sort()])
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wire))
})

test('every section stands on a page of the desk', () => {
  const here = new URL('.', import.meta.url)
  const screens = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
  const shown = screens.flatMap((path) => {
    const forms = readFileSync(new URL(path, here), 'utf8').matchAll(/<SettingsForm section="(\w+)"/g)
    return [...forms].map(([, section]) => section)
  })
  expect(shown.sort()).toEqual(Object.keys(settingsSections).sort())
})

test('what stands is typed and read as it was', () => {
  const tax = { vat_percent: 19.5, vat_rates: [{ country: 'SI', percent: 22, valid_from: '2026-12-01' }] }
  const drafts = { vat_percent: draftOf(tax.vat_percent), vat_rates: draftOf(tax.vat_rates) }
  expect(readDrafts('tax', drafts)).toEqual({ values: tax, wrong: [] })
  expect(readDrafts('money', { adjustment_limit: '1,250.50' })).toEqual({
    values: { adjustment_limit: 1250.5 },
    wrong: [],
  })
  expect(readDrafts('money', { adjustment_limit: '0' })).toEqual({ values: { adjustment_limit: 0 }, wrong: [] })
})

test('a sum above which an identity is verified is off where it is left empty', () => {
  const drafts = { verify_payouts_year_eur: '2,000', verify_payout_eur: ' ', verify_card_year_eur: draftOf(null) }
  expect(readDrafts('verification_limits', drafts)).toEqual({
    values: { verify_payouts_year_eur: 2000, verify_payout_eur: null, verify_card_year_eur: null },
    wrong: [],
  })
  const wrong = { ...drafts, verify_payout_eur: '0', verify_card_year_eur: 'many' }
  expect(readDrafts('verification_limits', wrong).wrong).toEqual(['verify_payout_eur', 'verify_card_year_eur'])
})

test('what cannot be meant is named', () => {
  const rates = [{ country: 'SI', percent: '', valid_from: '2026-12-01' }]
  expect(readDrafts('tax', { vat_percent: 'many', vat_rates: rates }).wrong).toEqual(['vat_percent', 'vat_rates'])
  expect(readDrafts('money', { adjustment_limit: '-5' }).wrong).toEqual(['adjustment_limit'])
})

import { expect, test } from 'vitest'
import { type AgreedCopy, askingAccount, marketNameOf, needsStaff, pickCopy } from './trade-requests.rules.ts'

const agreed: AgreedCopy = {
  name: 'AK-47 | Redline',
  phase: '',
  variant: 'normal',
  quality: 'field_tested',
  float: null,
  assetId: null,
}
const there = (assetId: string, float: number | null = 0.2, marketName = 'AK-47 | Redline (Field-Tested)') => ({
  assetId,
  marketName,
  float,
  paintSeed: null,
})

test.each<[Partial<AgreedCopy>, string]>([
  [{}, 'AK-47 | Redline (Field-Tested)'],
  [{ variant: 'stattrak' }, 'StatTrak™ AK-47 | Redline (Field-Tested)'],
  [{ variant: 'souvenir' }, 'Souvenir AK-47 | Redline (Field-Tested)'],
  [
    { name: '★ Karambit | Doppler', variant: 'stattrak', quality: 'factory_new' },
    '★ StatTrak™ Karambit | Doppler (Factory New)',
  ],
  [{ name: '★ Karambit', quality: 'not_painted' }, '★ Karambit'],
  [
    { name: 'StatTrak™ M4A4 | Howl (Factory New)', variant: null, quality: 'minimal_wear' },
    'StatTrak™ M4A4 | Howl (Minimal Wear)',
  ],
])('a copy is looked for by the name that Steam has for it: %o', (change, name) => {
  expect(marketNameOf({ ...agreed, ...change })).toBe(name)
})

test('the only copy of a name is the one, and of several none unless the float tells', () => {
  expect(pickCopy(agreed, [there('1')], [])).toEqual({ copy: there('1') })
  expect(pickCopy(agreed, [there('1'), there('2')], [])).toEqual({ problem: 'items_alike' })
  expect(pickCopy({ ...agreed, float: 0.3 }, [there('1'), there('2', 0.300_000_4)], [])).toMatchObject({
    copy: { assetId: '2' },
  })
  expect(pickCopy({ ...agreed, float: 0.3 }, [there('1')], [])).toEqual({ problem: 'item_differs' })
})

test('what bears another name, or is asked for by another offer, is not there', () => {
  const stattrak = there('1', 0.2, 'StatTrak™ AK-47 | Redline (Field-Tested)')
  expect(pickCopy(agreed, [stattrak], [])).toEqual({ problem: 'item_missing' })
  expect(pickCopy(agreed, [there('1')], ['1'])).toEqual({ problem: 'item_missing' })
  expect(pickCopy(agreed, [there('1'), there('2')], ['1'])).toMatchObject({ copy: { assetId: '2' } })
})

test('of a copy that its customer has pointed at no other one is taken', () => {
  const pointed = { ...agreed, assetId: '2' }
  expect(pickCopy(pointed, [there('1'), there('2')], [])).toMatchObject({ copy: { assetId: '2' } })
  expect(pickCopy(pointed, [there('1')], [])).toEqual({ problem: 'item_missing' })
})

test('phases share a name: without a float, or where Steam tells none, nobody knows which one it is', () => {
  const name = '★ Karambit | Doppler (Factory New)'
  const doppler: AgreedCopy = { ...agreed, name: '★ Karambit | Doppler', phase: 'Phase 2', quality: 'factory_new' }
  expect(pickCopy(doppler, [there('1', 0.01, name)], [])).toEqual({ problem: 'items_alike' })
  expect(pickCopy({ ...doppler, float: 0.01 }, [there('1', null, name)], [])).toEqual({ problem: 'items_alike' })
  expect(pickCopy({ ...doppler, float: 0.01 }, [there('1', 0.01, name)], [])).toMatchObject({ copy: { assetId: '1' } })
  expect(pickCopy({ ...doppler, assetId: '1' }, [there('1', null, name)], [])).toMatchObject({ copy: { assetId: '1' } })
})

test('copies that are not painted are all the same', () => {
  const knife: AgreedCopy = { ...agreed, name: '★ Karambit', quality: 'not_painted' }
  expect(pickCopy(knife, [there('1', null, '★ Karambit'), there('2', null, '★ Karambit')], [])).toMatchObject({
    copy: { assetId: '1' },
  })
})

test('the account that is well and keeps least asks; where none is, whoever will be by itself is waited for', () => {
  const [full, empty] = [
    { id: 1, state: 'ok', copies: 900 },
    { id: 2, state: 'ok', copies: 3 },
  ] as const
  expect(askingAccount([full, empty])).toEqual({ accountId: 2 })
  expect(askingAccount([full, { ...empty, state: 'banned' }])).toEqual({ accountId: 1 })
  expect(
    askingAccount([
      { ...full, state: 'banned' },
      { ...empty, state: 'rate_limited' },
    ]),
  ).toBe('later')
  expect(askingAccount([{ ...full, state: 'unknown' }])).toBe('later')
  expect(askingAccount([{ ...full, state: 'offline' }])).toBe('none')
  expect(askingAccount([])).toBe('none')
})

test('what its customer can mend needs nobody of the staff before the third time', () => {
  expect(needsStaff('inventory_private', 2)).toBe(false)
  expect(needsStaff('inventory_private', 3)).toBe(true)
  expect(needsStaff('item_missing', 1)).toBe(true)
})

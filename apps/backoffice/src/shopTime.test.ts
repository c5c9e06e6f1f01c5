import type { StaffSession } from '@pandrop/contract/staff/session'
import { afterEach, expect, test } from 'vitest'
import { staffSessionQuery } from './hooks/useStaffSession.ts'
import { queryClient } from './queryClient.ts'
import { readShopMoment, showShopMoment, showShopWeekday, showZonedMoment } from './shopTime.ts'

const shopIn = (zone: string): void => {
  const session: StaffSession = {
    stage: 'open',
    staff: { id: 1, name: 'Ann', email: 'ann@shop.example', role: 'operator' },
    factors: { totp: true, passkeys: 0 },
    shop: { time_zone: zone, new_days: 14 },
  }
  queryClient.setQueryData(staffSessionQuery.queryKey, session)
}

afterEach(() => queryClient.clear())

test('a moment is typed and shown as clocks in the shop show it, wherever staff are', () => {
  shopIn('Europe/Berlin')
  expect(readShopMoment('2026-12-24T18:00')).toBe('2026-12-24T17:00:00.000Z')
  expect(readShopMoment('2026-07-24T18:00')).toBe('2026-07-24T16:00:00.000Z')
  expect(showShopMoment('2026-12-31T23:30:00.000Z')).toBe('01.01.2027 00:30')
  expect(showZonedMoment('2026-12-24T17:00:00.000Z')).toBe('24.12.2026 18:00 Europe/Berlin')
  expect(showShopWeekday('2026-12-31T23:30:00.000Z')).toBe('Friday')
})

test('what is no moment is none', () => {
  shopIn('UTC')
  expect([readShopMoment(''), readShopMoment('soon')]).toEqual([null, null])
  expect(readShopMoment('2026-12-24T18:00')).toBe('2026-12-24T18:00:00.000Z')
})

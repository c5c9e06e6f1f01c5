import type { StaffMember } from '@pandrop/contract/staff/team'
import { expect, test } from 'vitest'
import { teamTexts } from '../../../texts/team.ts'
import { whyNot } from './memberRules.ts'

const member = (id: number, change: Partial<StaffMember> = {}): StaffMember => ({
  id,
  name: `Member ${id}`,
  email: `${id}@shop.example`,
  role: 'administrator',
  active: true,
  has_totp: true,
  passkeys: 0,
  created_at: '2026-11-22T08:00:00.000Z',
  seen_at: null,
  ...change,
})

test('nobody locks or demotes themselves', () => {
  const team = [member(1), member(2)]
  expect(whyNot(member(1), { self: 1, team })).toBe(teamTexts.you)
  expect(whyNot(member(2), { self: 1, team })).toBeUndefined()
})

test('the last administrator who can sign in stays one', () => {
  const team = [member(1), member(2, { active: false }), member(3, { role: 'operator' })]
  expect(whyNot(member(1), { self: 3, team })).toBe(teamTexts.lastAdministrator)
  expect(whyNot(member(2, { active: false }), { self: 3, team })).toBeUndefined()
})

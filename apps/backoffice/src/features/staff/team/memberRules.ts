import type { StaffMember } from '@pandrop/contract/staff/team'
import { teamTexts } from '../../../texts/team.ts'

interface Surroundings {
  /** who looks */
  self: number | undefined
  team: readonly StaffMember[]
}

/** Why somebody's role and lock cannot be changed; undefined where they can. */
export const whyNot = (member: StaffMember, { self, team }: Surroundings): string | undefined => {
  if (member.id === self) return teamTexts.you
  const administrators = team.filter(({ role, active }) => role === 'administrator' && active)
  const isLast = administrators.length === 1 && administrators[0]?.id === member.id
  return isLast ? teamTexts.lastAdministrator : undefined
}

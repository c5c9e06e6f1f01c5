import type { StaffMember } from '@pandrop/contract/staff/team'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { showDay, showMoment } from '../../../format.ts'
import type { Column } from '../../../table/columns.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { wholeList } from '../../../table/tableList.ts'
import { shellTexts } from '../../../texts/shell.ts'
import { teamTexts } from '../../../texts/team.ts'
import { teamQuery } from './teamQuery.ts'

const factorsOf = ({ has_totp, passkeys }: StaffMember): string => {
  const factors = [...(has_totp ? [teamTexts.totp] : []), ...(passkeys > 0 ? [teamTexts.passkeys(passkeys)] : [])]
  return factors.join(', ') || teamTexts.noFactor
}

const Status = ({ member }: { member: StaffMember }) => {
  if (!member.active) return <StatusBadge kind="error" label={teamTexts.locked} />
  if (!member.seen_at) return <StatusBadge kind="waiting" label={teamTexts.invited} />
  return <StatusBadge kind="success" label={teamTexts.active} />
}

const columns: readonly Column<StaffMember>[] = [
  { id: 'name', header: teamTexts.name, cell: ({ name }) => <span className="font-[580]">{name}</span> },
  { id: 'email', header: teamTexts.email, cell: ({ email }) => email, grow: true, muted: true },
  { id: 'role', header: teamTexts.role, cell: ({ role }) => shellTexts.roles[role] },
  { id: 'factors', header: teamTexts.factors, cell: factorsOf, from: 1024 },
  { id: 'since', header: teamTexts.since, cell: (member) => showDay(member.created_at), mono: true, from: 1280 },
  {
    id: 'seen',
    header: teamTexts.seen,
    cell: ({ seen_at }) => (seen_at ? showMoment(seen_at) : teamTexts.never),
    mono: true,
    muted: true,
    from: 640,
  },
  { id: 'status', header: teamTexts.status, cell: (member) => <Status member={member} /> },
]

/** Everybody who works in the back office; a row opens what can be done. */
export const TeamTable = ({ onOpen }: { onOpen: (member: StaffMember) => void }) => (
  <DataTable
    label={teamTexts.label}
    columns={columns}
    list={wholeList(useQuery(teamQuery))}
    rowKey={({ id }) => id}
    rowName={({ name }) => teamTexts.open(name)}
    onOpen={onOpen}
    empty={{ title: teamTexts.empty }}
  />
)

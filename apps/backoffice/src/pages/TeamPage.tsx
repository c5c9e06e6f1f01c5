import type { StaffMember } from '@pandrop/contract/staff/team'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AddMember } from '../features/staff/team/AddMember.tsx'
import { ManageMember } from '../features/staff/team/ManageMember.tsx'
import { TeamTable } from '../features/staff/team/TeamTable.tsx'
import type { NewAccess } from '../features/staff/team/teamQuery.ts'
import { Page } from '../shell/Page.tsx'
import { ListPanel } from '../table/ListPanel.tsx'
import { pageNames } from '../texts/shell.ts'
import { teamTexts } from '../texts/team.ts'
import { ShownOnce } from '../ui/ShownOnce.tsx'
import { StaffButton } from '../ui/StaffButton.tsx'

/** Who works in the back office. */
export const TeamPage = () => {
  const [adding, setAdding] = useState(false)
  const [managed, setManaged] = useState<StaffMember | null>(null)
  const [access, setAccess] = useState<NewAccess | null>(null)
  const show = (next: NewAccess) => {
    setAdding(false)
    setManaged(null)
    setAccess(next)
  }
  return (
    <Page
      title={pageNames.team}
      actions={
        <StaffButton
          kind="primary"
          icon={<IconUserPlus aria-hidden="true" size={18} stroke={1.75} />}
          onClick={() => setAdding(true)}
        >
          {teamTexts.add}
        </StaffButton>
      }
    >
      <ListPanel title={pageNames.team}>
        <TeamTable onOpen={setManaged} />
      </ListPanel>
      {adding && <AddMember onClose={() => setAdding(false)} onAdded={show} />}
      {managed && <ManageMember member={managed} onClose={() => setManaged(null)} onReset={show} />}
      {access && (
        <ShownOnce
          made={{ title: teamTexts.oneTimeTitle, text: teamTexts.oneTimeText(access.name), secret: access.password }}
          copyLabel={teamTexts.copyPassword}
          doneLabel={teamTexts.oneTimeDone}
          onClose={() => setAccess(null)}
        />
      )}
    </Page>
  )
}

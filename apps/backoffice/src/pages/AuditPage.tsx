import { SelectField } from '@pandrop/ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { AuditTable } from '../features/audit/AuditTable.tsx'
import { teamQuery } from '../features/staff/team/teamQuery.ts'
import { useAddress } from '../hooks/useAddress.ts'
import { Page } from '../shell/Page.tsx'
import { ListPanel } from '../table/ListPanel.tsx'
import { auditTexts } from '../texts/audit.ts'
import { pageNames } from '../texts/shell.ts'
import { StaffButton } from '../ui/StaffButton.tsx'

const actionOptions = [
  { value: '', label: auditTexts.anything },
  ...auditTexts.actionNames.map(([value, label]) => ({ value, label })),
]

/** What was done in the back office, by whom. */
export const AuditPage = () => {
  const [{ staff = '', action = '', row = '' }, change] = useAddress()
  const { data: team = [] } = useQuery(teamQuery)
  const people = team.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Page title={pageNames.audit}>
      <ListPanel
        title={pageNames.audit}
        filters={
          <div className="flex flex-wrap gap-2 *:w-56 compact:w-full compact:*:w-full">
            <SelectField
              label={auditTexts.person}
              labelHidden
              options={[{ value: '', label: auditTexts.anyone }, ...people]}
              value={staff}
              onChange={(event) => change({ staff: event.target.value })}
            />
            <SelectField
              label={auditTexts.kind}
              labelHidden
              options={actionOptions}
              value={action}
              onChange={(event) => change({ action: event.target.value })}
            />
          </div>
        }
      >
        {row !== '' && (
          <div className="flex flex-wrap items-center gap-3 px-4 pb-3">
            <span className="text-bone-1">{auditTexts.onlyRow(row)}</span>
            <StaffButton onClick={() => change({ row: undefined })}>{auditTexts.everyRow}</StaffButton>
          </div>
        )}
        <AuditTable staff={Number(staff) || undefined} action={action || undefined} row={row || undefined} />
      </ListPanel>
    </Page>
  )
}

import type { StaffSession } from '@pandrop/contract/staff/session'
import { shellTexts } from '../../../texts/shell.ts'
import { accountTexts } from '../../../texts/staff.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Section } from '../../../ui/Section.tsx'

/** Who is signed in. */
export const You = ({ staff }: Pick<StaffSession, 'staff'>) => (
  <Section title={accountTexts.whoTitle}>
    <Facts
      facts={[
        { term: accountTexts.name, value: staff.name },
        { term: accountTexts.email, value: staff.email },
        { term: accountTexts.role, value: shellTexts.roles[staff.role] },
      ]}
    />
    <p className="mt-4 type-meta text-bone-2">{accountTexts.changedByAdministrator}</p>
  </Section>
)

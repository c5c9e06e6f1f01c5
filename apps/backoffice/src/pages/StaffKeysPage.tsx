import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { MakeStaffKey } from '../features/staff-keys/MakeStaffKey.tsx'
import { StaffKeyList } from '../features/staff-keys/StaffKeyList.tsx'
import { Page } from '../shell/Page.tsx'
import { ProgramViews } from '../shell/ProgramViews.tsx'
import { pageNames } from '../texts/shell.ts'
import { staffKeyTexts as texts } from '../texts/staff-keys.ts'
import { type OnceShown, ShownOnce } from '../ui/ShownOnce.tsx'
import { StaffButton } from '../ui/StaffButton.tsx'

/** Keys of the operators' own programs. */
export const StaffKeysPage = () => {
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<OnceShown | null>(null)
  return (
    <Page
      title={pageNames.programs}
      actions={
        <StaffButton
          kind="primary"
          icon={<IconPlus aria-hidden="true" size={18} stroke={1.75} />}
          onClick={() => setMaking(true)}
        >
          {texts.add}
        </StaffButton>
      }
    >
      <ProgramViews />
      <StaffKeyList />
      {making && (
        <MakeStaffKey
          onClose={() => setMaking(false)}
          onMade={(next) => {
            setMaking(false)
            setMade(next)
          }}
        />
      )}
      {made && <ShownOnce made={made} copyLabel={texts.copy} doneLabel={texts.kept} onClose={() => setMade(null)} />}
    </Page>
  )
}

import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { NewPromo } from '../features/promo/NewPromo.tsx'
import { PromoList } from '../features/promo/PromoList.tsx'
import { Page } from '../shell/Page.tsx'
import { promoTexts } from '../texts/promo.ts'
import { pageNames } from '../texts/shell.ts'
import { StaffButton } from '../ui/StaffButton.tsx'

/** All promo codes. */
export const PromoPage = () => {
  const [isMaking, setMaking] = useState(false)
  return (
    <Page
      title={pageNames.promo}
      actions={
        <StaffButton
          kind="primary"
          icon={<IconPlus aria-hidden="true" size={18} stroke={1.75} />}
          onClick={() => setMaking(true)}
        >
          {promoTexts.create}
        </StaffButton>
      }
    >
      <PromoList />
      {isMaking && <NewPromo onClose={() => setMaking(false)} />}
    </Page>
  )
}

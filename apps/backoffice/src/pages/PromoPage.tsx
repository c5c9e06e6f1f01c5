import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { NewPromo } from '../features/promo/NewPromo.tsx'
import { PromoBatch } from '../features/promo/PromoBatch.tsx'
import { PromoList } from '../features/promo/PromoList.tsx'
import { Page } from '../shell/Page.tsx'
import { promoTexts } from '../texts/promo.ts'
import { pageNames } from '../texts/shell.ts'
import { StaffButton } from '../ui/StaffButton.tsx'

/** All promo codes. */
export const PromoPage = () => {
  const [making, setMaking] = useState<'one' | 'many' | null>(null)
  const close = () => setMaking(null)
  return (
    <Page
      title={pageNames.promo}
      actions={
        <div className="flex flex-wrap gap-2">
          <StaffButton onClick={() => setMaking('many')}>{promoTexts.batch}</StaffButton>
          <StaffButton
            kind="primary"
            icon={<IconPlus aria-hidden="true" size={18} stroke={1.75} />}
            onClick={() => setMaking('one')}
          >
            {promoTexts.create}
          </StaffButton>
        </div>
      }
    >
      <PromoList />
      {making === 'one' && <NewPromo onClose={close} />}
      {making === 'many' && <PromoBatch onClose={close} />}
    </Page>
  )
}

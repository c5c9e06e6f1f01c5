import { buttonClass } from '@pandrop/ui/Button'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { DealList } from '../features/deals/DealList.tsx'
import { paths } from '../paths.ts'
import { PackViews } from '../shell/PackViews.tsx'
import { Page } from '../shell/Page.tsx'
import { dealTexts } from '../texts/deals.ts'
import { pageNames } from '../texts/shell.ts'

/** What customers are offered at a price of their own. */
export const DealsPage = () => (
  <Page
    title={pageNames.packs}
    actions={
      <Link to={paths.newDeal} className={buttonClass({ size: 40 })}>
        <IconPlus aria-hidden="true" size={18} stroke={1.75} />
        {dealTexts.create}
      </Link>
    }
  >
    <PackViews />
    <DealList />
  </Page>
)

import { buttonClass } from '@pandrop/ui/Button'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CampaignList } from '../features/campaigns/CampaignList.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { campaignTexts } from '../texts/campaigns.ts'
import { pageNames } from '../texts/shell.ts'

/** All campaigns. */
export const CampaignsPage = () => (
  <Page
    title={pageNames.campaigns}
    actions={
      <Link to={paths.newCampaign} className={buttonClass({ size: 40 })}>
        <IconPlus aria-hidden="true" size={18} stroke={1.75} />
        {campaignTexts.create}
      </Link>
    }
  >
    <CampaignList />
  </Page>
)

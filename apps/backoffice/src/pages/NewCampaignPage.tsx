import { NewCampaign } from '../features/campaigns/NewCampaign.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Plans a campaign. */
export const NewCampaignPage = () => (
  <Page title={pageNames.newCampaign} trail={[{ name: pageNames.campaigns, to: paths.campaigns }]}>
    <NewCampaign />
  </Page>
)

import { HealthPanels } from '../features/health/HealthPanels.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const HealthPage = () => (
  <Page title={pageNames.health}>
    <HealthPanels />
  </Page>
)

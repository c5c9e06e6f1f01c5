import { VerificationList } from '../features/verifications/VerificationList.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Who of the customers asks to be verified as who they say. */
export const VerificationsPage = () => (
  <Page title={pageNames.verifications}>
    <VerificationList />
  </Page>
)

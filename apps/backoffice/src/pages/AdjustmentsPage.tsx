import { AdjustmentList } from '../features/adjustments/AdjustmentList.tsx'
import { ProposalList } from '../features/proposals/ProposalList.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const AdjustmentsPage = () => (
  <Page title={pageNames.adjustments} trail={[{ name: pageNames.customers, to: paths.customers }]}>
    <AdjustmentList />
    <ProposalList />
  </Page>
)

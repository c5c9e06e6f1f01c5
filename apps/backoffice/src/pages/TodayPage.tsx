import { useQuery } from '@tanstack/react-query'
import { DisputesPanel } from '../features/today/DisputesPanel.tsx'
import { ExportButton } from '../features/today/ExportButton.tsx'
import { LatestOrders } from '../features/today/LatestOrders.tsx'
import { OffersPanel } from '../features/today/OffersPanel.tsx'
import { OwedPanel } from '../features/today/OwedPanel.tsx'
import { salesQuery, todayQuery } from '../features/today/queries.ts'
import { RevenuePanel } from '../features/today/RevenuePanel.tsx'
import { SumsPanel, TypesPanel } from '../features/today/SalesPanels.tsx'
import { Tiles } from '../features/today/Tiles.tsx'
import { WaitingStrip } from '../features/today/WaitingStrip.tsx'
import { useAddress } from '../hooks/useAddress.ts'
import { RangePicker } from '../range/RangePicker.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'
import { todayTexts } from '../texts/today.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const wide = 'grid gap-3 min-[1180px]:grid-cols-[minmax(0,1fr)_344px]'

/** How today goes, what waits, and how the last days went. */
export const TodayPage = () => {
  const [words] = useAddress()
  const today = useQuery(todayQuery)
  const sales = useQuery(salesQuery(words))
  return (
    <Page
      title={pageNames.today}
      actions={
        <>
          <RangePicker shownRange={sales.data} />
          <ExportButton sales={sales.data} />
        </>
      }
    >
      {today.isError && !today.data ? (
        <LoadFailed
          title={todayTexts.figuresFailed}
          error={today.error}
          isFetching={today.isFetching}
          refetch={today.refetch}
        />
      ) : (
        <>
          <Tiles today={today.data} />
          {today.data && <WaitingStrip waiting={today.data.waiting} />}
          <DisputesPanel today={today.data} />
        </>
      )}
      {sales.isError && !sales.data && (
        <LoadFailed
          title={todayTexts.salesFailed}
          error={sales.error}
          isFetching={sales.isFetching}
          refetch={sales.refetch}
        />
      )}
      <div className={wide}>
        <RevenuePanel sales={sales.data} />
        <OffersPanel today={today.data} />
      </div>
      <div className={wide}>
        <LatestOrders today={today.data} />
        <TypesPanel sales={sales.data} />
      </div>
      <div className="grid gap-3 min-[900px]:grid-cols-2">
        <SumsPanel sales={sales.data} />
        <OwedPanel />
      </div>
    </Page>
  )
}

import { HolidayList } from '../features/offers/holidays/HolidayList.tsx'
import { paths } from '../paths.ts'
import { OfferViews } from '../shell/OfferViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const HolidaysPage = () => (
  <Page title={pageNames.holidays} trail={[{ name: pageNames.offers, to: paths.offers }]}>
    <OfferViews />
    <HolidayList />
  </Page>
)

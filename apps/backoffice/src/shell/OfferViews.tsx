import { paths } from '../paths.ts'
import { marginTexts } from '../texts/margins.ts'
import { pageNames } from '../texts/shell.ts'
import { Views } from './Views.tsx'

const views = [
  { to: paths.offers, name: marginTexts.queue },
  { to: paths.margins, name: pageNames.margins },
  { to: paths.holidays, name: pageNames.holidays },
]

/** The queues of offers, and what their prices and clocks are made from. */
export const OfferViews = () => <Views label={marginTexts.views} views={views} />

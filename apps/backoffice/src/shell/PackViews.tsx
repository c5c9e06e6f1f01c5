import { paths } from '../paths.ts'
import { dealTexts } from '../texts/deals.ts'
import { pageNames } from '../texts/shell.ts'
import { Views } from './Views.tsx'

const views = [
  { to: paths.packs, name: pageNames.onlyPacks },
  { to: paths.deals, name: pageNames.deals },
]

/** What is sold together to everybody, and what is offered to one customer. */
export const PackViews = () => <Views label={dealTexts.views} views={views} />

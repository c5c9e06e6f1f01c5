import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { payoutTexts } from '../texts/payouts.ts'
import { pageNames } from '../texts/shell.ts'

const views = [
  { to: paths.payouts, name: payoutTexts.queue },
  { to: paths.bankFiles, name: pageNames.bankFiles },
  { to: paths.reconciliation, name: pageNames.reconciliation },
]

/** The three pages about payouts, beside each other. */
export const PayoutViews = () => (
  <nav aria-label={payoutTexts.views} className="scroller -mx-1 flex min-w-0 gap-1 px-1 py-1">
    {views.map(({ to, name }) => (
      <Link
        key={to}
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ className: 'bg-ink-3 text-bone-0', 'aria-current': 'page' }}
        inactiveProps={{ className: 'text-bone-1 hover:bg-ink-2 hover:text-bone-0' }}
        className="inline-flex h-9 flex-none items-center rounded-badge px-3 font-[560] transition-colors"
      >
        {name}
      </Link>
    ))}
  </nav>
)

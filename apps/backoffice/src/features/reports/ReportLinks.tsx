import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { overviewTexts as texts } from '../../texts/report-frame.ts'
import { pageNames } from '../../texts/shell.ts'
import { Section } from '../../ui/Section.tsx'

const reports = [
  { to: paths.salesReport, name: pageNames.salesReport, text: texts.leads.sales },
  { to: paths.marginReport, name: pageNames.marginReport, text: texts.leads.margin },
  { to: paths.vat, name: pageNames.vat, text: texts.leads.vat },
  { to: paths.stockValue, name: pageNames.stockValue, text: texts.leads.stockValue },
  { to: paths.purchasesReport, name: pageNames.purchasesReport, text: texts.leads.purchases },
  { to: paths.balancesReport, name: pageNames.balancesReport, text: texts.leads.balances },
  { to: paths.promoCost, name: pageNames.promoCost, text: texts.leads.promoCost },
  { to: paths.agedDisputes, name: pageNames.agedDisputes, text: texts.leads.agedDisputes },
  { to: paths.books, name: pageNames.books, text: texts.leads.books },
]

/** Every report with what it says. */
export const ReportLinks = () => (
  <Section title={texts.all}>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(288px,1fr))] gap-x-6 gap-y-1">
      {reports.map(({ to, name, text }) => (
        <li key={to} className="min-w-0">
          <Link to={to} className="-mx-2 block rounded-badge p-2 transition-colors hover:bg-ink-2">
            <span className="block font-[640]">{name}</span>
            <span className="block text-bone-2">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)

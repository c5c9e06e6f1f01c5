import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { shellTexts } from '../texts/shell.ts'

/** An address that leads nowhere. */
export const NotFoundPage = () => (
  <Page title={shellTexts.notFound}>
    <EmptyState
      title={shellTexts.notFound}
      text={shellTexts.notFoundText}
      action={
        <Link to={paths.today} className={buttonClass({ size: 40 })}>
          {shellTexts.backToToday}
        </Link>
      }
    />
  </Page>
)

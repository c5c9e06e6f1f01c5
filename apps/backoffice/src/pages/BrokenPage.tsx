import { ErrorState } from '@pandrop/ui/ErrorState'
import { Page } from '../shell/Page.tsx'
import { shellTexts } from '../texts/shell.ts'

/** A page that could not be drawn, or whose code did not arrive. */
export const BrokenPage = () => (
  <Page title={shellTexts.pageFailed}>
    <ErrorState
      title={shellTexts.pageFailed}
      text={shellTexts.pageFailedText}
      retryLabel={shellTexts.reload}
      onRetry={() => window.location.reload()}
    />
  </Page>
)

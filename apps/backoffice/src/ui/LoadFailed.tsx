import { ErrorState } from '@pandrop/ui/ErrorState'
import { failureText } from '../failureText.ts'
import { tableTexts } from '../texts/table.ts'
import { FailureReference } from './FailureReference.tsx'

interface LoadFailedProps {
  /** what did not load: "The order did not load" */
  title: string
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
  className?: string
}

/** What stands where a query of the back office has failed, with its reason and a way to ask again. */
export const LoadFailed = ({ title, error, isFetching, refetch, className }: LoadFailedProps) => (
  <div className={className}>
    <ErrorState
      title={title}
      text={failureText(error)}
      retryLabel={tableTexts.retry}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
    <FailureReference error={error} />
  </div>
)

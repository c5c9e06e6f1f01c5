import { IconRefresh } from '@tabler/icons-react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  title: string
  text?: string
  retryLabel: string
  onRetry: () => void
  /** the retry is running */
  retrying?: boolean
  className?: string
}

/** Something did not load: says so and offers a retry. */
export const ErrorState = ({ title, text, retryLabel, onRetry, retrying, className }: ErrorStateProps) => (
  <div role="alert" className={className}>
    <EmptyState
      title={title}
      text={text}
      action={
        <Button
          kind="secondary"
          loading={retrying}
          onClick={onRetry}
          icon={<IconRefresh aria-hidden="true" size={20} stroke={1.6} />}
        >
          {retryLabel}
        </Button>
      }
    />
  </div>
)

import { Button } from '@pandrop/ui/Button'
import { useText } from './hooks/useText.ts'

interface LoadAgainProps {
  title: string
  onRetry: () => void
}

/** A part of a page did not load: says so and offers a retry (docs/behaviour/pages.md#part-fails-alone). */
export const LoadAgain = ({ title, onRetry }: LoadAgainProps) => {
  const text = useText()
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-1 text-bone-1">
      {title}
      <Button kind="secondary" size={40} onClick={onRetry}>
        {text('error_retry')}
      </Button>
    </div>
  )
}

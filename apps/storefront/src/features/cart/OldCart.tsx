import { Button } from '@pandrop/ui/Button'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useText } from '../../hooks/useText.ts'

interface OldCartProps {
  onRefresh: () => void
  refreshing: boolean
}

/** The cart could not be read again: what is shown may have changed meanwhile. */
export const OldCart = ({ onRefresh, refreshing }: OldCartProps) => {
  const text = useText()
  return (
    <div className="raised mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-modal px-4 py-3 wide:px-6">
      <p role="alert" className="flex min-w-0 flex-1 basis-60 items-start gap-2 text-[14px]/5 text-warn">
        <IconAlertTriangleFilled aria-hidden="true" size={18} className="mt-px flex-none" />
        {text('cart_refresh_failed')}
      </p>
      <Button kind="secondary" size={40} loading={refreshing} onClick={onRefresh}>
        {text('cart_retry')}
      </Button>
    </div>
  )
}

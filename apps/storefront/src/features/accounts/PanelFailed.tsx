import { Button } from '@pandrop/ui/Button'
import { IconRefresh } from '@tabler/icons-react'
import { useText } from '../../hooks/useText.ts'

interface PanelFailedProps {
  /** what could not be read */
  text: string
  reading: { isFetching: boolean; refetch: () => Promise<unknown> }
}

/** Stands in a panel whose content did not load, and offers to try again. */
export const PanelFailed = ({ text: said, reading: { isFetching, refetch } }: PanelFailedProps) => {
  const text = useText()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-input bg-ink-2 p-4">
      <p className="min-w-0 flex-1 basis-56">{said}</p>
      <Button
        kind="secondary"
        loading={isFetching}
        onClick={() => void refetch()}
        icon={<IconRefresh aria-hidden="true" size={20} stroke={1.6} />}
      >
        {text('account_retry')}
      </Button>
    </div>
  )
}

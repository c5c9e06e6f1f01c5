import { endOtherSessions } from '@pandrop/api-client/endpoints'
import type { DeviceSession } from '@pandrop/contract/devices'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

interface EndOthersDialogProps {
  open: boolean
  onClose: () => void
  /** gets the list that is left */
  onEnded: (left: DeviceSession[]) => void
}

/** Asks before every other device is signed out. */
export const EndOthersDialog = ({ open, onClose, onEnded }: EndOthersDialogProps) => {
  const text = useText()
  const toast = useToasts()
  const call = useCall(endOtherSessions, {
    failed: 'devices_others_failed',
    onDone: ({ payload }) => {
      toast.success(text('devices_others_done'))
      onClose()
      onEnded(payload)
    },
  })
  const actions = (
    <>
      <Button kind="danger" wide loading={call.running} onClick={() => void call.run()}>
        {text('devices_others')}
      </Button>
      <Button kind="tertiary" wide onClick={onClose}>
        {text('devices_others_cancel')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('devices_others_title')}
      text={text('devices_others_text')}
      closeLabel={text('devices_others_close')}
      action={actions}
    />
  )
}

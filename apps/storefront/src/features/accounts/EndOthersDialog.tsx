import { apiKeysQuery } from '@pandrop/api-client/customer-queries'
import type { DeviceSession } from '@pandrop/contract/devices'
import { endOtherSessions } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { Dialog } from '@pandrop/ui/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
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
  const api = useApi()
  const queryClient = useQueryClient()
  const [withKeys, setWithKeys] = useState(false)
  const call = useCall(endOtherSessions, {
    failed: 'devices_others_failed',
    onDone: ({ payload }) => {
      toast.success(text('devices_others_done'))
      if (withKeys) void queryClient.invalidateQueries({ queryKey: apiKeysQuery(api).queryKey })
      onClose()
      onEnded(payload)
    },
  })
  const actions = (
    <>
      <Button kind="danger" wide loading={call.running} onClick={() => void call.run({ body: { api_keys: withKeys } })}>
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
    >
      <CheckboxField
        label={text('devices_others_keys')}
        checked={withKeys}
        onChange={({ target }) => setWithKeys(target.checked)}
      />
    </Dialog>
  )
}

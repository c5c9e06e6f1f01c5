import { apiKeysQuery } from '@pandrop/api-client/customer-queries'
import type { Answer } from '@pandrop/contract/call'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'
import { ApiKeyForm } from './ApiKeyForm.tsx'
import { NewApiKey } from './NewApiKey.tsx'

type Made = Answer<typeof import('@pandrop/contract/api-keys').createApiKey>

interface ApiKeyDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks what the key is for, then shows it, this once. */
export const ApiKeyDialog = ({ open, onClose }: ApiKeyDialogProps) => {
  const text = useText()
  const api = useApi()
  const queryClient = useQueryClient()
  const formId = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const [running, setRunning] = useState(false)
  const [made, setMade] = useState<Made | null>(null)

  const show = (answer: Made) => {
    setMade(answer)
    queryClient.setQueryData(apiKeysQuery(api).queryKey, (keys = []) => [answer.payload, ...keys])
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOnOutsideClick
      title={text(made ? 'api_key_made_title' : 'api_key_new_title')}
      text={text(made ? 'api_key_made_text' : 'api_key_new_text')}
      closeLabel={text('api_key_close')}
      initialFocus={nameInput}
      action={
        made ? (
          <Button wide size={56} onClick={onClose}>
            {text('api_key_done')}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            wide
            size={56}
            loading={running}
            loadingLabel={text('api_key_submitting')}
          >
            {text('api_key_submit')}
          </Button>
        )
      }
    >
      {made ? (
        <NewApiKey apiKey={made.key} />
      ) : (
        <ApiKeyForm id={formId} nameInput={nameInput} onRunning={setRunning} onMade={show} />
      )}
    </Dialog>
  )
}

import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { useEffect, useId, useRef, useState } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { useText } from '../../hooks/useText.ts'
import { PandaPicture } from '../../PandaPicture.tsx'
import { SellFields } from './SellFields.tsx'
import { useSellForm } from './useSellForm.ts'

interface SellDialogProps {
  open: boolean
  onClose: () => void
  /** the shop has got it */
  onSent: () => void
}

/**
 * Proposes a skin to the shop, then confirms that it has arrived (docs/behaviour/offers.md#sell-form). What was typed
 * stays when it is closed.
 */
export const SellDialog = ({ open, onClose, onSent }: SellDialogProps) => {
  const text = useText()
  const formId = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const doneButton = useRef<HTMLButtonElement>(null)
  const [sent, setSent] = useState(false)
  const form = useSellForm(() => {
    setSent(true)
    onSent()
  })
  const onOpenChange = (next: boolean) => !next && onClose()
  // The form's button is gone; what comes next takes the focus.
  useEffect(() => {
    if (sent) doneButton.current?.focus()
  }, [sent])
  // The next one starts with the form again, once this one is out of sight.
  useEffect(() => {
    if (open) setSent(false)
  }, [open])

  if (sent) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        width={520}
        title={text('sell_done_title')}
        closeLabel={text('sell_close')}
        action={
          <Button ref={doneButton} wide size={56} onClick={onClose}>
            {text('sell_done')}
          </Button>
        }
      >
        <div className="flex flex-col items-center gap-5 text-center">
          <PandaPicture pose="holding" />
          <p role="status" className="max-w-[380px] text-[16px]/6 text-bone-1">
            {text('offer_submitted')}
          </p>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={520}
      title={text('sell_title')}
      text={text('sell_text')}
      closeLabel={text('sell_close')}
      initialFocus={nameInput}
      action={
        <>
          <FormAlert text={form.alert} />
          <Button
            type="submit"
            form={formId}
            wide
            size={56}
            loading={form.sending}
            loadingLabel={text('sell_submitting')}
          >
            {text('sell_submit')}
          </Button>
        </>
      }
    >
      <SellFields id={formId} form={form} nameInput={nameInput} />
    </Dialog>
  )
}

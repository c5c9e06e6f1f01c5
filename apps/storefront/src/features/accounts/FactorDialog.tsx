import type { TextKey } from '@pandrop/dictionaries/translate'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** What the panel decides about each of its dialogs. */
export interface FactorDialogControl {
  open: boolean
  onClose: () => void
  /** what takes the focus at the end */
  finalFocus: () => HTMLElement | null
}

interface FactorDialogProps extends FactorDialogControl {
  title: string
  text: string
  /** the button that sends the form */
  action: ReactNode
  /** new recovery codes, which then stand in place of the form */
  codes: readonly string[] | null
  /** what was done, said once the codes are out of sight: on a phone it would lie over the button that goes on */
  saidAfterCodes?: TextKey
  children: ReactNode
}

/** A form about the second factor, and the recovery codes that it ends with. */
export const FactorDialog = (props: FactorDialogProps) => {
  const { open, onClose, finalFocus, title, text: words, action, codes, saidAfterCodes, children } = props
  const text = useText()
  const toast = useToasts()
  const [leaving, setLeaving] = useState(false)
  const close = () => {
    onClose()
    if (saidAfterCodes) toast.success(text(saidAfterCodes))
  }
  // The codes cannot be had again, so that Escape and the close button ask first.
  const leave = () => (codes ? setLeaving(!leaving) : onClose())
  const afterCodes = leaving ? (
    <Leaving onStay={() => setLeaving(false)} onLeave={close} />
  ) : (
    <Button wide size={56} onClick={close}>
      {text('factor_codes_kept')}
    </Button>
  )
  return (
    <Dialog
      open={open}
      finalFocus={finalFocus}
      onOpenChange={(next) => !next && leave()}
      keepOnOutsideClick
      title={codes ? text('factor_codes_title') : title}
      text={codes ? text('factor_codes_shown') : words}
      closeLabel={text('factor_close')}
      action={codes ? afterCodes : action}
    >
      {codes ? <RecoveryCodes codes={codes} /> : children}
    </Dialog>
  )
}

const Leaving = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const text = useText()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    stay.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <>
      <p role="alert">{text('factor_codes_leave')}</p>
      <Button ref={stay} wide onClick={onStay}>
        {text('factor_codes_leave_no')}
      </Button>
      <Button kind="tertiary" wide onClick={onLeave}>
        {text('factor_codes_leave_yes')}
      </Button>
    </>
  )
}

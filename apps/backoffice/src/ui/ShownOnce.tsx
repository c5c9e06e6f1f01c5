import { Dialog } from '@pandrop/ui/Dialog'
import { formTexts } from '../texts/forms.ts'
import { CopyButton } from './CopyButton.tsx'
import { StaffButton } from './StaffButton.tsx'

/** A secret that was made and is never seen again. */
export interface OnceShown {
  title: string
  text: string
  secret: string
}

interface ShownOnceProps {
  made: OnceShown
  /** the button that copies it, and the one that says that it is kept */
  copyLabel: string
  doneLabel: string
  onClose: () => void
}

/** Shows a secret, once; a stray click does not lose it. */
export const ShownOnce = ({ made: { title, text, secret }, copyLabel, doneLabel, onClose }: ShownOnceProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={title}
    text={text}
    closeLabel={formTexts.close}
    keepOnOutsideClick
    action={
      <div className="flex justify-end">
        <StaffButton kind="primary" onClick={onClose}>
          {doneLabel}
        </StaffButton>
      </div>
    }
  >
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-input bg-ink-0 px-4 py-3 shadow-edge-2">
      <code className="font-mono text-[16px]/6 tracking-wide break-all select-all">{secret}</code>
      <CopyButton text={secret} label={copyLabel} />
    </div>
  </Dialog>
)

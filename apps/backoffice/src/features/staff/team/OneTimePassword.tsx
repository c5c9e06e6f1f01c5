import { Dialog } from '@pandrop/ui/Dialog'
import { formTexts } from '../../../texts/forms.ts'
import { teamTexts } from '../../../texts/team.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'

/** A one-time password and whose it is. */
export interface NewAccess {
  name: string
  password: string
}

/** Shows a one-time password, once; a stray click does not lose it. */
export const OneTimePassword = ({ access, onClose }: { access: NewAccess; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={teamTexts.oneTimeTitle}
    text={teamTexts.oneTimeText(access.name)}
    closeLabel={formTexts.close}
    keepOnOutsideClick
    action={
      <div className="flex justify-end">
        <StaffButton kind="primary" onClick={onClose}>
          {teamTexts.oneTimeDone}
        </StaffButton>
      </div>
    }
  >
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-input bg-ink-0 px-4 py-3 shadow-edge-2">
      <code className="font-mono text-[18px]/6 tracking-wide break-all select-all">{access.password}</code>
      <CopyButton text={access.password} label={teamTexts.copyPassword} />
    </div>
  </Dialog>
)

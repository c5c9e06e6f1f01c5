import { Button } from '@pandrop/ui/Button'
import { useText } from '../../hooks/useText.ts'

interface SaveButtonProps {
  label: string
  /** off with the reason beside it while there is nothing to save */
  changed: boolean
  saving: boolean
}

/** Below the fields of a form in the account. */
export const SaveButton = ({ label, changed, saving }: SaveButtonProps) => {
  const text = useText()
  return (
    <div className="mt-5">
      <Button
        type="submit"
        loading={saving}
        loadingLabel={text('profile_saving')}
        disabledReason={changed || saving ? undefined : text('profile_unchanged')}
      >
        {label}
      </Button>
    </div>
  )
}

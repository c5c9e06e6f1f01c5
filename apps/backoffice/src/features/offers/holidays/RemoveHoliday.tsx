import type { StaffHoliday } from '@pandrop/contract/staff/margins'
import { removeHoliday } from '@pandrop/contract/staff/routes/offers'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { holidayTexts as texts } from '../../../texts/holidays.ts'
import { effectText, showHoliday } from './effectText.ts'
import { holidaysChanged } from './holidayQueries.ts'

interface RemoveHolidayProps {
  holiday: StaffHoliday
  onClose: () => void
}

/** Asks before a holiday is taken away. */
export const RemoveHoliday = ({ holiday: { day, name, effect }, onClose }: RemoveHolidayProps) => {
  const call = useCall(removeHoliday, {
    failed: texts.removeFailed,
    quiet: true,
    done: texts.removed(name, showHoliday(day)),
    onDone: async () => {
      await holidaysChanged()
      onClose()
    },
    onFailure: () => void holidaysChanged(),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.removeTitle(name, showHoliday(day))}
      text={texts.removeText}
      submitLabel={texts.remove}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ body: { day } })}
    >
      <p className="text-bone-1">{effectText(effect, texts.removeEffect)}</p>
    </FormDialog>
  )
}

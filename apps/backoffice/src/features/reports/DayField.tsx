import { isDay } from '@pandrop/money/days'
import { TextField } from '@pandrop/ui/TextField'
import { useAddress } from '../../hooks/useAddress.ts'
import { shopToday, shopZone } from '../../shopTime.ts'
import { reportFrameTexts as texts } from '../../texts/report-frame.ts'

/** The day whose end a report is of, as the address says it; today where it says none. */
export const useDay = (): string => {
  const [{ day = '' }] = useAddress()
  return /^20\d\d-/.test(day) && isDay(day) && day <= shopToday() ? day : shopToday()
}

/** Chooses that day. */
export const DayField = () => {
  const [, change] = useAddress()
  return (
    <TextField
      type="date"
      label={texts.day(shopZone())}
      value={useDay()}
      max={shopToday()}
      onChange={({ target }) => change({ day: target.value === shopToday() ? undefined : target.value })}
      className="w-56"
    />
  )
}

import type { TextKey } from '@pandrop/dictionaries/translate'
import { useText } from '../../hooks/useText.ts'
import { clockText, milestoneAt } from './countdown.ts'

interface TimeLeftProps {
  seconds: number
  /** a text with a hole for the {time} */
  textKey: TextKey
}

/** A sentence with the minutes and seconds that are left, in figures that do not jump. */
export const TimeLeft = ({ seconds, textKey }: TimeLeftProps) => {
  // A hole without a value stays visible (dictionaries/translate): the figures go there.
  const [before, after] = useText()(textKey).split('{time}')
  return (
    <span role="timer" aria-live="off">
      {before}
      <span className="tabular-nums">{clockText(seconds)}</span>
      {after}
    </span>
  )
}

/** Says at five minutes, at one minute and at the end how long there is. */
export const TimeAnnouncement = ({ seconds }: Pick<TimeLeftProps, 'seconds'>) => {
  const text = useText()
  const milestone = milestoneAt(seconds)
  return (
    <span role="status" className="sr-only">
      {milestone === 0 && text('open_payment_over')}
      {Boolean(milestone) && text('open_payment_left', { count: milestone ?? 0 })}
    </span>
  )
}

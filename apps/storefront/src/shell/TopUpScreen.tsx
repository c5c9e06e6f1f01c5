import { TopUpDialog, type TopUpDialogProps } from '../features/deposits/TopUpDialog.tsx'
import { LimitsPanel } from '../features/verification-limits/LimitsPanel.tsx'

/** The top-up, and what of it can be paid before the shop must know who somebody is. */
export const TopUpScreen = (props: Omit<TopUpDialogProps, 'limits'>) => (
  <TopUpDialog {...props} limits={(sum) => <LimitsPanel deed="card" sum={sum} onLeave={props.onClose} />} />
)

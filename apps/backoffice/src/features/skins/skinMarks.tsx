import { priceListDaysMax, type SkinPictureKind } from '@pandrop/contract/staff/skins'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { showDay } from '../../format.ts'
import { skinListTexts, skinPictureNames } from '../../texts/skins.ts'

const dayMilliseconds = 86_400_000

/** Whole days from a day (2026-08-08) until now, both in UTC as the shop counts. */
const daysSince = (day: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(day)) / dayMilliseconds))

/** How old a price is: amber once its list should have been followed by another. */
export const Age = ({ day }: { day: string | null }) => {
  if (day === null) return skinListTexts.none
  const days = daysSince(day)
  return (
    <span title={showDay(day)} className={days > priceListDaysMax ? 'text-warn' : undefined}>
      {skinListTexts.daysOld(days)}
    </span>
  )
}

/** Whether a skin has a picture of its own. */
export const PictureMark = ({ picture }: { picture: SkinPictureKind }) => (
  <StatusBadge kind={picture === 'bare' ? 'waiting' : 'success'} label={skinPictureNames[picture]} />
)

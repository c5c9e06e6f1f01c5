import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { useState } from 'react'
import { showTime } from '../../format.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { offerFormTexts } from '../../texts/offerForms.ts'
import { offerEventTexts } from '../../texts/offers.ts'
import { eventBy } from './eventBy.ts'

/** Says that somebody else did something with the offer while it was open here, and what. */
export const MovedOn = ({ offer: { timeline } }: { offer: StaffOffer }) => {
  const newest = timeline.at(-1)
  const [opened] = useState(newest?.id)
  const staff = useStaff()
  const moved = newest && newest.id !== opened && newest.by !== `staff:${staff?.id}`
  return (
    <FormAlert
      text={
        moved
          ? offerFormTexts.movedOn(offerEventTexts[newest.kind].toLowerCase(), eventBy(newest), showTime(newest.at))
          : undefined
      }
    />
  )
}

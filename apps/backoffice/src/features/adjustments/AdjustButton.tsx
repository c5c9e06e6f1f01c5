import { useState } from 'react'
import { adjustmentTexts } from '../../texts/adjustments.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { AdjustDialog } from './AdjustDialog.tsx'
import type { Bounds } from './wish.ts'

interface AdjustButtonProps {
  customerId: number
  bounds: Bounds
  /** without a verified e-mail there is no balance */
  verified: boolean
}

/** Opens the dialog that moves a balance. */
export const AdjustButton = ({ customerId, bounds, verified }: AdjustButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <StaffButton
        kind="primary"
        onClick={() => setOpen(true)}
        {...(!verified && { disabledReason: adjustmentTexts.adjustOff })}
      >
        {adjustmentTexts.adjust}
      </StaffButton>
      {open && <AdjustDialog customerId={customerId} bounds={bounds} onClose={() => setOpen(false)} />}
    </>
  )
}

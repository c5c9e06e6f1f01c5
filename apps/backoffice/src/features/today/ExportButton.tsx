import { IconDownload } from '@tabler/icons-react'
import { rangeTexts } from '../../texts/today.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { salesCsv, saveFile } from './csv.ts'
import type { Sales } from './queries.ts'

/** Saves the days that are shown, and those before them, as CSV. */
export const ExportButton = ({ sales }: { sales: Sales | undefined }) => (
  <StaffButton
    kind="primary"
    disabled={!sales}
    disabledReason={sales ? undefined : rangeTexts.exportOff}
    onClick={() => sales && saveFile(rangeTexts.fileName(sales.from, sales.till), salesCsv(sales))}
    icon={<IconDownload aria-hidden="true" size={18} stroke={1.6} />}
  >
    {rangeTexts.exportCsv}
  </StaffButton>
)

import { csvOf } from '@pandrop/contract/csv'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../../saveFile.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import type { DataTableProps } from '../../table/tableProps.ts'
import { reportFrameTexts as texts } from '../../texts/report-frame.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { type Sum, Sums } from '../../ui/Sums.tsx'

/** What a report is saved as. */
export interface ReportFile {
  name: string
  rows: readonly (readonly string[])[]
}

interface ReportPanelProps<Row> extends Omit<DataTableProps<Row>, 'label'> {
  /** names panel and table */
  title: string
  /** the days or months that it is of, for paper: there nothing shows what was chosen */
  period: string | undefined
  sums?: readonly Sum[]
  filters?: ReactNode
  /** undefined while the figures are on their way */
  file: ReportFile | (() => Promise<ReportFile>) | undefined
  /** what counts, below the table */
  about: string
}

/** Of figures in a table of two or three columns: else they would stand far from what they are of. */
export const fewColumns = 'roomy:pl-40'

/** Every report: its sums, a table that can be saved and printed, and what counts in it. */
export const ReportPanel = <Row,>({
  title,
  period,
  sums = [],
  filters,
  file,
  about,
  ...table
}: ReportPanelProps<Row>) => (
  <>
    <p className="hidden type-panel print:block">{period}</p>
    {sums.length > 0 && <Sums sums={sums} />}
    <ListPanel title={title} filters={filters} aside={<Actions file={file} />}>
      <div data-report="">
        <DataTable label={title} {...table} />
      </div>
    </ListPanel>
    <p className="max-w-prose type-meta text-bone-2">{about}</p>
  </>
)

const Actions = ({ file }: Pick<ReportPanelProps<never>, 'file'>) => {
  const [state, setState] = useState<'idle' | 'writing' | 'unwritten'>('idle')
  const save = async () => {
    if (!file) return
    setState('writing')
    try {
      const { name, rows } = typeof file === 'function' ? await file() : file
      saveFile(name, csvOf(rows))
      setState('idle')
    } catch {
      setState('unwritten')
    }
  }
  return (
    <>
      {state === 'unwritten' && (
        <span role="alert" className="text-danger">
          {texts.saveFailed}
        </span>
      )}
      <StaffButton
        icon={<IconPrinter aria-hidden="true" size={18} stroke={1.6} />}
        disabledReason={file ? undefined : texts.notYet}
        onClick={() => window.print()}
      >
        {texts.print}
      </StaffButton>
      <StaffButton
        icon={<IconDownload aria-hidden="true" size={18} stroke={1.6} />}
        loading={state === 'writing'}
        loadingLabel={texts.saving}
        disabledReason={file ? undefined : texts.notYet}
        onClick={() => void save()}
      >
        {texts.save}
      </StaffButton>
    </>
  )
}

import { csvOf } from '@pandrop/contract/csv'
import { itemColumns } from '@pandrop/contract/staff/import-limits'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ImportList } from '../features/imports/ImportList.tsx'
import { UploadDialog } from '../features/imports/UploadDialog.tsx'
import { accountsQuery } from '../forms/copy/copyQueries.ts'
import { paths } from '../paths.ts'
import { saveFile } from '../saveFile.ts'
import { Page } from '../shell/Page.tsx'
import { addressOf } from '../table/queue.ts'
import { importTexts as texts } from '../texts/imports.ts'
import { pageNames } from '../texts/shell.ts'
import { StaffButton } from '../ui/StaffButton.tsx'

const icon = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

/** Files that fill the shop. */
export const ImportsPage = () => {
  const [sending, setSending] = useState(false)
  const navigate = useNavigate()
  const accounts = (useQuery(accountsQuery).data ?? []).filter(({ closed }) => !closed)
  return (
    <Page
      title={pageNames.imports}
      actions={
        <div className="flex flex-wrap gap-2">
          <StaffButton
            icon={<IconDownload {...icon} />}
            onClick={() => saveFile(texts.templateName, csvOf([itemColumns]))}
          >
            {texts.template}
          </StaffButton>
          <StaffButton kind="primary" icon={<IconUpload {...icon} />} onClick={() => setSending(true)}>
            {texts.upload}
          </StaffButton>
        </div>
      }
    >
      <ImportList />
      {sending && (
        <UploadDialog
          accounts={accounts}
          onClose={() => setSending(false)}
          onSent={(id) => void navigate({ to: addressOf(paths.import(id)) })}
        />
      )}
    </Page>
  )
}

import { useParams } from '@tanstack/react-router'
import { EvidenceView } from '../features/dispute-evidence/EvidenceView.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { evidenceTexts } from '../texts/dispute-evidence.ts'
import { pageNames } from '../texts/shell.ts'

const trail = [{ name: pageNames.payments, to: paths.payments }]

/** A dispute and what it is answered with. */
export const DisputePage = () => {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  return (
    <Page title={evidenceTexts.title(id)} trail={trail}>
      <EvidenceView key={id} id={id} />
    </Page>
  )
}

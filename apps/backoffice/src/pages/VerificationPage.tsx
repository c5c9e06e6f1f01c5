import { EmptyState } from '@pandrop/ui/EmptyState'
import { Link } from '@tanstack/react-router'
import { VerificationMark, VerificationView } from '../features/verifications/VerificationView.tsx'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'
import { verificationTexts } from '../texts/verifications.ts'

const trail = [{ name: pageNames.verifications, to: paths.verifications }]

/** One request to be verified, with its documents. */
export const VerificationPage = () => {
  const id = useIdParam()
  if (id === null)
    return (
      <Page title={pageNames.verification} trail={trail}>
        <EmptyState
          title={verificationTexts.missing}
          text={verificationTexts.missingText}
          action={<Link to={paths.verifications}>{verificationTexts.back}</Link>}
        />
      </Page>
    )
  return (
    <Page title={verificationTexts.title(id)} trail={trail} mark={<VerificationMark id={id} />}>
      <VerificationView key={id} id={id} />
    </Page>
  )
}

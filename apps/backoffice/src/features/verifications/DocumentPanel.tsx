import { dataAddress } from '@pandrop/api-client/data-address'
import { readVerificationDocument } from '@pandrop/contract/staff/routes/verifications'
import type { StaffVerification } from '@pandrop/contract/staff/verifications'
import { useState } from 'react'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { saveFile } from '../../saveFile.ts'
import { documentNames, verificationTexts as texts } from '../../texts/verifications.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

type SentFile = StaffVerification['files'][number]

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`

/** What the customer has sent. Nothing is opened by itself: each look is asked for and written down. */
export const DocumentPanel = ({ about }: { about: StaffVerification }) => (
  <Section title={texts.documents}>
    {about.seen_elsewhere && <p className="break-words">{texts.seenElsewhere(about.message)}</p>}
    {!about.seen_elsewhere && about.files.length === 0 && <p className="text-bone-2">{texts.noDocuments}</p>}
    {about.files.length > 0 && (
      <>
        <p className="text-bone-2">{texts.looks}</p>
        <ul className="mt-4 flex flex-col gap-4">
          {about.files.map((file) => (
            <li key={file.id}>
              <OneDocument file={file} />
            </li>
          ))}
        </ul>
      </>
    )}
  </Section>
)

const OneDocument = ({ file: { id, kind, form, bytes, uploaded_at: at } }: { file: SentFile }) => {
  const [address, setAddress] = useState<string | null>(null)
  const isPicture = form === 'picture'
  const read = useCall(readVerificationDocument, {
    failed: texts.showFailed,
    onDone: async (file) => {
      if (isPicture) setAddress(await dataAddress(file))
      else saveFile(file.name, file, file.type)
    },
  })
  const name = documentNames[kind]
  const openLabel = isPicture ? texts.show(name) : texts.save(name)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="font-[580]">{name}</span>{' '}
          <span className="type-meta text-bone-2">
            {kilobytes(bytes)} · {showMoment(at)}
          </span>
        </p>
        {address === null ? (
          <StaffButton loading={read.running} onClick={() => void read.run({ params: { id }, body: {} })}>
            {openLabel}
          </StaffButton>
        ) : (
          <StaffButton kind="tertiary" onClick={() => setAddress(null)}>
            {texts.hide(name)}
          </StaffButton>
        )}
      </div>
      {address !== null && (
        <img src={address} alt={texts.picture(name)} className="mt-3 max-w-full rounded-check bg-ink-3" />
      )}
    </>
  )
}

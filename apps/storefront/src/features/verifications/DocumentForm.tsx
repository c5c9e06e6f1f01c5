import { type DocumentKind, documentKinds, documentsMax } from '@pandrop/contract/lifecycle/verification'
import {
  addVerificationDocument,
  removeVerificationDocument,
  sendVerification,
} from '@pandrop/contract/routes/security'
import type { OwnDocument, OwnVerification } from '@pandrop/contract/verifications'
import { Button } from '@pandrop/ui/Button'
import { IconButton } from '@pandrop/ui/IconButton'
import { Panel } from '@pandrop/ui/Panel'
import { SelectField } from '@pandrop/ui/SelectField'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { dayOf } from '../../dates.ts'
import { fileSize } from '../../fileSize.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { DocumentInput } from './DocumentInput.tsx'

interface DocumentFormProps {
  /** what waits to be sent */
  uploads: readonly OwnDocument[]
  /** how it stands after a document came or went */
  onChange: (known: OwnVerification) => void
  /** the same after the request was sent */
  onSent: (known: OwnVerification) => void
  /** another page may have been faster */
  onFailure: () => void
}

/** Documents, each sent up as soon as it is chosen, so that the request itself is quick. */
export const DocumentForm = ({ uploads, onChange, onSent, onFailure }: DocumentFormProps) => {
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<DocumentKind>('passport')
  const [error, setError] = useState<string>()
  const [news, setNews] = useState('')
  const nameOf = (one: DocumentKind) => text(`identity_kind_${one}`)
  const adding = useCall(addVerificationDocument, {
    failed: 'identity_add_failed',
    quiet: true,
    onDone: ({ payload }) => {
      setNews(text('identity_added', { kind: nameOf(kind) }))
      // Whoever has sent the front of a card goes on with its back.
      if (kind === 'identity_card_front') setKind('identity_card_back')
      onChange(payload)
    },
    onFailure: (failure) => {
      setError(failureText(failure, 'identity_add_failed'))
      onFailure()
    },
  })
  const removing = useCall(removeVerificationDocument, {
    failed: 'identity_remove_failed',
    onDone: ({ payload }) => onChange(payload),
  })
  const sending = useCall(sendVerification, {
    failed: 'identity_send_failed',
    onDone: ({ payload }) => {
      onSent(payload)
      toast.success(text('identity_send_done'))
    },
    onFailure,
  })
  const isBusy = adding.running || removing.running || sending.running
  const add = (file: File) => {
    setError(undefined)
    void adding.run({ file, query: { kind } })
  }
  const remove = async ({ id, kind: which }: OwnDocument) => {
    if (isBusy || !(await removing.run({ body: { id } }))) return
    setNews(text('identity_removed', { kind: nameOf(which) }))
    // The button that was pressed is gone.
    input.current?.focus()
  }
  return (
    <Panel title={text('identity_form')}>
      <p className="max-w-[640px] text-bone-1">{text('identity_form_text', { max: documentsMax })}</p>
      <div className="mt-5 flex flex-wrap items-start gap-x-5 gap-y-4">
        <SelectField
          label={text('identity_kind')}
          options={documentKinds.map((value) => ({ value, label: nameOf(value) }))}
          value={kind}
          onChange={({ target }) => setKind(target.value as DocumentKind)}
          className="w-72 compact:w-full"
        />
        <DocumentInput
          ref={input}
          isBusy={isBusy}
          isSending={adding.running}
          isFull={uploads.length >= documentsMax}
          error={error}
          onChoose={add}
          onProblem={setError}
        />
      </div>
      <h3 className="mt-6 type-label text-bone-1">{text('identity_ready')}</h3>
      {uploads.length === 0 && <p className="mt-2 text-bone-2">{text('identity_empty')}</p>}
      <ul className="mt-2 flex flex-col gap-1">
        {uploads.map((upload) => (
          <li key={upload.id} className="flex min-w-0 items-center gap-3 rounded-input bg-ink-2 py-1 pr-1 pl-4">
            <span className="min-w-0 flex-1">
              <span className="font-[580]">{nameOf(upload.kind)}</span>{' '}
              <span className="type-meta whitespace-nowrap text-bone-2">
                {text('identity_document', {
                  size: fileSize(upload.bytes),
                  date: dayOf(Date.parse(upload.uploaded_at)),
                })}
              </span>
            </span>
            <IconButton
              kind="plain"
              label={text('identity_remove', { kind: nameOf(upload.kind) })}
              onClick={() => void remove(upload)}
            >
              <IconX aria-hidden="true" size={18} stroke={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
      {uploads.length > 0 && (
        <Button
          className="mt-6 compact:w-full"
          loading={sending.running}
          loadingLabel={text('identity_send')}
          onClick={() => !isBusy && void sending.run({ body: { documents: uploads.map(({ id }) => id) } })}
        >
          {text('identity_send')}
        </Button>
      )}
    </Panel>
  )
}

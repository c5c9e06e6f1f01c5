import type { Answer } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import type { Language } from '@pandrop/contract/languages'
import { exportTexts, importTexts } from '@pandrop/contract/staff/routes/texts'
import { textFileBytesMax, textFileFormats } from '@pandrop/contract/staff/texts'
import { ProgressTrack } from '@pandrop/ui/ProgressTrack'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { languageName } from '../../../languageName.ts'
import { saveFile } from '../../../saveFile.ts'
import { textFileTexts as texts } from '../../../texts/texts.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { readTextsAgain } from './textQueries.ts'

interface TextFilesProps {
  language: Language
  mayChange: boolean
}

const mediaTypes = { csv: 'text/csv', json: 'application/json' } as const

/** What translators are sent, and what they send back. */
export const TextFiles = ({ language, mayChange }: TextFilesProps) => {
  const [uploading, setUploading] = useState(false)
  return (
    <>
      {textFileFormats.map((format) => (
        <Download key={format} language={language} format={format} />
      ))}
      {mayChange && (
        <StaffButton icon={<IconUpload aria-hidden="true" size={18} stroke={1.6} />} onClick={() => setUploading(true)}>
          {texts.upload}
        </StaffButton>
      )}
      {uploading && <Upload language={language} onClose={() => setUploading(false)} />}
    </>
  )
}

const Download = ({ language, format }: Pick<TextFilesProps, 'language'> & { format: keyof typeof mediaTypes }) => {
  const call = useCall(exportTexts, {
    failed: texts.downloadFailed,
    onDone: ({ file_name: name, content }) => saveFile(name, content, mediaTypes[format]),
  })
  return (
    <StaffButton
      loading={call.running}
      icon={<IconDownload aria-hidden="true" size={18} stroke={1.6} />}
      aria-label={texts.download(texts[format], languageName(language))}
      onClick={() => void call.run({ query: { language, format } })}
    >
      {texts[format]}
    </StaffButton>
  )
}

type Seen = Answer<CallOf<typeof importTexts>>

/** Says first what a file would change, and changes it with a second press. */
const Upload = ({ language, onClose }: Pick<TextFilesProps, 'language'> & { onClose: () => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const look = useCall(importTexts, { failed: texts.failed, quiet: true, onDone: setSeen })
  const apply = useCall(importTexts, {
    failed: texts.failed,
    quiet: true,
    done: ({ changed }) => texts.done(changed),
    onDone: async () => {
      onClose()
      await readTextsAgain()
    },
  })
  const choose = (chosen: File | null): void => {
    setFile(chosen)
    setSeen(null)
    look.forget()
    apply.forget()
  }
  const send = (): void => {
    if (!file) return
    const given = { file, query: { language, ...(seen && { apply: 'true' as const }) } }
    void (seen ? apply : look).run(given)
  }
  const tooLarge = file && file.size > textFileBytesMax ? texts.tooLarge : undefined
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title(languageName(language))}
      text={texts.about}
      submitLabel={seen ? texts.apply(seen.changed) : texts.look}
      busy={look.running || apply.running}
      failure={tooLarge ?? apply.failureText ?? look.failureText}
      disabledReason={file ? (tooLarge ?? (seen?.changed === 0 ? texts.nothing : undefined)) : texts.none}
      wide
      onSubmit={send}
    >
      <div className="flex flex-wrap items-center gap-3 rounded-large bg-ink-2 p-4">
        <StaffButton
          icon={<IconUpload aria-hidden="true" size={18} stroke={1.6} />}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </StaffButton>
        <p role="status" className="min-w-0 flex-1 break-words text-bone-2">
          {file ? file.name : texts.none}
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          aria-label={texts.choose}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
      </div>
      {seen && (
        <div role="status" className="flex min-w-0 flex-col gap-2">
          <p>{texts.would(seen.changed, seen.same)}</p>
          {seen.wrong_count > 0 && (
            <>
              <p className="text-warn">{texts.wrong(seen.wrong_count)}</p>
              <ul className="flex flex-col gap-1 text-[13px]/[18px] break-words text-bone-1">
                {seen.wrong.map(({ entry, why }) => (
                  <li key={`${entry} ${why}`}>{texts.problem(entry, why)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <ProgressTrack label={texts.sending} idle={!look.running && !apply.running} />
    </FormDialog>
  )
}

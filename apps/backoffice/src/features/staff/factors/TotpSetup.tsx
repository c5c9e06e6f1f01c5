import type { Answer } from '@pandrop/contract/call'
import { staffBeginTotp, staffConfirmTotp } from '@pandrop/contract/staff/routes/staff'
import type { staffBeginTotp as beginCall, StaffSession } from '@pandrop/contract/staff/session'
import { QrCode } from '@pandrop/ui/QrCode'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { CodeField } from '../../../forms/CodeField.tsx'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { shellTexts } from '../../../texts/shell.ts'
import { factorTexts, signInTexts } from '../../../texts/staff.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'

/** A new key for an authenticator, as picture and as text; it counts once its first code was confirmed. */
export const TotpSetup = ({ onDone }: { onDone: (session: StaffSession) => void }) => {
  const begin = useCall(staffBeginTotp, { failed: factorTexts.totpFailed, quiet: true })
  const confirm = useCall(staffConfirmTotp, {
    failed: factorTexts.totpFailed,
    quiet: true,
    onDone: ({ session }) => onDone(session),
  })
  const [key, setKey] = useState<Answer<typeof beginCall> | null>(null)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const ask = async () => setKey(await begin.run())
  const asked = useRef(false)
  useEffect(() => {
    // Once, also where React mounts twice to find mistakes: the second key would make the first one worthless.
    if (asked.current) return
    asked.current = true
    void ask()
  })
  const submit = () => {
    setMissing(code.length < 6)
    if (code.length === 6) void confirm.run({ body: { code } })
  }
  if (begin.failureText)
    return (
      <div className="flex flex-col gap-3">
        <FormAlert text={begin.failureText} />
        <StaffButton onClick={() => void ask()}>{shellTexts.retry}</StaffButton>
      </div>
    )
  return (
    <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-3" aria-busy={!key}>
        <p>{factorTexts.scan}</p>
        {key ? <QrCode text={key.otpauth_url} label={factorTexts.scanAlt} /> : <Skeleton className="size-[196px]" />}
      </div>
      <div className="flex flex-col gap-2 rounded-input bg-ink-2 px-3.5 py-3">
        <p className="type-meta text-bone-2">{factorTexts.typeInstead}</p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <code className="type-mono min-h-4 min-w-0 flex-1 text-[13px]/5 break-all">{spaced(key?.secret ?? '')}</code>
          {key && <CopyButton text={key.secret} label={factorTexts.copyKey} />}
        </div>
      </div>
      <CodeField
        label={factorTexts.firstCode}
        value={code}
        onChange={setCode}
        error={missing ? signInTexts.codeMissing : undefined}
      />
      <FormAlert text={confirm.failureText} />
      <StaffButton type="submit" kind="primary" wide disabled={!key} loading={confirm.running}>
        {factorTexts.confirmTotp}
      </StaffButton>
    </SubmitForm>
  )
}

/** In fours, as apps and people read it. */
const spaced = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

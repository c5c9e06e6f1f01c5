import { staffRemovePasskey } from '@pandrop/contract/staff/routes/staff'
import { IconButton } from '@pandrop/ui/IconButton'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconFingerprint, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDay } from '../../../format.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { queryClient } from '../../../queryClient.ts'
import { sessionKey } from '../../../sessionKey.ts'
import { accountTexts } from '../../../texts/staff.ts'
import { tableTexts } from '../../../texts/table.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { forgetPasskeys, type Passkey, passkeysQuery } from './usePasskeys.ts'

/** One's own passkeys. The last second factor cannot be taken away. */
export const PasskeyList = ({ hasTotp }: { hasTotp: boolean }) => {
  const { data: passkeys, isError, error, refetch, isFetching } = useQuery(passkeysQuery)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  if (isError && !passkeys)
    return (
      <LoadFailed title={tableTexts.failed} error={error} isFetching={isFetching} refetch={refetch} className="mt-3" />
    )
  if (!passkeys) return <Skeleton className="mt-3 h-14 w-full" />
  if (passkeys.length === 0)
    return (
      <p className="mt-2 text-bone-2">
        {accountTexts.passkeysNone}. {accountTexts.passkeysNoneText}
      </p>
    )
  const isOnly = !hasTotp && passkeys.length === 1
  return (
    <>
      <ul className="mt-2">
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex min-h-14 items-center gap-3 py-2 shadow-[inset_0_-1px_0_var(--color-line)] last:shadow-none"
          >
            <IconFingerprint aria-hidden="true" size={20} stroke={1.6} className="flex-none text-bone-2" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-[560]">{passkey.name}</span>
              <span className="block type-meta text-bone-2">{lifeOf(passkey)}</span>
            </span>
            {isOnly ? (
              <span className="type-meta text-bone-2">{accountTexts.lastFactor}</span>
            ) : (
              <IconButton
                kind="plain"
                label={accountTexts.removePasskey(passkey.name)}
                onClick={() => setLeaving(passkey)}
              >
                <IconTrash aria-hidden="true" size={18} stroke={1.6} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {leaving && <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

const lifeOf = ({ created_at, used_at }: Passkey): string => {
  const used = used_at ? showDay(used_at) : accountTexts.never
  return `${accountTexts.added} ${showDay(created_at)} · ${accountTexts.used} ${used}`
}

const RemovePasskey = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const remove = useCall(staffRemovePasskey, {
    failed: accountTexts.removeFailed,
    quiet: true,
    done: accountTexts.removed(passkey.name),
    onDone: async () => {
      await Promise.all([forgetPasskeys(), queryClient.invalidateQueries({ queryKey: sessionKey })])
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={accountTexts.removeTitle}
      text={accountTexts.removeText(passkey.name)}
      submitLabel={accountTexts.remove}
      danger
      busy={remove.running}
      failure={remove.failureText}
      onSubmit={() => void remove.run({ params: { id: passkey.id } })}
    />
  )
}

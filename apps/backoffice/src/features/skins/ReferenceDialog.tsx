import { farFactor } from '@pandrop/contract/staff/item-changes'
import { endReference, setReference } from '@pandrop/contract/staff/routes/skins'
import { referenceReasonMax, type StaffKind } from '@pandrop/contract/staff/skins'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { showDay, showEuro } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { readAmount } from '../../forms/readAmount.ts'
import { useCall } from '../../hooks/useCall.ts'
import { queryClient } from '../../queryClient.ts'
import { referenceTexts as texts } from '../../texts/skins.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { skinQuery, skinsChanged } from './skinQueries.ts'
import { kindText, sourceText } from './skinWords.ts'

interface ReferenceDialogProps {
  skinId: string
  kind: StaffKind
  onClose: () => void
}

/**
 * Sets what a kind usually costs, or lets its list count again. What a colleague set meanwhile is not written over: it
 * is said, and what was typed stays for whoever still means it.
 */
export const ReferenceDialog = ({ skinId, kind, onClose }: ReferenceDialogProps) => {
  // As somebody has seen it here: a page that is read anew must not change what they are about to do.
  const [opened, setOpened] = useState(kind)
  const [movedOn, setMovedOn] = useState('')
  const [typed, setTyped] = useState({ price: '', reason: '', lastDay: '' })
  const [tried, setTried] = useState(false)
  const [isSure, setSure] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const { exterior, variant, reference: seen, set } = opened
  const of = { exterior: exterior as 'FN', variant, seen }
  const done = async () => {
    await skinsChanged()
    onClose()
  }
  const onFailure = async ({ code }: { code: string }): Promise<void> => {
    if (!isMovedOn(code)) return
    setSure(false)
    const now = await readAgain(skinId, opened)
    if (now === null) return
    setOpened(now)
    setMovedOn(now.reference === null ? texts.none : texts.movedOn(showEuro(now.reference), sourceText(now) ?? ''))
  }
  const quiet = { failed: texts.failed, quiet: true, onDone: done, onFailure } as const
  const saving = useCall(setReference, { ...quiet, done: texts.saved })
  const ending = useCall(endReference, { ...quiet, done: texts.ended })
  const told = (failure: string | undefined) => failure && [failure, movedOn].filter(Boolean).join('. ')
  const params = { id: skinId }
  if (isEnding && set?.listed)
    return (
      <FormDialog
        open
        onClose={onClose}
        title={texts.endTitle(kindText(opened))}
        text={texts.endText(showEuro(set.listed))}
        submitLabel={texts.end}
        busy={ending.running}
        failure={told(ending.failureText)}
        onSubmit={() => void ending.run({ params, body: of })}
      />
    )
  const price = readAmount(typed.price)
  const reason = typed.reason.trim()
  const isListed = set === null ? seen !== null : set.listed !== null
  const isFar = saving.failure?.code === 'price_unusual'
  const save = (): void => {
    setTried(true)
    if (price === null || reason === '') return
    const lastDay = isListed && typed.lastDay !== '' ? { last_day: typed.lastDay } : {}
    void saving.run({ params, body: { ...of, price, reason, ...lastDay, ...(isSure && { sure: true }) } })
  }
  const typePrice = (price: string): void => {
    setTyped({ ...typed, price })
    // Another price is asked about anew.
    setSure(false)
    if (isFar) saving.forget()
  }
  const hasFieldErrors = Object.keys(saving.fieldErrors).length > 0
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title(kindText(opened))}
      text={<About kind={opened} />}
      submitLabel={texts.save}
      busy={saving.running}
      failure={hasFieldErrors ? undefined : told(saving.failureText ?? ending.failureText)}
      onSubmit={save}
    >
      <AmountField
        label={texts.price}
        value={typed.price}
        error={saving.fieldErrors.price ?? (tried && price === null ? texts.priceMissing : undefined)}
        onChange={({ target }) => typePrice(target.value)}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={referenceReasonMax}
        autoComplete="off"
        value={typed.reason}
        error={saving.fieldErrors.reason ?? (tried && reason === '' ? texts.reasonMissing : undefined)}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
      />
      <TextField
        type="date"
        label={texts.lastDay}
        hint={isListed ? texts.lastDayHint : texts.lastDayUnlisted}
        disabled={!isListed}
        value={typed.lastDay}
        error={saving.fieldErrors.last_day}
        onChange={({ target }) => setTyped({ ...typed, lastDay: target.value })}
      />
      {isFar && (
        <CheckboxField
          label={texts.sure(farFactor)}
          checked={isSure}
          onChange={({ target }) => setSure(target.checked)}
        />
      )}
      {set?.listed && (
        <StaffButton kind="tertiary" onClick={() => setEnding(true)} className="self-start">
          {texts.end}
        </StaffButton>
      )}
    </FormDialog>
  )
}

/** Another price counts than was seen; of one that was to end, maybe the list again. */
const isMovedOn = (code: string): boolean => code === 'reference_changed' || code === 'reference_not_set'

/** The kind as it is now; null where it could not be read. */
const readAgain = async (skinId: string, { exterior, variant }: StaffKind): Promise<StaffKind | null> => {
  try {
    const { kinds } = await queryClient.fetchQuery({ ...skinQuery(skinId), staleTime: 0 })
    return kinds.find((kind) => kind.exterior === exterior && kind.variant === variant) ?? null
  } catch {
    return null
  }
}

const About = ({ kind }: { kind: StaffKind }) => {
  const { reference, set } = kind
  if (reference === null) return texts.none
  const said = [
    texts.now(showEuro(reference), sourceText(kind) ?? ''),
    set?.listed && texts.listSays(showEuro(set.listed)),
    set && texts.setBy(set.by, showDay(set.at), set.because),
  ]
  return said.filter(Boolean).join(' ')
}

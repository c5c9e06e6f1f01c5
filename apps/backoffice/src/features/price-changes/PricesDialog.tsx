import type { PriceChange } from '@pandrop/contract/staff/price-changes'
import { priceEndings, priceWays } from '@pandrop/contract/staff/price-changes'
import { makePriceChange } from '@pandrop/contract/staff/routes/price-changes'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { queryClient } from '../../queryClient.ts'
import { priceEndingNames, priceWayFields, priceWayNames, priceTexts as texts } from '../../texts/price-changes.ts'
import { PricePreviewPanel } from './PricePreviewPanel.tsx'
import { endingNamed, firstDraft, type PriceDraft, readDraft, wayNamed } from './priceDraft.ts'
import { type ChosenItems, newestQuery, previewQuery, pricesKey } from './priceQueries.ts'

interface PricesDialogProps {
  /** how many are chosen, as the list counts them */
  count: number
  chosen: ChosenItems
  /** the change was noted, and a job has begun with it */
  onStarted: () => void
  onClose: () => void
}

const ways = priceWays.map((value) => ({ value, label: priceWayNames[value] }))
const endings = priceEndings.map((value) => ({ value, label: priceEndingNames[value] }))

const pauseMilliseconds = 200

/** The draft as it was when the typing paused. */
const usePaused = (draft: PriceDraft): PriceDraft => {
  const [paused, setPaused] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(draft), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [draft])
  return paused
}

/** New prices of the chosen items: how they come about, what that comes to, and the button that does it. */
export const PricesDialog = ({ count, chosen, onStarted, onClose }: PricesDialogProps) => {
  const [draft, setDraft] = useState(firstDraft)
  const [tried, setTried] = useState(false)
  const [deep, setDeep] = useState<PriceDraft | null>(null)
  const [items] = useState(chosen)
  const first = useRef<HTMLInputElement>(null)
  const paused = usePaused(draft)
  const terms = readDraft(draft)
  const asked = useQuery(previewQuery(items, readDraft(paused)))
  const preview = terms === null ? undefined : asked.data
  const isOld = asked.isPlaceholderData || paused !== draft
  const isDeepMeant = deep === draft
  const call = useCall(makePriceChange, {
    failed: texts.failed,
    quiet: true,
    done: ({ change }: { change: PriceChange }) => texts.started(change.items),
    onDone: async ({ change }) => {
      queryClient.setQueryData(newestQuery.queryKey, change)
      await queryClient.invalidateQueries({ queryKey: pricesKey })
      onStarted()
    },
    onFailure: ({ code }) => {
      if (code !== 'preview_stale') return
      // What was ticked was ticked beside other figures.
      setDeep(null)
      void asked.refetch()
    },
  })
  const type = (change: Partial<PriceDraft>): void => {
    call.forget()
    setDraft({ ...draft, ...change })
  }
  const send = (): void => {
    setTried(true)
    // Figures that are asked for again need not be waited for: the server refuses those that are no longer so.
    if (!terms || !preview || isOld) return
    void call.run({ body: { items, ...terms, token: preview.token, ...(isDeepMeant && { deep: true }) } })
  }
  const off = preview && preview.deep > 0 && !isDeepMeant ? texts.deepMissing : undefined
  const failure = call.failure?.code === 'preview_stale' ? `${call.failureText}. ${texts.seenAnew}` : call.failureText
  const isNothing = preview?.moved === 0 ? texts.nothing : undefined
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title(count)}
      submitLabel={texts.submit(isOld ? 0 : (preview?.moved ?? 0))}
      busy={call.running}
      failure={failure}
      disabledReason={isOld ? undefined : (off ?? isNothing)}
      wide
      initialFocus={first}
      onSubmit={send}
    >
      <Fields draft={draft} first={first} onType={type} isWrong={terms === null && (tried || draft.amount !== '')} />
      <PricePreviewPanel
        preview={preview}
        isAsked={terms !== null}
        isOld={isOld}
        isFailed={asked.isError && !asked.isFetching}
        isDeepMeant={isDeepMeant}
        onDeepMeant={(isMeant) => setDeep(isMeant ? draft : null)}
        isWithCampaigns={draft.isWithCampaigns}
        onWithCampaigns={(isWithCampaigns) => type({ isWithCampaigns })}
      />
    </FormDialog>
  )
}

interface FieldsProps {
  draft: PriceDraft
  /** where one begins to type */
  first: RefObject<HTMLInputElement | null>
  onType: (change: Partial<PriceDraft>) => void
  /** the number is none that its way takes */
  isWrong: boolean
}

const Fields = ({ draft, first, onType, isWrong }: FieldsProps) => {
  const { way } = draft
  return (
    <>
      <SelectField
        label={texts.way}
        options={ways}
        value={way}
        onChange={({ target }) => onType({ way: wayNamed(target.value) ?? way, amount: '' })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {way !== 'range' && (
          <TextField
            label={priceWayFields[way].label}
            hint={priceWayFields[way].hint}
            inputMode="text"
            autoComplete="off"
            ref={first}
            value={draft.amount}
            error={isWrong ? texts.amountInvalid[way] : undefined}
            after={<span aria-hidden="true">{priceWayFields[way].unit}</span>}
            onChange={({ target }) => onType({ amount: target.value })}
          />
        )}
        <SelectField
          label={texts.ending}
          options={endings}
          value={draft.ending}
          onChange={({ target }) => onType({ ending: endingNamed(target.value) ?? draft.ending })}
        />
      </div>
      <CheckboxField
        label={texts.aboveCost}
        checked={draft.isAboveCost}
        onChange={({ target }) => onType({ isAboveCost: target.checked })}
      />
    </>
  )
}

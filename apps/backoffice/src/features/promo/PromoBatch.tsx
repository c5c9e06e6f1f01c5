import type { Answer } from '@pandrop/contract/call'
import { type createPromoBatch as batchCall, promoBatchMax, promoPrefixMax } from '@pandrop/contract/staff/promo'
import { createPromoBatch } from '@pandrop/contract/staff/routes/promo'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { showCount } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { saveFile } from '../../saveFile.ts'
import { shopZone } from '../../shopTime.ts'
import { promoTexts as texts } from '../../texts/promo.ts'
import { DescriptionField, DiscountFields, FirstDayField, LastDayField, Pair } from './PromoFields.tsx'
import { batchTerms, nothingTyped } from './promoForm.ts'
import { promosChanged } from './promoQueries.ts'
import { MeantField, usePromoForm } from './usePromoForm.tsx'

interface BatchProps {
  onClose: () => void
}

type Batch = Answer<typeof batchCall>

const readCount = (typed: string): number | null =>
  /^[1-9]\d{0,2}$/.test(typed.trim()) && Number(typed) <= promoBatchMax ? Number(typed) : null

const isPrefix = (typed: string): boolean => /^[A-Z0-9][A-Z0-9_-]*$/.test(typed.trim())

// The name of a single code is asked for by that form alone.
const first = { ...nothingTyped, code: 'BATCH' }

/** Makes many codes for one use each, and hands their file out once. */
export const PromoBatch = ({ onClose }: BatchProps) => {
  const [made, setMade] = useState<Batch | null>(null)
  return made ? <BatchFile batch={made} onClose={onClose} /> : <BatchForm onMade={setMade} onClose={onClose} />
}

const BatchFile = ({ batch, onClose }: BatchProps & { batch: Batch }) => (
  <FormDialog
    open
    onClose={onClose}
    title={texts.batchMade(showCount(batch.count))}
    text={texts.batchMadeText(batch.prefix)}
    submitLabel={texts.batchSave}
    busy={false}
    onSubmit={() => {
      saveFile(batch.file_name, batch.csv)
      onClose()
    }}
  />
)

const BatchForm = ({ onMade, onClose }: BatchProps & { onMade: (batch: Batch) => void }) => {
  const form = usePromoForm(first)
  const [prefix, setPrefix] = useState('')
  const [count, setCount] = useState('')
  const [tried, setTried] = useState(false)
  const codes = readCount(count)
  const call = useCall(createPromoBatch, {
    failed: texts.batchFailed,
    quiet: true,
    onDone: async (batch) => {
      await promosChanged()
      onMade(batch)
    },
    onFailure: form.hear,
  })
  const make = (): void => {
    setTried(true)
    const isRight = form.check() && isPrefix(prefix)
    if (!isRight || codes === null) return
    const body = { prefix: prefix.trim(), count: codes, ...batchTerms(form.typed), confirmed: form.confirmed }
    void call.run({ body })
  }
  const fields = { typed: form.typed, onType: form.type, wrong: form.wrong, errors: call.fieldErrors }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.batchTitle}
      text={texts.batchText}
      submitLabel={texts.batchButton}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
      wide
      onSubmit={make}
    >
      <Pair>
        <TextField
          label={texts.prefix}
          hint={texts.prefixHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={promoPrefixMax}
          value={prefix}
          error={call.fieldErrors.prefix ?? (tried && !isPrefix(prefix) ? texts.prefixInvalid : undefined)}
          onChange={({ target }) => setPrefix(target.value.toUpperCase())}
          className="[&_input]:font-mono"
        />
        <TextField
          label={texts.count}
          inputMode="numeric"
          autoComplete="off"
          value={count}
          error={call.fieldErrors.count ?? (tried && codes === null ? texts.countInvalid(promoBatchMax) : undefined)}
          onChange={({ target }) => setCount(target.value)}
        />
      </Pair>
      <DiscountFields {...fields} />
      <Pair>
        <FirstDayField {...fields} hint={texts.firstDayHint} />
        <LastDayField {...fields} hint={texts.lastDayHint(shopZone())} />
      </Pair>
      <DescriptionField {...fields} />
      <MeantField form={form} />
    </FormDialog>
  )
}

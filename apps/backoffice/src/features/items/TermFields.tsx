import { TextArea } from '@pandrop/ui/TextArea'
import { TextField } from '@pandrop/ui/TextField'
import type { ReactNode, Ref } from 'react'
import { AmountField } from '../../forms/AmountField.tsx'
import { AccountField } from '../../forms/copy/AccountField.tsx'
import { AttachmentFields } from '../../forms/copy/AttachmentFields.tsx'
import { itemFormTexts as texts } from '../../texts/item-forms.ts'
import type { TermField, TermsDraft } from './itemDraft.ts'

interface TermFieldsProps {
  values: TermsDraft
  errors: Partial<Record<TermField, string>>
  onType: (field: TermField, typed: string) => void
  disabled?: boolean
  /** it was bought by an offer: it cost what that was paid */
  isCostFixed?: boolean
  priceField?: Ref<HTMLInputElement>
  /** below price and cost, as wide as the form: what they come to */
  figures?: ReactNode
  /** beside price, cost and source */
  children?: ReactNode
}

const names = texts.fieldNames

/** Beside each other where there is room. */
const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,184px),1fr))] items-start gap-3'

/** The fields of what the shop knows and decides about an item. */
export const TermFields = (props: TermFieldsProps) => {
  const { values, errors, onType, disabled, isCostFixed = false, priceField, figures, children } = props
  const field = (name: TermField) => ({
    value: values[name],
    error: errors[name],
    disabled,
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  })
  return (
    <div className="flex flex-col gap-3">
      {/* The price keeps the focus that it was opened for (shell/Page.tsx). */}
      <div data-lit="" className={gridClass}>
        <AmountField ref={priceField} label={names.price} {...field('price')} />
        <AmountField
          label={names.cost}
          hint={isCostFixed ? texts.costFixed : texts.costHint}
          {...field('cost')}
          readOnly={isCostFixed}
        />
        <TextField
          label={names.source_ref}
          hint={texts.sourceHint}
          maxLength={120}
          autoComplete="off"
          {...field('source_ref')}
        />
        {children}
      </div>
      {figures}
      <div className={gridClass}>
        <AccountField
          value={values.account}
          error={field('account').error}
          disabled={disabled}
          onChange={(account) => onType('account', account)}
        />
        <TextField
          label={names.asset_id}
          hint={texts.assetHint}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          {...field('asset_id')}
        />
        <TextField
          label={names.external_id}
          hint={texts.externalIdHint}
          maxLength={80}
          autoComplete="off"
          {...field('external_id')}
        />
        <TextField
          type="datetime-local"
          label={names.available_from}
          hint={texts.availableFromHint}
          {...field('available_from')}
        />
        <TextField type="date" label={names.new_until} hint={texts.newUntilHint} {...field('new_until')} />
      </div>
      <AttachmentFields values={values} errors={errors} onType={onType} disabled={disabled} />
      <TextArea
        label={names.note}
        hint={texts.noteHint}
        rows={2}
        maxLength={500}
        {...field('note')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
    </div>
  )
}

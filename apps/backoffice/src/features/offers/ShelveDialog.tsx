import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { shelveOffer } from '@pandrop/contract/staff/routes/offers'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { showEuro, showMoment } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { AccountField } from '../../forms/copy/AccountField.tsx'
import { AttachmentFields, attachmentErrors, attachmentsDraftOf } from '../../forms/copy/AttachmentFields.tsx'
import { CopyFields } from '../../forms/copy/CopyFields.tsx'
import {
  type CopyDraft,
  copyDraftOf,
  kindOf,
  priceOrReference,
  readAsset,
  readCopy,
  withVariantOf,
} from '../../forms/copy/copyDraft.ts'
import { useStaffSkin } from '../../forms/copy/copyQueries.ts'
import { InspectLinkField } from '../../forms/copy/InspectLinkField.tsx'
import { PriceFigures } from '../../forms/copy/PriceFigures.tsx'
import { formFailure, isAskedAgain, KnownItem, refusedFields } from '../../forms/copy/refusedFields.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { itemFormTexts } from '../../texts/item-forms.ts'
import { shelvingTexts as texts } from '../../texts/shelving.ts'

interface ShelveDialogProps {
  offer: StaffOffer
  onClose: () => void
  /** the offer as it is afterwards, and what was done in words */
  onDone: (offer: StaffOffer, done: string) => void
}

const names = itemFormTexts.fieldNames

// Whoever shelves what came to one account shelves the next of it there too.
let keptLast = ''

/** What is decided about the copy, letter by letter as it stands in the form. */
const termsOf = (offer: StaffOffer) => ({
  /** null: the reference of such a copy */
  price: null as string | null,
  asset: offer.asset_id ?? '',
  attached: attachmentsDraftOf(offer.attachments),
  /** its id as text; '' for none */
  account: offer.account === null ? keptLast : String(offer.account),
  hidden: false,
})

type ShelfTerms = ReturnType<typeof termsOf>

/** Puts the copy that an offer has brought on sale, filled in with what the offer knows of it. */
export const ShelveDialog = ({ offer, onClose, onDone }: ShelveDialogProps) => {
  const [typed, setTyped] = useState(() =>
    copyDraftOf(offer.skin?.id ?? '', { ...offer, variant: offer.variant ?? 'normal' }),
  )
  const [terms, setTerms] = useState(() => termsOf(offer))
  const [tried, setTried] = useState(false)
  const reading = useStaffSkin(typed.skin_id)
  const skin = reading.data?.skin
  const copy = withVariantOf(typed, skin)
  const read = readCopy(copy, skin)
  const reference = skin && kindOf(skin, read.exterior, copy.variant)?.reference_price
  const { shown, price } = priceOrReference(terms.price, reference)
  const asset = readAsset(terms.asset)
  const call = useCall(shelveOffer, {
    failed: texts.failed,
    quiet: true,
    onDone: ({ offer: after, changed }) => {
      keptLast = terms.account
      const say = changed ? texts.shelved : texts.before
      onDone(after, say(offer.title, after.item?.id ?? 0))
    },
  })
  const asked = isAskedAgain(call.failure)
  const type = (change: Partial<CopyDraft>): void => {
    setTyped({ ...copy, ...change })
    call.forget()
  }
  const decide = (change: Partial<ShelfTerms>): void => {
    setTerms({ ...terms, ...change })
    call.forget()
  }
  const wrongAttached = attachmentErrors(terms.attached)
  const send = (): void => {
    setTried(true)
    if (!read.facts || price === null || asset === null || Object.keys(wrongAttached).length > 0) return
    const { account, hidden, attached } = terms
    void call.run({
      params: { id: offer.id },
      body: {
        ...read.facts,
        ...attached,
        price,
        asset_id: asset ?? null,
        account: account === '' ? null : Number(account),
        hidden,
        sure: asked,
      },
    })
  }
  const wrong = {
    ...read.errors,
    ...wrongAttached,
    ...(price === null && { price: formTexts.amountInvalid }),
    ...(asset === null && { asset_id: itemFormTexts.assetInvalid }),
  }
  const errors: Readonly<Partial<Record<string, string>>> = { ...(tried && wrong), ...refusedFields(call) }
  const label = terms.hidden ? texts.submitHidden : price === null ? texts.submitNothing : texts.submit(showEuro(price))
  const until = offer.protected_until
  const isProtected = offer.clock?.waits_for === 'protection' && offer.clock.minutes_left > 0
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title}
      text={`${offer.title}. ${isProtected && until ? texts.forSaleFrom(showMoment(until)) : texts.forSaleNow}`}
      submitLabel={asked ? texts.anyway(label) : label}
      busy={call.running}
      failure={formFailure(call)}
      wide
      onSubmit={send}
    >
      <InspectLinkField onRead={type} />
      <CopyFields draft={copy} called={offer.title} onType={type} reading={reading} read={read} errors={errors} />
      <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
        <AmountField
          label={names.price}
          value={shown}
          error={errors.price}
          onChange={({ target }) => decide({ price: target.value })}
        />
        <AmountField
          label={names.cost}
          hint={itemFormTexts.costFixed}
          value={offer.service_price?.toFixed(2) ?? ''}
          readOnly
        />
      </div>
      {reference !== undefined && reading.data && (
        <PriceFigures
          price={price}
          cost={offer.service_price}
          reference={reference}
          vatPercent={reading.data.vat_percent}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
        <TextField
          label={names.asset_id}
          hint={itemFormTexts.assetHint}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          value={terms.asset}
          error={errors.asset_id}
          onChange={({ target }) => decide({ asset: target.value })}
        />
        <AccountField value={terms.account} error={errors.account} onChange={(account) => decide({ account })} />
      </div>
      <AttachmentFields
        values={terms.attached}
        errors={errors}
        onType={(field, word) => decide({ attached: { ...terms.attached, [field]: word } })}
      />
      <KnownItem failure={call.failure} />
      <CheckboxField
        label={texts.hidden}
        checked={terms.hidden}
        onChange={({ target }) => decide({ hidden: target.checked })}
      />
    </FormDialog>
  )
}

import { exteriorNames } from '@pandrop/contract/exteriors'
import { type OfferVariant, offerVariants } from '@pandrop/contract/lifecycle/offer'
import { marginPercentOf } from '@pandrop/contract/staff/item-changes'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { getStaffSkin } from '@pandrop/contract/staff/routes/items'
import { shelveOffer } from '@pandrop/contract/staff/routes/offers'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { showEuro, showMoment } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { variantTexts } from '../../texts/offers.ts'
import { shelvingTexts as texts } from '../../texts/shelving.ts'
import { KeptOn } from './KeptOn.tsx'
import { SkinField } from './SkinField.tsx'
import { draftOf, isComplete, readDraft, type ShelfDraft } from './shelfDraft.ts'

interface ShelveDialogProps {
  offer: StaffOffer
  onClose: () => void
  /** the offer as it is afterwards, and what was done in words */
  onDone: (offer: StaffOffer, done: string) => void
}

const isAboutPrice = (code: string | undefined): boolean => code === 'price_below_cost' || code === 'price_unusual'

// Whoever shelves what came to one account shelves the next of it there too.
let keptLast = ''

/** Puts the copy that an offer has brought on sale, filled in with what the offer knows of it. */
export const ShelveDialog = ({ offer, onClose, onDone }: ShelveDialogProps) => {
  const [draft, setDraft] = useState(() => ({ ...draftOf(offer), account: keptLast }))
  const [tried, setTried] = useState(false)
  const { data: known } = useQuery({
    queryKey: ['skins', 'one', draft.skin],
    queryFn: ({ signal }) => api.send(getStaffSkin, { params: { id: draft.skin }, signal }),
    enabled: draft.skin !== '',
  })
  const skin = known?.skin
  const read = readDraft(draft, offer, skin)
  const call = useCall(shelveOffer, {
    failed: texts.failed,
    quiet: true,
    onDone: ({ offer: after, changed }) => {
      keptLast = draft.account
      const say = changed ? texts.shelved : texts.before
      onDone(after, say(offer.title, after.item?.id ?? 0))
    },
  })
  const isAskedAgain = isAboutPrice(call.failure?.code)
  const type = (change: Partial<ShelfDraft>): void => {
    setDraft({ ...draft, ...change })
    call.forget()
  }
  const send = (): void => {
    setTried(true)
    const { isPainted, exterior, float, seed, price, asset } = read
    if (!isComplete(draft, read) || price === null) return
    void call.run({
      params: { id: offer.id },
      body: {
        skin_id: draft.skin,
        variant: draft.variant,
        exterior,
        ...(isPainted && { float, paint_seed: seed }),
        price,
        asset_id: asset ?? null,
        account: draft.account === '' ? null : Number(draft.account),
        hidden: draft.hidden,
        sure: isAskedAgain,
      },
    })
  }
  const errorOf = (field: string, isWrong: boolean, text: string): string | undefined =>
    call.fieldErrors[field] ?? (tried && isWrong ? text : undefined)
  const shownPrice = draft.price ?? read.reference?.toFixed(2) ?? ''
  const label = draft.hidden
    ? texts.submitHidden
    : read.price === null
      ? texts.submitNothing
      : texts.submit(showEuro(read.price))
  const until = offer.protected_until
  const isProtected = offer.clock?.waits_for === 'protection' && offer.clock.minutes_left > 0
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title}
      text={`${offer.title}. ${isProtected && until ? texts.forSaleFrom(showMoment(until)) : texts.forSaleNow}`}
      submitLabel={isAskedAgain ? texts.anyway(label) : label}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
      wide
      onSubmit={send}
    >
      {offer.skin === null && (
        <SkinField
          title={offer.title}
          chosen={draft.skin === '' ? undefined : (skin?.market_name ?? draft.skin)}
          error={errorOf('skin_id', draft.skin === '', texts.skinMissing)}
          onChoose={(skinId) => type({ skin: skinId })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
        {read.isPainted && (
          <>
            <TextField
              label={texts.float}
              hint={
                read.float === null
                  ? skin?.wear
                    ? texts.floatHint(skin.wear.min, skin.wear.max)
                    : undefined
                  : texts.exterior(exteriorNames[read.exterior])
              }
              inputMode="decimal"
              autoComplete="off"
              value={draft.float}
              error={errorOf('float', read.float === null, texts.floatMissing)}
              onChange={({ target }) => type({ float: target.value })}
            />
            <TextField
              label={texts.seed}
              inputMode="numeric"
              autoComplete="off"
              value={draft.seed}
              error={errorOf('paint_seed', read.seed === null, texts.seedMissing)}
              onChange={({ target }) => type({ seed: target.value })}
            />
          </>
        )}
        <SelectField
          label={texts.variant}
          options={offerVariants.map((value) => ({ value, label: variantTexts[value] }))}
          value={draft.variant}
          onChange={({ target }) => type({ variant: target.value as OfferVariant })}
        />
        <AmountField
          label={texts.price}
          value={shownPrice}
          error={errorOf(
            'price',
            read.price === null,
            draft.price === null ? texts.noReference : formTexts.amountInvalid,
          )}
          onChange={({ target }) => type({ price: target.value })}
        />
      </div>
      <Figures offer={offer} price={read.price} reference={read.reference} vatPercent={known?.vat_percent} />
      <div className="flex flex-wrap items-start gap-3 *:flex-1 *:basis-48">
        <TextField
          label={texts.asset}
          hint={texts.assetHint}
          inputMode="numeric"
          autoComplete="off"
          value={draft.asset}
          error={errorOf('asset_id', read.asset === null, texts.assetInvalid)}
          onChange={({ target }) => type({ asset: target.value })}
        />
        <KeptOn value={draft.account} onChange={(account) => type({ account })} />
      </div>
      <CheckboxField
        label={texts.hidden}
        checked={draft.hidden}
        onChange={({ target }) => type({ hidden: target.checked })}
      />
    </FormDialog>
  )
}

interface FiguresProps {
  offer: StaffOffer
  price: number | null
  reference: number | null
  /** undefined: not known yet */
  vatPercent: number | undefined
}

/** What the price means: what it cost us, what remains, and how far it is from the reference. */
const Figures = ({ offer: { service_price: cost }, price, reference, vatPercent }: FiguresProps) => {
  const margin = price === null || vatPercent === undefined ? null : marginPercentOf(price, cost, vatPercent)
  const against = price === null || reference === null ? null : (price / reference - 1) * 100
  const figures = [
    [texts.cost, cost === null ? texts.unknown : showEuro(cost)],
    [texts.margin, margin === null ? texts.unknown : texts.percent(margin)],
    [
      texts.reference,
      reference === null ? texts.unknown : `${showEuro(reference)}${against ? ` (${texts.against(against)})` : ''}`,
    ],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {figures.map(([term, value]) => (
        <div key={term} className="flex items-baseline gap-2">
          <dt className="type-meta text-bone-2">{term}</dt>
          <dd
            className={margin !== null && margin < 0 && term === texts.margin ? 'font-[640] text-danger' : 'font-[640]'}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

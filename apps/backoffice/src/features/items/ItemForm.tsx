import { isInStock, isReserved } from '@pandrop/contract/lifecycle/item'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { changeItem } from '@pandrop/contract/staff/routes/items'
import { TextField } from '@pandrop/ui/TextField'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { showMoment } from '../../format.ts'
import { PriceFigures } from '../../forms/copy/PriceFigures.tsx'
import { formFailure, isAskedAgain, KnownItem, refusedFields } from '../../forms/copy/refusedFields.tsx'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { readAmount } from '../../forms/readAmount.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isKeyForPage } from '../../table/useRowKeys.ts'
import { itemFormTexts as texts } from '../../texts/item-forms.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { readCost, readTerms, type TermField, type TermsDraft, termFields, termsOf } from './itemDraft.ts'
import { itemQuery, itemsChanged } from './itemQueries.ts'
import { wasOpenedForPrice } from './priceFocus.ts'
import { TermFields } from './TermFields.tsx'

/** The item as it was when somebody began to type. */
interface Begun {
  seen: string
  terms: TermsDraft
}

/**
 * What the shop knows and decides about an item, to be changed in place. Only what was typed is sent, and only over
 * what was seen; what a colleague changed meanwhile is said, and nothing that was typed is lost.
 */
export const ItemForm = ({ item }: { item: StaffItem }) => {
  const [typed, setTyped] = useState<Partial<TermsDraft>>({})
  const [begun, setBegun] = useState<Begun | null>(null)
  const [tried, setTried] = useState(false)
  const [movedOn, setMovedOn] = useState('')
  const [costReason, setCostReason] = useState('')
  const priceField = usePriceFocus(item.id)
  const standing = termsOf(item)
  const values = { ...standing, ...typed }
  const changed = termFields.filter((field) => values[field] !== standing[field])
  const { terms, errors } = readTerms(values, changed)
  // A first cost needs no reason.
  const asksReason = changed.includes('cost') && item.cost !== null

  const call = useCall(changeItem, {
    failed: texts.failed,
    quiet: true,
    done: (answer) => (answer.changed ? texts.saved : texts.unchanged),
    onDone: async ({ item: saved }) => {
      queryClient.setQueryData(itemQuery(item.id).queryKey, saved)
      setTyped({})
      setBegun(null)
      setMovedOn('')
      setCostReason('')
      setTried(false)
      await itemsChanged()
    },
    onFailure: async ({ code }) => {
      if (code !== 'item_changed' || begun === null) return
      const now = await readAgain(item.id)
      if (now === null) return
      const terms = termsOf(now)
      setMovedOn(texts.movedOn(termFields.filter((field) => terms[field] !== begun.terms[field]).map(nowOf(now))))
      setBegun({ seen: now.seen, terms })
    },
  })

  const type = (field: TermField, word: string): void => {
    setTyped({ ...typed, [field]: word })
    if (begun === null) setBegun({ seen: item.seen, terms: standing })
    if (isAskedAgain(call.failure)) call.forget()
  }
  const save = (): void => {
    setTried(true)
    if (call.running || changed.length === 0 || Object.keys(errors).length > 0) return
    const sure = isAskedAgain(call.failure) ? { sure: true } : {}
    const seen = begun?.seen ?? item.seen
    const why = asksReason && costReason.trim() ? { cost_reason: costReason.trim() } : {}
    void call.run({ params: { id: item.id }, body: { ...terms, ...why, ...sure, seen } })
  }
  const isOpen = isInStock(item.state)
  return (
    <Section title={texts.edit}>
      <SubmitForm onSubmit={save} className="flex flex-col gap-4">
        {!isOpen && <p className="text-bone-1">{closedText(item)}</p>}
        <TermFields
          values={values}
          errors={{ ...(tried && errors), ...refusedFields(call) }}
          onType={type}
          disabled={!isOpen}
          isCostFixed={item.cost_source === 'offer'}
          priceField={priceField}
          figures={
            <>
              <PriceFigures
                price={readAmount(values.price)}
                cost={readCost(values.cost) ?? null}
                reference={item.reference_price}
                vatPercent={item.vat_percent}
              />
              {asksReason && (
                <TextField
                  label={texts.costReason}
                  hint={texts.costReasonHint}
                  maxLength={500}
                  autoComplete="off"
                  value={costReason}
                  onChange={({ target }) => setCostReason(target.value)}
                />
              )}
            </>
          }
        />
        {item.campaign && (
          <p className={changed.includes('price') ? 'text-warn' : 'text-bone-1'}>
            {texts.ofCampaign(showMoment(item.campaign.until))}{' '}
            <Link to={paths.campaign(item.campaign.id)} className="text-link">
              {item.campaign.name}
            </Link>
          </p>
        )}
        <FormAlert text={joined(formFailure(call), movedOn)} />
        <KnownItem failure={call.failure} />
        {isOpen && (
          <div>
            <StaffButton
              type="submit"
              kind="primary"
              loading={call.running}
              disabledReason={changed.length === 0 ? texts.nothingTyped : undefined}
            >
              {isAskedAgain(call.failure) ? texts.saveAnyway : texts.save}
            </StaffButton>
          </div>
        )}
      </SubmitForm>
    </Section>
  )
}

const joined = (failure: string | undefined, movedOn: string): string | undefined =>
  failure && [failure, movedOn].filter(Boolean).join('. ')

const closedText = ({ state, reserved_until: until }: StaffItem): string => {
  if (!isReserved(state)) return texts.gone
  return until ? texts.reservedTill(showMoment(until)) : texts.reserved
}

/** A field as it stands now, in words. */
const nowOf = (item: StaffItem) => (field: TermField) =>
  texts.was(texts.fieldNames[field], (field === 'account' ? item.account?.label : termsOf(item)[field]) || texts.empty)

/** The item as it is now; null where it could not be read. */
const readAgain = async (id: number): Promise<StaffItem | null> => {
  try {
    return await queryClient.fetchQuery({ ...itemQuery(id), staleTime: 0 })
  } catch {
    return null
  }
}

/** `e` leads to the price: of a row that is opened, and on the page itself. */
const usePriceFocus = (id: number) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const take = (): void => {
      field.current?.focus()
      field.current?.select()
    }
    if (wasOpenedForPrice(id)) take()
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'e' || !isKeyForPage(event)) return
      event.preventDefault()
      take()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [id])
  return field
}

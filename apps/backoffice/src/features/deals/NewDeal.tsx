import { dealItemsMax } from '@pandrop/contract/lifecycle/deal'
import { createDeal } from '@pandrop/contract/staff/routes/deals'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextArea } from '@pandrop/ui/TextArea'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showEuro, showMoment } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { readAmount } from '../../forms/readAmount.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { ChosenItems } from '../../forms/together/ChosenItems.tsx'
import { ItemPicker } from '../../forms/together/ItemPicker.tsx'
import { MeantBox } from '../../forms/together/MeantBox.tsx'
import { TogetherFigures } from '../../forms/together/TogetherFigures.tsx'
import { figuresOf, numbersIn } from '../../forms/together/together.ts'
import { chosenItemQuery } from '../../forms/together/togetherQueries.ts'
import { useQuestion } from '../../forms/together/useQuestion.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { dealTexts as texts } from '../../texts/deals.ts'
import { togetherTexts } from '../../texts/together.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { CustomerPicker } from './CustomerPicker.tsx'
import { type TypedDeal, wrongFields } from './dealForm.ts'
import { dealsChanged } from './dealQueries.ts'

const hours = Object.entries(texts.hoursOf).map(([value, label]) => ({ value, label }))

const nothingTyped: TypedDeal = { price: '', hours: 72, note: '' }

const hourMilliseconds = 3_600_000

/** Offers a customer items at one price; customer and items stand in the address, so that lists can lead here. */
export const NewDeal = () => {
  const [words, changeAddress] = useAddress()
  const ids = numbersIn(words.items, dealItemsMax)
  const [customer = null] = numbersIn(words.customer, 1)
  const readings = useQueries({ queries: ids.map(chosenItemQuery) })
  const items = readings.flatMap(({ data }) => data ?? [])
  const figures = figuresOf(items)

  const [typed, setTyped] = useState(nothingTyped)
  const [tried, setTried] = useState(false)
  const question = useQuestion()
  const navigate = useNavigate()
  const call = useCall(createDeal, {
    failed: texts.saveFailed,
    quiet: true,
    done: ({ deal }) => texts.saved(deal.customer.name),
    onDone: async ({ deal: { id } }) => {
      await dealsChanged()
      await navigate({ to: paths.deal(id) })
    },
    onFailure: (failure) => {
      question.hear(failure)
      if (failure.code === 'deal_items_taken') void dealsChanged()
    },
  })
  const wrong = wrongFields(typed, { customer, items: ids, sum: figures.sum })
  const isWrong = (field: Parameters<typeof wrong.has>[0]): boolean => tried && wrong.has(field)
  const choose = (next: readonly number[]): void => {
    changeAddress({ items: next.join(',') })
    question.forget()
  }
  const type = (change: Partial<TypedDeal>): void => {
    setTyped({ ...typed, ...change })
    question.forget()
  }
  const save = (): void => {
    setTried(true)
    const price = readAmount(typed.price)
    if (wrong.size > 0 || customer === null || price === null || call.running) return
    const note = typed.note.trim()
    const terms = { price, hours: typed.hours, ...(note && { note }), confirmed: question.confirmed }
    void call.run({ body: { customer_id: customer, item_ids: ids, ...terms } })
  }
  const priceError = isWrong('price')
    ? texts.priceMissing
    : isWrong('high')
      ? `${texts.priceHint}: ${showEuro(figures.sum)}`
      : call.fieldErrors.price
  return (
    <SubmitForm
      onSubmit={save}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,420px)] items-start gap-3 tight:grid-cols-1"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <Section title={texts.whom}>
          <CustomerPicker
            chosen={customer}
            onChoose={(id) => changeAddress({ customer: id === null ? undefined : String(id) })}
            error={isWrong('customer') ? texts.customerMissing : undefined}
          />
        </Section>
        <Section title={texts.chosen} aside={<span>{togetherTexts.count(ids.length, dealItemsMax)}</span>}>
          <div className="flex flex-col gap-4">
            <ChosenItems
              label={texts.chosen}
              none={{ title: texts.nothingChosen, text: texts.nothingChosenText }}
              ids={ids}
              readings={readings}
              onRemove={(id) => choose(ids.filter((one) => one !== id))}
            />
            <FormAlert text={isWrong('items') ? texts.itemsMissing : undefined} />
            {ids.length < dealItemsMax && <ItemPicker chosen={ids} onAdd={(id) => choose([...ids, id])} />}
          </div>
        </Section>
      </div>
      <Section title={texts.offered}>
        <div className="flex flex-col gap-4">
          <AmountField
            label={texts.priceField}
            hint={texts.priceHint}
            value={typed.price}
            error={priceError}
            onChange={({ target }) => type({ price: target.value })}
          />
          <TogetherFigures {...figures} price={readAmount(typed.price)} vatPercent={items[0]?.vat_percent ?? 0} />
          <SelectField
            label={texts.hours}
            hint={texts.untilAbout(showMoment(new Date(Date.now() + typed.hours * hourMilliseconds).toISOString()))}
            options={hours}
            value={String(typed.hours)}
            onChange={({ target }) => type({ hours: Number(target.value) })}
          />
          <TextArea
            label={texts.noteField}
            hint={texts.noteHint}
            maxLength={500}
            value={typed.note}
            onChange={({ target }) => setTyped({ ...typed, note: target.value })}
          />
          <MeantBox
            question={question}
            failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
          />
          <div>
            <StaffButton type="submit" kind="primary" loading={call.running}>
              {texts.save}
            </StaffButton>
          </div>
        </div>
      </Section>
    </SubmitForm>
  )
}

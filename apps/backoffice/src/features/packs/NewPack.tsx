import { packItemsMax, packItemsMin } from '@pandrop/contract/packs'
import { packNameMax } from '@pandrop/contract/staff/packs'
import { createPack } from '@pandrop/contract/staff/routes/packs'
import { TextField } from '@pandrop/ui/TextField'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
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
import { packTexts as texts } from '../../texts/packs.ts'
import { togetherTexts } from '../../texts/together.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { newBody, nothingTyped, wrongFields } from './packForm.ts'
import { packsChanged } from './packQueries.ts'

/** Makes a pack of the items that the address names, which are chosen here too. */
export const NewPack = () => {
  const [words, changeAddress] = useAddress()
  const ids = numbersIn(words.items, packItemsMax)
  const readings = useQueries({ queries: ids.map(chosenItemQuery) })
  const items = readings.flatMap(({ data }) => data ?? [])
  const figures = figuresOf(items)

  const [typed, setTyped] = useState(nothingTyped)
  const [tried, setTried] = useState(false)
  const question = useQuestion()
  const navigate = useNavigate()
  const call = useCall(createPack, {
    failed: texts.saveFailed,
    quiet: true,
    done: ({ pack }) => texts.saved(pack.name),
    onDone: async ({ pack: { id } }) => {
      await packsChanged()
      await navigate({ to: paths.pack(id) })
    },
    onFailure: (failure) => {
      question.hear(failure)
      void packsChanged()
    },
  })
  const wrong = wrongFields(typed, ids, figures.sum)
  const isWrong = (field: string): boolean => tried && wrong.has(field)
  const choose = (next: readonly number[]): void => {
    changeAddress({ items: next.join(',') })
    question.forget()
  }
  const type = (change: Partial<typeof nothingTyped>): void => {
    setTyped({ ...typed, ...change })
    question.forget()
  }
  const save = (): void => {
    setTried(true)
    if (wrong.size > 0 || call.running) return
    void call.run({ body: { ...newBody(typed, ids), confirmed: question.confirmed } })
  }
  const price = readAmount(typed.price)
  const { fieldErrors: errors } = call
  const priceError = isWrong('price')
    ? texts.priceInvalid
    : isWrong('price_high')
      ? texts.priceTooHigh(showEuro(figures.sum))
      : errors.price
  const isFull = ids.length >= packItemsMax
  return (
    <SubmitForm
      onSubmit={save}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,420px)] items-start gap-3 tight:grid-cols-1"
    >
      <div className="flex flex-col gap-3">
        <Section title={texts.chosen} aside={<span>{togetherTexts.count(ids.length, packItemsMax)}</span>}>
          <ChosenItems
            label={texts.chosen}
            none={{ title: texts.chosenNone, text: texts.chosenNoneText }}
            ids={ids}
            readings={readings}
            onRemove={(id) => choose(ids.filter((one) => one !== id))}
          />
          <FormAlert text={errors.items ?? (isWrong('items') ? texts.tooFew(packItemsMin) : undefined)} />
        </Section>
        <Section title={togetherTexts.pick}>
          {isFull ? (
            <p className="text-bone-1">{texts.full(packItemsMax)}</p>
          ) : (
            <ItemPicker chosen={ids} onAdd={(id) => choose([...ids, id])} />
          )}
        </Section>
      </div>
      <Section title={texts.priceAndTime}>
        <div className="flex flex-col gap-4">
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            maxLength={packNameMax}
            value={typed.name}
            error={isWrong('name') ? texts.nameMissing : errors.name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <AmountField
            label={texts.price}
            hint={texts.priceHint}
            value={typed.price}
            error={priceError}
            onChange={({ target }) => type({ price: target.value })}
          />
          <TogetherFigures {...figures} price={price} vatPercent={items[0]?.vat_percent ?? 0} />
          <div className="grid grid-cols-2 items-start gap-3 compact:grid-cols-1">
            <TextField
              type="date"
              label={texts.firstDay}
              hint={texts.firstDayHint}
              value={typed.from}
              error={errors.from}
              onChange={({ target }) => type({ from: target.value })}
            />
            <TextField
              type="date"
              label={texts.lastDay}
              hint={texts.lastDayHint}
              value={typed.until}
              error={errors.until}
              onChange={({ target }) => type({ until: target.value })}
            />
          </div>
          <p className="type-meta text-bone-2">{texts.fixed}</p>
          <MeantBox question={question} failure={Object.keys(errors).length > 0 ? undefined : call.failureText} />
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

import type { CallArguments } from '@pandrop/api-client/client'
import type { addItem as addItemCall } from '@pandrop/contract/staff/item-changes'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { addItem } from '@pandrop/contract/staff/routes/items'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { showEuro } from '../../format.ts'
import { CopyFields } from '../../forms/copy/CopyFields.tsx'
import { type CopyDraft, kindOf, noCopy, readCopy, withVariantOf } from '../../forms/copy/copyDraft.ts'
import { useStaffSkin } from '../../forms/copy/copyQueries.ts'
import { InspectLinkField } from '../../forms/copy/InspectLinkField.tsx'
import { PriceFigures } from '../../forms/copy/PriceFigures.tsx'
import { formFailure, isAskedAgain, KnownItem, refusedFields } from '../../forms/copy/refusedFields.tsx'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { readAmount } from '../../forms/readAmount.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { newDays } from '../../shopTime.ts'
import { itemFormTexts as formTexts, addItemTexts as texts } from '../../texts/item-forms.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { noTerms, readCost, readTerms, type TermsDraft, termFields } from './itemDraft.ts'
import { itemsChanged } from './itemQueries.ts'
import { dayIn } from './moments.ts'
import { TermFields } from './TermFields.tsx'

const freshTerms = (): TermsDraft => ({ ...noTerms, new_until: newDays() === 0 ? '' : dayIn(newDays(), new Date()) })

const costSources = ['purchase', 'opening'] as const

type CostSource = (typeof costSources)[number]

/** What of the form is kept for the next copy, and what begins anew. */
const nextOf = (terms: TermsDraft): TermsDraft => ({
  ...freshTerms(),
  account: terms.account,
  source_ref: terms.source_ref,
})

/** Puts copies into stock, one after the other: skin, account and source stay for the next one. */
export const AddItem = () => {
  const [copy, setCopy] = useState<CopyDraft>(noCopy)
  const [terms, setTerms] = useState<TermsDraft>(freshTerms)
  const [costSource, setCostSource] = useState<CostSource>('purchase')
  const [isHidden, setHidden] = useState(false)
  const [tried, setTried] = useState(false)
  const [added, setAdded] = useState<readonly StaffItem[]>([])
  const navigate = useNavigate()
  const reading = useStaffSkin(copy.skin_id)
  const skin = reading.data?.skin
  const draft = withVariantOf(copy, skin)
  const { variant } = draft
  const read = readCopy(draft, skin)
  const { terms: readable, errors } = readTerms(terms, termFields)
  const kind = skin && kindOf(skin, read.exterior, variant)
  const call = useCall(addItem, {
    failed: texts.failed,
    quiet: true,
    done: ({ item }) => texts.added(item.title, item.id),
    onDone: itemsChanged,
  })
  const asked = isAskedAgain(call.failure)
  const focus = useFocus(copy.skin_id, skin !== undefined)

  const typed = (): void => {
    if (call.failure) call.forget()
  }
  const beginNext = (item: StaffItem): void => {
    setAdded([item, ...added])
    setCopy({ ...noCopy, skin_id: draft.skin_id, variant })
    setTerms(nextOf(terms))
    setHidden(false)
    setTried(false)
    focus.next()
  }
  const save = async (then: 'open' | 'next'): Promise<void> => {
    setTried(true)
    const { price } = readable
    if (call.running || !read.facts || price === undefined || Object.keys(errors).length > 0) return
    const known = readable.cost === null ? {} : { cost_source: costSource }
    const body = { ...read.facts, ...readable, price, ...known, hidden: isHidden, ...(asked && { sure: true }) }
    const answer = await call.run({ body } satisfies CallArguments<typeof addItemCall>[0])
    if (answer === null) return
    if (then === 'next') beginNext(answer.item)
    else void navigate({ to: paths.item(answer.item.id) })
  }
  useCtrlEnter(() => void save('next'))

  const shown = { ...(tried && { ...read.errors, ...errors }), ...refusedFields(call) }
  return (
    <>
      <SubmitForm onSubmit={() => void save('open')} className="flex flex-col gap-3">
        <Section title={texts.copy}>
          {/* The first field takes the focus, not the page's title (shell/Page.tsx). */}
          <div data-lit="" className="flex flex-col gap-3">
            <InspectLinkField
              // Another copy has another link.
              key={added.length}
              onRead={(claim) => {
                setCopy(claim)
                typed()
              }}
            />
            <CopyFields
              draft={draft}
              onType={(change) => {
                setCopy({ ...draft, ...change })
                typed()
              }}
              reading={reading}
              read={read}
              errors={shown}
              skinField={focus.skin}
              floatField={focus.float}
            />
          </div>
        </Section>
        <Section title={texts.terms}>
          <div className="flex flex-col gap-4">
            <TermFields
              values={terms}
              errors={shown}
              onType={(field, word) => {
                setTerms({ ...terms, [field]: word })
                typed()
              }}
              priceField={focus.price}
              figures={
                kind &&
                reading.data && (
                  <PriceFigures
                    price={readAmount(terms.price)}
                    cost={readCost(terms.cost) ?? null}
                    reference={kind.reference_price}
                    vatPercent={reading.data.vat_percent}
                  />
                )
              }
            >
              {terms.cost.trim() !== '' && (
                <SelectField
                  label={formTexts.costSource}
                  options={costSources.map((value) => ({ value, label: formTexts.costSources[value] }))}
                  value={costSource}
                  onChange={({ target }) =>
                    setCostSource(costSources.find((one) => one === target.value) ?? 'purchase')
                  }
                />
              )}
            </TermFields>
            <CheckboxField
              label={texts.hidden}
              checked={isHidden}
              onChange={({ target }) => setHidden(target.checked)}
            />
            <FormAlert text={formFailure(call)} />
            <KnownItem failure={call.failure} />
            <div className="flex flex-wrap items-center gap-2">
              <StaffButton type="submit" kind="primary" loading={call.running}>
                {asked ? texts.addAnyway : texts.add}
              </StaffButton>
              <StaffButton
                aria-keyshortcuts="Control+Enter Meta+Enter"
                disabled={call.running}
                onClick={() => void save('next')}
              >
                {texts.addNext}
              </StaffButton>
              <span className="type-meta text-bone-2 tight:hidden">{texts.keys}</span>
            </div>
          </div>
        </Section>
      </SubmitForm>
      {added.length > 0 && <JustAdded items={added} />}
    </>
  )
}

const JustAdded = ({ items }: { items: readonly StaffItem[] }) => (
  <Section title={texts.justAdded}>
    <ul className="flex flex-col gap-1">
      {items.map(({ id, title, price }) => (
        <li key={id}>
          <Link to={paths.item(id)} className="flex flex-wrap gap-x-3 rounded-check py-1 hover:text-bone-0">
            <span className="type-mono text-bone-2">#{id}</span>
            <span className="min-w-0 flex-1 break-words underline decoration-line-ui underline-offset-3">{title}</span>
            <span className="font-[640]">{showEuro(price)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)

/**
 * Where the focus goes: to the skin at first, to the float once a skin is known and for each next copy, to the price of
 * what has no float.
 */
const useFocus = (skinId: string, isRead: boolean) => {
  const skin = useRef<HTMLInputElement>(null)
  const float = useRef<HTMLInputElement>(null)
  const price = useRef<HTMLInputElement>(null)
  const [copies, setCopies] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each next copy asks for the focus again
  useEffect(() => {
    if (skinId === '') skin.current?.focus()
    else if (isRead) (float.current ?? price.current)?.focus()
  }, [skinId, isRead, copies])
  return { skin, float, price, next: () => setCopies(copies + 1) }
}

/** Ctrl and Enter, wherever in the form; in a field of several lines too. */
const useCtrlEnter = (act: () => void): void => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('[role=dialog], dialog[open]')) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

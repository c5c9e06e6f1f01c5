import type { ApiFailure } from '@pandrop/api-client/errors'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { classNames } from '@pandrop/ui/classNames'
import { RarityMark } from '@pandrop/ui/RarityMark'
import { Timeline } from '@pandrop/ui/Timeline'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { offerFormTexts } from '../../texts/offerForms.ts'
import { offerEventTexts, offerListTexts, offerTexts } from '../../texts/offers.ts'
import { shelvingTexts } from '../../texts/shelving.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { type CounterDraft, CounterForm } from './CounterForm.tsx'
import { eventBy } from './eventBy.ts'
import type { Asking } from './OfferDialog.tsx'
import {
  OfferDates,
  OfferItem,
  OfferPayouts,
  OfferPrices,
  OfferSeller,
  OfferTradeFacts,
  OfferTradeNotice,
} from './OfferFacts.tsx'
import type { DialogStep } from './OfferStepDialog.tsx'
import { OfferStock } from './OfferStock.tsx'
import { copyText, OfferClock, OfferPicture, OfferState } from './offerParts.tsx'

export interface OfferDetailsProps {
  offer: StaffOffer
  draft: CounterDraft | undefined
  onDraft: (draft: CounterDraft) => void
  focused: boolean
  onFocused: () => void
  onStep: (step: Asking) => void
  onDone: (offer: StaffOffer, done: string) => void
  onMovedOn: (failure: ApiFailure) => void
  /** beside the list: one column, and the number leads to the page */
  beside?: boolean
}

/** Everything about one offer, what can be done first. */
export const OfferDetails = (props: OfferDetailsProps) => {
  const { offer, draft, beside } = props
  const counters = draft !== undefined || offer.steps.some(({ name, possible }) => name === 'countered' && possible)
  return (
    <div className={classNames('grid items-start gap-3', !beside && 'roomy:grid-cols-2')}>
      <div className="flex min-w-0 flex-col gap-3">
        <OfferTradeNotice offer={offer} />
        <Section
          title={offer.title}
          aside={
            beside && (
              <Link to={paths.offer(offer.id)} className="type-mono rounded-check text-bone-2 hover:text-bone-0">
                {offerListTexts.number(offer.id)}
              </Link>
            )
          }
        >
          <div className="flex flex-col gap-4">
            <OfferHead offer={offer} />
            <OfferPrices offer={offer} />
          </div>
        </Section>
        <Section title={counters ? offerFormTexts.counter : offerTexts.actions}>
          <div className="flex flex-col gap-3">
            {counters && (
              <CounterForm
                offer={offer}
                draft={draft}
                onDraft={props.onDraft}
                focused={props.focused}
                onFocused={props.onFocused}
                onDone={props.onDone}
                onMovedOn={props.onMovedOn}
                others={<OfferActions offer={offer} onStep={props.onStep} />}
              />
            )}
            {!counters && <OfferActions offer={offer} onStep={props.onStep} />}
          </div>
        </Section>
        {offer.item && (
          <Section title={shelvingTexts.section}>
            <OfferStock item={offer.item} />
          </Section>
        )}
        <Section title={offerTexts.item}>
          <OfferItem offer={offer} />
        </Section>
        <OfferTradeFacts offer={offer} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <Section title={offerTexts.customer}>
          <OfferSeller offer={offer} />
        </Section>
        {offer.payouts.length > 0 && (
          <Section title={offerTexts.payouts}>
            <OfferPayouts offer={offer} />
          </Section>
        )}
        <Section title={offerTexts.dates}>
          <OfferDates offer={offer} />
        </Section>
        <div className="raised rounded-large p-4">
          <Timeline
            title={offerTexts.timeline}
            noteLabel={offerTexts.toldCustomer}
            steps={offer.timeline.map(stepOf)}
          />
        </div>
      </div>
    </div>
  )
}

const OfferHead = ({ offer }: { offer: StaffOffer }) => (
  <div className="flex items-center gap-4">
    <OfferPicture img={offer.img} rarity={offer.rarity} className="w-28 flex-none" />
    <div className="flex min-w-0 flex-col items-start gap-1.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OfferState state={offer.state} />
        <OfferClock clock={offer.clock} />
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="text-bone-1">{copyText(offer)}</span>
        {offer.rarity && <RarityMark quality={offer.rarity} />}
      </span>
    </div>
  </div>
)

/** What can be done besides a counter-offer; what only waits for its time says from when. */
const OfferActions = ({ offer, onStep }: { offer: StaffOffer; onStep: (step: Asking) => void }) => {
  const steps = offer.steps.flatMap(({ name, possible, from }) =>
    name === 'countered' || (!possible && from === null) ? [] : [{ name, from }],
  )
  const isHere = offer.received_at !== null && (offer.can_be_shelved || offer.item !== null)
  if (steps.length === 0 && !isHere) return <p className="text-bone-2">{offerTexts.notNow(offer.state)}</p>
  return (
    <ActionBar label={offerTexts.actions}>
      {isHere && (
        <StaffButton
          kind="primary"
          disabledReason={offer.item ? shelvingTexts.done(offer.item.id) : undefined}
          onClick={() => onStep('shelve')}
          iconAfter={offer.item ? undefined : <KeyHint>s</KeyHint>}
        >
          {shelvingTexts.action}
        </StaffButton>
      )}
      {steps.map(({ name, from }) => (
        <StaffButton
          key={name}
          kind={toneOf(name, offer.can_be_shelved)}
          disabledReason={from === null ? undefined : offerTexts.from(showMoment(from))}
          data-lit={name === 'received' || name === 'ready' || undefined}
          onClick={() => onStep(name)}
        >
          {offerTexts.steps[name]}
        </StaffButton>
      ))}
    </ActionBar>
  )
}

/** One lit button: where its copy can be put on sale, that is what comes next. */
const toneOf = (step: DialogStep, isShelfNext: boolean) => {
  if (step !== 'received' && step !== 'ready') return 'danger'
  return isShelfNext ? 'secondary' : 'primary'
}

const stepOf = (event: StaffOffer['timeline'][number]) => ({
  label: (
    <>
      {offerEventTexts[event.kind]}
      {event.price !== null && ` ${showEuro(event.price)}`}
      <span className="block font-[420] text-bone-2">{offerTexts.recorded(eventBy(event), event.why)}</span>
    </>
  ),
  at: Math.floor(new Date(event.at).getTime() / 1000),
  moment: showMoment(event.at),
  note: event.note,
})

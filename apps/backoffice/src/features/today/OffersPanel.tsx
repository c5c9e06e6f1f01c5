import type { OfferToAnswer } from '@pandrop/contract/staff/today'
import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { Link } from '@tanstack/react-router'
import { showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { pictureUrl } from '../../pictures.ts'
import { todayTexts } from '../../texts/today.ts'
import { Section } from '../../ui/Section.tsx'
import type { Today } from './queries.ts'

const rowHeight = 'h-[54px]'

/** The offers that are due first. */
export const OffersPanel = ({ today }: { today: Today | undefined }) => {
  const count = today?.waiting.find(({ kind }) => kind === 'offers_to_answer')?.count ?? 0
  return (
    <Section
      title={todayTexts.offers}
      aside={
        <Link to={paths.offers} className="rounded-check text-[13px]/5 font-[560] hover:underline">
          {todayTexts.allOffers(count)}
        </Link>
      }
    >
      {!today && <OffersSkeleton />}
      {today?.offers.length === 0 && <p className="py-6 text-bone-2">{todayTexts.noOffers}</p>}
      <ul className="-mt-1">
        {today?.offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} now={Date.parse(today.at)} />
        ))}
      </ul>
    </Section>
  )
}

const hourMilliseconds = 60 * 60 * 1000

/** How long somebody still has, in words, and whether it is time to hurry. */
interface TimeLeft {
  text: string
  near: boolean
}

const nearHours = 8

/** @param due ISO moment */
const timeLeft = (due: string, now: number): TimeLeft => {
  const hours = (Date.parse(due) - now) / hourMilliseconds
  const { left } = todayTexts
  if (hours <= 0) return { text: left.overdue, near: true }
  if (hours < 1) return { text: left.minutes, near: true }
  if (hours < 24) return { text: left.hours(Math.floor(hours)), near: hours < nearHours }
  return { text: left.days(Math.floor(hours / 24)), near: false }
}

const OfferRow = ({ offer, now }: { offer: OfferToAnswer; now: number }) => {
  const { text, near } = timeLeft(offer.reply_due_at, now)
  return (
    <li className="shadow-[inset_0_1px_0_var(--color-line)] first:shadow-none">
      <Link
        to={paths.offer(offer.id)}
        className={classNames('-mx-2 flex items-center gap-3 rounded-badge px-2 hover:bg-ink-2', rowHeight)}
      >
        <span className="grid h-10 w-15 flex-none place-items-center">
          {offer.picture && (
            <img
              src={pictureUrl(offer.picture)}
              alt=""
              width={60}
              height={40}
              loading="lazy"
              className="max-h-full object-contain"
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[600]">{offer.title}</span>
          <span className="block text-[13px]/4.5 text-bone-2">{todayTexts.asks(showEuro(offer.wish))}</span>
        </span>
        <span className={classNames('flex-none text-[13px]/5 font-[600]', near ? 'text-warn' : 'text-bone-1')}>
          {text}
        </span>
      </Link>
    </li>
  )
}

const OffersSkeleton = () => (
  <div aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={classNames('flex items-center gap-3', rowHeight)}>
        <Skeleton className="h-10 w-15" />
        <Skeleton className="h-8 flex-1" />
      </div>
    ))}
  </div>
)

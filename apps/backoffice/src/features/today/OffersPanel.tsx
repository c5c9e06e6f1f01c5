import type { OfferToAnswer } from '@pandrop/contract/staff/today'
import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { Link } from '@tanstack/react-router'
import { showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { pictureUrl } from '../../pictures.ts'
import { todayTexts } from '../../texts/today.ts'
import { Section } from '../../ui/Section.tsx'
import { DueRow, dueRowHeight } from './DueRow.tsx'
import type { Today } from './queries.ts'

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

const OfferRow = ({ offer, now }: { offer: OfferToAnswer; now: number }) => (
  <DueRow
    to={paths.offer(offer.id)}
    picture={
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
    }
    title={offer.title}
    detail={todayTexts.asks(showEuro(offer.wish))}
    due={offer.reply_due_at}
    now={now}
  />
)

const OffersSkeleton = () => (
  <div aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={classNames('flex items-center gap-3', dueRowHeight)}>
        <Skeleton className="h-10 w-15" />
        <Skeleton className="h-8 flex-1" />
      </div>
    ))}
  </div>
)

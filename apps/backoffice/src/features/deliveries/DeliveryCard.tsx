import type { DeliveryCard as Card, DeliveryItem } from '@pandrop/contract/staff/deliveries'
import { buttonClass } from '@pandrop/ui/Button'
import { classNames } from '@pandrop/ui/classNames'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { IconChevronDown, IconExternalLink, IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { showTime } from '../../format.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import { attachedInFull } from '../../texts/attachments.ts'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { WaitMark } from '../../ui/WaitMark.tsx'
import { copyText, floatText, sizeText } from './cardText.ts'
import { cardKey } from './deliveryQueries.ts'
import { TradeForm } from './TradeForm.tsx'

interface DeliveryCardProps {
  card: Card
  isOpen: boolean
  onToggle: () => void
  /** the trade is recorded for all of its orders */
  onDone: () => void
}

/** All that goes to one trade link: closed its size and how long it waits, open every item and the trade's number. */
export const DeliveryCard = ({ card, isOpen, onToggle, onDone }: DeliveryCardProps) => {
  const bodyId = useId()
  const [claim] = card.claims
  return (
    <li
      className={classNames(
        'rounded-large shadow-edge transition-colors',
        isOpen ? 'bg-ink-1' : 'bg-ink-1 hover:bg-ink-2',
      )}
    >
      <h2>
        <button
          type="button"
          data-card={cardKey(card)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-large px-4 py-2 text-left"
        >
          <span className="min-w-0 flex-1 truncate font-[640] compact:basis-[calc(100%-48px)]">
            {card.customer.name}
          </span>
          {claim && (
            <span className="inline-flex items-center gap-1.5 type-meta text-warn">
              <IconEye aria-hidden="true" size={15} stroke={1.8} />
              {texts.claimed(claim.name, showTime(claim.since))}
            </span>
          )}
          <span className="type-meta whitespace-nowrap text-bone-1">{sizeText(card)}</span>
          <span className="type-mono text-[12.5px]/5 whitespace-nowrap">
            <span className="sr-only">{texts.waits} </span>
            <WaitMark since={card.waits_since} wait={card.wait} />
          </span>
          <IconChevronDown
            aria-hidden="true"
            size={18}
            stroke={1.6}
            className={classNames('flex-none text-bone-2 transition-transform compact:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={bodyId} className="px-4 pb-4">
          {card.orders.map(({ id, declined, items }) => (
            <div key={id} className="border-t border-line py-3">
              <p className="mb-2 flex flex-wrap items-center gap-x-3 type-meta text-bone-2">
                <Link to={paths.order(id)} className="rounded-check text-bone-1 hover:text-bone-0">
                  {texts.order(id)}
                </Link>
                {declined && <span className="text-warn">{texts.again}</span>}
              </p>
              <ul className="flex flex-col gap-2">
                {items.map((item) => (
                  <Item key={item.item_id} item={item} />
                ))}
              </ul>
            </div>
          ))}
          {card.held.length > 0 && <p className="pb-3 text-warn">{texts.heldBack(card.held.length)}</p>}
          <div className="flex flex-col gap-3 border-t border-line pt-4">
            <p className="type-mono text-[12.5px]/5 break-all text-bone-1">{card.trade_link}</p>
            <div className="flex flex-wrap gap-2">
              <a
                href={card.trade_link}
                target="_blank"
                rel="noreferrer noopener"
                className={buttonClass({ kind: 'secondary', size: 40 })}
              >
                <IconExternalLink aria-hidden="true" size={18} stroke={1.6} />
                {texts.open}
                <span className="sr-only">, {texts.opens}</span>
              </a>
              <CopyButton text={copyText(card)} label={texts.copyAll} />
            </div>
            <TradeForm card={card} onDone={onDone} />
          </div>
        </div>
      )}
    </li>
  )
}

/** The very copy that is to be sent: what tells it from others of its kind, and where it lies. */
const Item = ({ item }: { item: DeliveryItem }) => (
  <li className="flex items-center gap-3">
    <SkinPicture image={skinImage(item.img_url)} size="thumb" className="w-16 flex-none" />
    <div className="min-w-0 flex-1">
      <p className="break-words">{item.title}</p>
      <dl className="mt-0.5 flex flex-wrap gap-x-5 gap-y-0.5 type-meta">
        <Fact term={texts.float} value={floatText(item)} />
        <Fact term={texts.seed} value={item.paint_seed} />
        <Fact term={texts.attached} value={attachedInFull(item.attachments) || null} />
        <Fact term={texts.account} value={item.account ?? <Unknown />} />
        <Fact
          term={texts.asset}
          value={
            item.asset_id === null ? (
              <Unknown />
            ) : (
              <CopyText text={item.asset_id} label={texts.copyAsset(item.asset_id)} />
            )
          }
        />
      </dl>
    </div>
  </li>
)

const Fact = ({ term, value }: { term: string; value: ReactNode }) =>
  value === null || value === undefined ? null : (
    <div className="flex min-w-0 items-baseline gap-1.5">
      <dt className="text-bone-2">{term}</dt>
      <dd className="min-w-0 type-mono text-[12.5px]/6 wrap-anywhere text-bone-0">{value}</dd>
    </div>
  )

const Unknown = () => <span className="font-sans text-bone-2">{texts.unknown}</span>

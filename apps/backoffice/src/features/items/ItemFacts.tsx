import { type ExteriorCode, exteriorNames, type PaintedExterior } from '@pandrop/contract/exteriors'
import { isInStock, isReserved } from '@pandrop/contract/lifecycle/item'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { buttonClass } from '@pandrop/ui/Button'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { WearRail } from '@pandrop/ui/WearRail'
import { wholeFloat } from '@pandrop/ui/wear'
import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { showCount, showEuro, showMoment } from '../../format.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import { attachmentFacts } from '../../texts/attachments.ts'
import { itemFormTexts, itemTexts as texts, withdrawalCauseNames } from '../../texts/item-forms.ts'
import { itemListTexts } from '../../texts/items.ts'
import { variantTexts } from '../../texts/offers.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Margin } from '../../ui/Margin.tsx'
import { Section } from '../../ui/Section.tsx'
import { isProtected } from './ItemStateMark.tsx'
import { daysSince } from './itemColumns.tsx'

const momentOrNull = (instant: string | null): string | null => instant && showMoment(instant)

/** Which copy it is, with its picture and the way to look at it in the game. */
export const ItemCopy = ({ item }: { item: StaffItem }) => {
  const exterior = exteriorNames[item.exterior as ExteriorCode]
  const { float, inspect_link: link } = item
  return (
    <Section title={texts.copy}>
      <SkinPicture image={skinImage(item.img_big)} quality={item.rarity} className="mx-auto mb-4 w-full max-w-72" />
      {item.is_bare && <p className="mb-3 text-bone-2">{texts.bare}</p>}
      {float !== null && (
        <WearRail
          exterior={item.exterior as PaintedExterior}
          float={float}
          label={texts.wear(exterior, wholeFloat(float))}
          size="detail"
          className="mb-4"
        />
      )}
      <Facts
        facts={[
          { term: texts.number, value: `#${item.id}`, mono: true },
          { term: texts.skin, value: item.market_name },
          { term: texts.phase, value: item.phase || null },
          { term: texts.exterior, value: exterior },
          { term: texts.variant, value: variantTexts[item.variant] },
          { term: texts.float, value: float === null ? null : wholeFloat(float), mono: true },
          { term: texts.seed, value: item.paint_seed, mono: true },
          ...attachmentFacts(item.attachments),
          { term: texts.fade, value: item.fade === undefined ? null : texts.fadePercent(item.fade) },
          {
            term: itemFormTexts.fieldNames.asset_id,
            value: item.asset_id && <CopyText text={item.asset_id} label={texts.copyAsset} />,
          },
        ]}
      />
      {link && (
        <div className="mt-4 flex flex-wrap gap-2">
          <a href={link} className={buttonClass({ kind: 'secondary', size: 40 })}>
            <IconEye aria-hidden="true" size={18} stroke={1.6} />
            {texts.inspect}
          </a>
          <CopyButton text={link} label={texts.copyInspect} />
        </div>
      )}
    </Section>
  )
}

/** How it stands in the shop: since when, at what, and who waits for it. */
export const ItemShelf = ({ item }: { item: StaffItem }) => {
  const isThere = isInStock(item.state) || isReserved(item.state)
  const days = isThere && !isProtected(item) ? daysSince(item.listed_at, Date.now()) : null
  return (
    <Section title={texts.shelf}>
      <Facts
        facts={[
          { term: texts.margin, value: <Margin percent={item.margin_percent} /> },
          { term: texts.reference, value: showEuro(item.reference_price) },
          { term: texts.against, value: itemListTexts.signedPercent(item.against_reference_percent) },
          { term: texts.days, value: days === null ? null : showCount(days) },
          {
            term: isProtected(item) ? texts.willBeListed : texts.listed,
            value: showMoment(item.listed_at),
            mono: true,
          },
          { term: texts.reservedUntil, value: momentOrNull(item.reserved_until), mono: true },
          {
            term: texts.deal,
            value: item.deal_id && (
              <Link to={paths.deal(item.deal_id)} className="text-link">
                {texts.dealName(item.deal_id)}
              </Link>
            ),
          },
          {
            term: texts.campaign,
            value: item.campaign && (
              <>
                <Link to={paths.campaign(item.campaign.id)} className="text-link">
                  {item.campaign.name}
                </Link>
                <span className="text-bone-2"> {texts.campaignUntil(showMoment(item.campaign.until))}</span>
              </>
            ),
          },
          { term: texts.carts, value: showCount(item.carts) },
          { term: texts.wishes, value: showCount(item.wishes) },
        ]}
      />
    </Section>
  )
}

const linkClass = 'rounded-check font-[560] underline decoration-line-ui underline-offset-3 hover:decoration-bone-0'

/** Where it came from, where it went, and for administrators what was done with it. */
export const ItemOrigin = ({ item }: { item: StaffItem }) => {
  const isAdministrator = useStaff()?.role === 'administrator'
  const { offer_id: offer, import_id: imported, cost_source: source, withdrawn_because: cause } = item
  return (
    <Section title={texts.origin}>
      <Facts
        facts={[
          {
            term: texts.offer,
            value: offer && (
              <Link to={paths.offer(offer)} className={linkClass}>
                {texts.offerNumber(offer)}
              </Link>
            ),
          },
          {
            term: texts.import,
            value: imported && (
              <Link to={paths.import(imported)} className={linkClass}>
                {texts.importNumber(imported)}
              </Link>
            ),
          },
          { term: texts.bought, value: source && texts.sources[source] },
          { term: texts.added, value: showMoment(item.created_at), mono: true },
          { term: texts.soldAt, value: momentOrNull(item.sold_at), mono: true },
          { term: texts.withdrawnAt, value: momentOrNull(item.withdrawn_at), mono: true },
          { term: texts.because, value: cause && withdrawalCauseNames[cause] },
        ]}
      />
      {isAdministrator && (
        <Link
          to={paths.audit}
          search={{ row: `items/${item.id}` } as never}
          className={buttonClass({ kind: 'secondary', size: 40, className: 'mt-4' })}
        >
          {texts.audit}
        </Link>
      )}
    </Section>
  )
}

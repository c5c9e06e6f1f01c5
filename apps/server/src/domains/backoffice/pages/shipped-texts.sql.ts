import { statement } from '../../../db/statement.ts'

export interface OfferRow {
  page_id: number
  language: string
  title: string
  content: string
  /** the newest version that the page has in that language; 0: none */
  version: number
  /** whether nobody has changed what was shipped before */
  untouched: boolean
}

const offers = `
  select page.id as page_id, shipped.language, shipped.title, shipped.content,
    coalesce(newest.id, 0)::int as version,
    coalesce(newest.made_by = 'update', true)
      and coalesce(said.shipped_md5 = md5(said.title || said.content), false) as untouched
  from shipped_texts shipped
  join static_pages page on page.shipped_slug = shipped.slug
  left join lateral (
    select page.title, page.content, page.shipped_md5 where shipped.language = 'en'
    union all
    select title, content, shipped_md5 from static_page_texts
    where page_id = page.id and static_page_texts.language = shipped.language
  ) as said on true
  left join lateral (
    select id, made_by from page_versions
    where page_id = page.id and page_versions.language = shipped.language
    order by id desc
    limit 1
  ) as newest on true
  where not shipped.settled`

/** What the newest build ships and no page says yet. */
export const selectOffers = statement<OfferRow, []>('select_shipped_offers', `${offers} order by 1, 2`)

export const selectOffersOfPage = statement<OfferRow, [pageId: number]>(
  'select_shipped_offers_of_page',
  `${offers} and page.id = $1 order by 2`,
)

export const settleOffer = statement<never, [pageId: number, language: string]>(
  'settle_shipped_offer',
  `update shipped_texts set settled = true
   where slug = (select shipped_slug from static_pages where id = $1) and language = $2 and not settled`,
)

/** What a page says is what was shipped. */
export const markShipped = statement<never, [pageId: number, language: string]>(
  'mark_page_as_shipped',
  `with english as (
     update static_pages set shipped_md5 = md5(title || content) where id = $1 and $2 = 'en'
   )
   update static_page_texts set shipped_md5 = md5(title || content) where page_id = $1 and language = $2`,
)

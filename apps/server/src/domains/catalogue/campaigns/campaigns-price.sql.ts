/**
 * Joins items with the running campaign whose price they have, as `campaigns_price`: its number, its end and what they
 * cost without it. Of one that somebody has priced by hand meanwhile there is no row: that price stays.
 * @param item how the query calls them
 */
export const campaignsPrice = (item: string): string => `
  left join lateral (
    select running.id as campaign_id, running.name, running.ends_at, member.before_cents
    from campaign_items member
    join campaigns running on running.id = member.campaign_id and running.state = 'running'
    where member.item_id = ${item}.id and member.joined_at is not null and member.left_at is null
      and member.priced_at = ${item}.price_changed_at
  ) as campaigns_price on true`

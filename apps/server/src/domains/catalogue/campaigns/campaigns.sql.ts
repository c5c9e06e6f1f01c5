import type { CampaignState } from '@pandrop/contract/lifecycle/campaign'
import { firstRow, statement } from '../../../db/statement.ts'

/** A campaign with what it brought; amounts in EUR cents. */
export interface CampaignRow {
  id: number
  name: string
  state: CampaignState
  starts_at: Date
  ends_at: Date
  discount_percent: number | null
  /** the name of a member of staff, or of a program */
  made_by: string
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
  stopped_by: string | null
  items: number
  joined: number
  struck: number
  sold: number
  revenue_cents: number
  given_cents: number
  margin_cents: number
  costed: number
}

const nameOf = (column: string): string => `coalesce(
    (select name from staff where ${column} = 'staff:' || id),
    case ${column} when 'staff:cli' then 'command line' else ${column} end
  )`

// Sold in the campaign is what was ordered while it asked its price, also where the card was charged after its end.
const brought = `
  select count(*)::int as items, count(m.joined_at)::int as joined, count(m.old_price_cents)::int as struck,
    count(line.item_id)::int as sold,
    coalesce(sum(line.price_cents - line.discount_cents), 0)::bigint as revenue_cents,
    coalesce(sum(greatest(m.before_cents - line.price_cents, 0)) filter (where line.item_id is not null), 0)::bigint
      as given_cents,
    coalesce(sum(line.price_cents - line.discount_cents - line.vat_cents - line.cost_cents), 0)::bigint
      as margin_cents,
    count(line.cost_cents)::int as costed
  from campaign_items m
  left join lateral (
    select line.item_id, line.price_cents, line.discount_cents, line.vat_cents, line.cost_cents
    from order_lines line
    join orders placed on placed.id = line.order_id and placed.paid_at is not null
    where line.item_id = m.item_id and line.live
      and placed.created_at >= m.joined_at and (c.ended_at is null or placed.created_at < c.ended_at)
  ) line on true
  where m.campaign_id = c.id`

const columns = `
  c.id, c.name, c.state, c.starts_at, c.ends_at, c.discount_percent, c.created_at, c.started_at, c.ended_at,
  ${nameOf('c.made_by')} as made_by, ${nameOf('c.stopped_by')} as stopped_by, brought.*`

interface CampaignPage {
  before: number
  rowsMax: number
  states: readonly CampaignState[]
}

// The page first: what a campaign brought is summed for the rows that are shown alone.
export const selectCampaigns = statement<CampaignRow, CampaignPage>(
  'select_campaigns',
  `with c as materialized (
     select * from campaigns where id < :before and state = any(:states) order by id desc limit :rowsMax
   )
   select ${columns} from c cross join lateral (${brought}) brought order by c.id desc`,
)

export const selectCampaign = firstRow<CampaignRow, [id: number]>(
  'select_campaign',
  `select ${columns} from campaigns c cross join lateral (${brought}) brought where c.id = $1`,
)

interface NewCampaign {
  name: string
  startsAt: Date
  endsAt: Date
  percent: number | null
  by: string
  at: Date
  requestKey: string | null
}

export const selectCampaignByAttempt = firstRow<{ id: number }, [key: string]>(
  'select_campaign_by_attempt',
  'select id from campaigns where request_key = $1',
)

/** @returns no row where the attempt has one */
export const insertCampaign = firstRow<{ id: number }, NewCampaign>(
  'insert_campaign',
  `insert into campaigns (name, starts_at, ends_at, discount_percent, made_by, created_at, request_key)
   values (:name, :startsAt, :endsAt, :percent, :by, :at, :requestKey)
   on conflict (request_key) do nothing
   returning id`,
)

/** A campaign whose state is decided about. */
export interface LockedCampaignRow {
  id: number
  state: CampaignState
  discount_percent: number | null
  starts_at: Date
}

export const lockCampaign = firstRow<LockedCampaignRow, [id: number]>(
  'lock_campaign',
  'select id, state, discount_percent, starts_at from campaigns where id = $1 for no key update',
)

/** Locked so that it stays what it is; others can lock it so too. No row: it does not run. */
export const holdRunning = firstRow<{ id: number }, [id: number]>(
  'hold_running_campaign',
  `select id from campaigns where id = $1 and state = 'running' for share`,
)

export const stopCampaignRow = statement<never, [id: number, by: string, at: Date]>(
  'stop_campaign',
  `update campaigns set state = 'stopped', ended_at = $3, stopped_by = $2 where id = $1`,
)

/** Also of those whose whole time went by while nothing ran: they never start. */
export const endDueCampaigns = statement<{ id: number }, [now: Date]>(
  'end_due_campaigns',
  `update campaigns set state = 'ended', ended_at = $1
   where state in ('planned', 'running') and ends_at <= $1
   returning id`,
)

export const startDueCampaigns = statement<{ id: number }, [now: Date]>(
  'start_due_campaigns',
  `update campaigns set state = 'running', started_at = $1
   where state = 'planned' and starts_at <= $1
   returning id`,
)

export const selectRunningIds = statement<{ id: number }, []>(
  'select_running_campaigns',
  `select id from campaigns where state = 'running' order by id`,
)

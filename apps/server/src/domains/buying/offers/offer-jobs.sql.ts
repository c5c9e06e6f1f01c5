import { statement } from '../../../db/statement.ts'

type Due = [now: Date, afterId: number, offersMax: number]

/** Standing counter-offers whose time is over, by number. */
export const selectExpired = statement<{ id: number }, Due>(
  'select_expired_counter_offers',
  `select id from offers
   where state = 'offer' and counter_expires_at <= $1 and id > $2
   order by id
   limit $3`,
)

/** Accepted offers whose item did not come in time, by number; what Steam holds back comes yet. */
export const selectNotReceived = statement<{ id: number }, Due>(
  'select_unreceived_offers',
  `select id from offers
   where state = 'awaiting_item' and received_at is null and receive_until <= $1 and id > $2
     and not exists (select from trade_requests where offer_id = offers.id and state = 'in_escrow')
   order by id
   limit $3`,
)

/**
 * Offers whose item is no longer protected, by number.
 * @param asksSteam whether Steam is asked at the end if nobody took a trade back: it has a day to answer
 */
export const selectUnprotected = statement<{ id: number }, [...Due, asksSteam: boolean]>(
  'select_unprotected_offers',
  `select id from offers
   where state = 'awaiting_item' and received_at is not null and protected_until <= $1 and id > $2
     and not ($4 and protected_until > $1 - interval '1 day'
       and exists (select from trade_requests where offer_id = offers.id and check_at is not null))
   order by id
   limit $3`,
)

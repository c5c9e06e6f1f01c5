import { between, type Draw, wholeBetween } from './seed-draw.ts'
import type { PriceStep } from './seed-sale.ts'

const day = 24
const lowestCents = 5
const highestCents = 2_000_000

/** Between two changes of a price lie about so many days at least. */
const restDays = 9
const changesMax = 5

/** How far a market swings around its middle, and how long one swing takes, in days. */
const swing = { minimum: 0.02, maximum: 0.09 }
const periodDays = { minimum: 50, maximum: 140 }

/** How closely a seller follows the market. */
const follow = { minimum: 0.985, maximum: 1.025 }

/**
 * What a finish cost earlier as a share of what it costs now: a slow wave of its own.
 * @param market draws of the skin, so that all its copies move together
 */
const marketShare = (hoursAgo: number, market: Draw): number => {
  const height = between(market('swing'), swing.minimum, swing.maximum)
  const period = between(market('period'), periodDays.minimum, periodDays.maximum) * day
  const start = market('phase') * 2 * Math.PI
  const level = (hours: number): number => 1 + height * Math.sin(start - (2 * Math.PI * hours) / period)
  return level(hoursAgo) / level(0)
}

const within = (cents: number): number => Math.min(highestCents, Math.max(lowestCents, Math.round(cents)))

/** Moments at which the seller named another price, in hours ago, oldest first; the first one is the listing. */
const momentsOf = (listedHoursAgo: number, draw: Draw): number[] => {
  const fits = Math.floor(listedHoursAgo / (restDays * day)) - 1
  const changes = Math.max(0, Math.min(fits, wholeBetween(draw('changes'), 0, changesMax)))
  const stretch = listedHoursAgo / (changes + 1)
  // Each change somewhere in the middle of a stretch of its own: none comes right after another.
  const later = Array.from({ length: changes }, (_, place) =>
    Math.round(listedHoursAgo - stretch * (place + 1 + between(draw(`change ${place}`), -0.3, 0.3))),
  )
  return [listedHoursAgo, ...later]
}

/**
 * The past of an item that is not on sale: its seller followed the market now and then, and asks today's price since
 * the last change.
 * @param cents what it costs now
 * @param market draws of the skin
 * @returns oldest first, each price another than the one before
 */
export const askingHistory = (
  { cents, listedHoursAgo }: { cents: number; listedHoursAgo: number },
  draw: Draw,
  market: Draw,
): [PriceStep, ...PriceStep[]] => {
  const moments = momentsOf(listedHoursAgo, draw)
  const prices = moments.map((hoursAgo, place) =>
    place === moments.length - 1
      ? cents
      : within(cents * marketShare(hoursAgo, market) * between(draw(`ask ${place}`), follow.minimum, follow.maximum)),
  )
  const steps = moments.map((hoursAgo, place): PriceStep => {
    return { hoursAgo, priceCents: prices[place] ?? cents, oldPriceCents: null }
  })
  const [first, ...rest] = steps.filter(({ priceCents }, place) => priceCents !== steps[place - 1]?.priceCents)
  return [first ?? { hoursAgo: listedHoursAgo, priceCents: cents, oldPriceCents: null }, ...rest]
}

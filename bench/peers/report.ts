import { writeFileSync } from 'node:fs'
import { type Figure, median, milliseconds } from '../measure.ts'
import { origin, table } from '../results-page.ts'
import type { Presses } from './contender.ts'
import type { Amounts, Race, Step } from './work.ts'

/** Everything that one round measured of one contender. */
export interface Round {
  startMilliseconds: number
  idleMegabytes: number
  loadedMegabytes: number
  /** 0 to 1: the largest share of the machine that others took during a measurement */
  othersShare: number
  figures: Record<Step | 'checkout', Figure>
  races: Race[]
  presses: Presses[]
}

/** A contender with what it is and what was measured of it. */
export interface Measured {
  /** with its version */
  name: string
  requestsPerOrder: number
  databaseMegabytes: number
  rounds: Round[]
}

export interface Report {
  ours: Measured
  peers: Measured[]
  amounts: Amounts
  itemsCount: number
  postgres: string
  minutes: number
}

// From here on figures say more about the machine than about a shop.
const othersShareMax = 0.1

const what: Record<Step | 'checkout', string> = {
  list: 'list of 12, by type, over 20 pages of each',
  item: 'item by its id, over the whole catalogue',
  search: 'search for a word, of 25 in turns',
  cart: 'cart with one item',
  checkout: 'whole checkout, until it is paid',
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

const perSecondOf = ({ rounds }: Measured, step: Step | 'checkout'): number =>
  median(rounds.map(({ figures }) => figures[step].perSecond))

const figureOf = (measured: Measured, step: Step | 'checkout'): string => {
  const figures = measured.rounds.map((round) => round.figures[step])
  const refused = figures.reduce((sum, figure) => sum + figure.refused, 0)
  const p99 = median(figures.map(({ p99Milliseconds }) => p99Milliseconds))
  const trouble = refused > 0 ? `, ${refused} refused` : ''
  if (perSecondOf(measured, step) === 0) return `none was answered in time${trouble}`
  return `${short.format(perSecondOf(measured, step))}/s, p99 ${milliseconds(p99)}${trouble}`
}

const speedTable = ({ ours, peers }: Report): string[] =>
  table(
    ['', ours.name, ...peers.flatMap(({ name }) => [name, 'ours ÷ theirs'])],
    (Object.keys(what) as (Step | 'checkout')[]).map((step) => [
      what[step],
      figureOf(ours, step),
      ...peers.flatMap((peer) => [
        figureOf(peer, step),
        perSecondOf(peer, step) > 0 ? short.format(perSecondOf(ours, step) / perSecondOf(peer, step)) : '',
      ]),
    ]),
  )

/** "1" where it was the same each time, "17 to 20" where not. */
const rangeOf = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? String(least) : `${least} to ${most}`
}

const racesOf = ({ rounds }: Measured): Race[] => rounds.flatMap(({ races }) => races)

const soldIn = (measured: Measured, gated: boolean): string => {
  const races = racesOf(measured).filter((race) => race.gated === gated)
  return races.length > 0 ? `${rangeOf(races.map(({ sold }) => sold))} (${races.length} races)` : ''
}

const oversold = (measured: Measured): string => {
  const races = racesOf(measured)
  return String(races.reduce((sum, { sold, soldLate }) => sum + Math.max(0, sold + (soldLate ? 1 : 0) - 1), 0))
}

const lateIn = (measured: Measured): string => {
  // Where nobody got it in time, one who comes later is right to.
  const gone = racesOf(measured).filter(({ sold }) => sold > 0)
  const late = gone.filter(({ soldLate }) => soldLate).length
  return late === 0 ? `refused ${gone.length} times of ${gone.length}` : `sold ${late} times of ${gone.length}`
}

const pressesOf = ({ rounds }: Measured): string => {
  const presses = rounds.flatMap((round) => round.presses)
  const orders = rangeOf(presses.map((press) => press.orders))
  const payments = rangeOf(presses.map((press) => press.payments))
  return `orders ${orders}, payments ${payments}; ${rangeOf(presses.map(({ accepted }) => accepted))} of 10 said yes`
}

const truthTable = ({ ours, peers, amounts }: Report): string[] => {
  const all = [ours, ...peers]
  return table(
    ['', ...all.map(({ name }) => name)],
    [
      [`sold of one unit, ${amounts.rivals} buyers pay together`, ...all.map((each) => soldIn(each, true))],
      [`sold of one unit, ${amounts.rivals} buyers each at their pace`, ...all.map((each) => soldIn(each, false))],
      ['sold beyond the one unit, all races together', ...all.map(oversold)],
      ['one more buyer when it is gone', ...all.map(lateIn)],
      ['Pay pressed ten times at once', ...all.map(pressesOf)],
    ],
  )
}

const megabytes = (value: number): string => `${whole.format(value)} MB`

const weightTable = ({ ours, peers }: Report): string[] => {
  const all = [ours, ...peers]
  const of = (name: string, figure: (round: Round) => number, told: (value: number) => string): string[] => [
    name,
    ...all.map(({ rounds }) => told(median(rounds.map(figure)))),
  ]
  return table(
    ['', ...all.map(({ name }) => name)],
    [
      of('start until the first answer', (round) => round.startMilliseconds, milliseconds),
      of('resident memory of the server, idle', (round) => round.idleMegabytes, megabytes),
      of('resident memory of the server, after a round', (round) => round.loadedMegabytes, megabytes),
      ['database', ...all.map(({ databaseMegabytes }) => megabytes(databaseMegabytes))],
      ['requests of a whole checkout', ...all.map(({ requestsPerOrder }) => String(requestsPerOrder))],
    ],
  )
}

const caution = (othersShare: number): string[] =>
  othersShare <= othersShareMax
    ? []
    : [
        `**To be made anew:** other work took up to ${(othersShare * 100).toFixed(0)} % of the machine meanwhile. The`,
        'ratios say roughly what is to be expected, the figures are no record.',
        '',
      ]

/** Writes bench/PEERS.md. */
export const writeReport = (report: Report): string => {
  const { ours, peers, amounts, itemsCount, postgres, minutes } = report
  const othersShare = Math.max(...[ours, ...peers].flatMap(({ rounds }) => rounds.map((round) => round.othersShare)))
  const text = [
    '# Beside others',
    '',
    ...caution(othersShare),
    `${origin('npm run bench:peers')}, PostgreSQL ${postgres}; ${minutes.toFixed(0)} minutes.`,
    'One server at a time on one PostgreSQL, the peers as they come and in production mode, ours as `npm start` runs',
    `it; ${ours.rounds.length} rounds in turns, medians. The same ${whole.format(itemsCount)} items in each.`,
    `Reads and carts: ${amounts.connections} connections, ${amounts.seconds} s; checkouts: ${amounts.buyers} buyers.`,
    'Client, server and database share the cores. Compare ratios, not absolute figures.',
    `Others took at most ${(othersShare * 100).toFixed(0)} % of the machine.`,
    '',
    '## Speed',
    '',
    ...speedTable(report),
    '',
    '## Sold once, paid once',
    '',
    ...truthTable(report),
    '',
    '## Weight',
    '',
    ...weightTable(report),
    '',
    ...unequal,
    '',
  ].join('\n')
  writeFileSync('bench/PEERS.md', text)
  return text
}

const unequal = [
  '## What is not equal',
  '',
  '- **They do more.** Both are frameworks for any shop: variants, channels, regions, taxes, shipping, plug-ins. Ours',
  '  sells one kind of goods and is built for it; a part of its speed is what it leaves out.',
  '- **Ready answers.** Ours keeps answers that were asked for before until a change of an item drops them, and the',
  '  reads here come again. Asked for the first time, its lists and searches are slower by far: `RESULTS.md` has both.',
  '  The peers run without a cache of answers, which is how they come; Medusa can be given one.',
  '- **Order of lists.** Ours and Vendure sort by price, highest first. Medusa cannot, so its list is newest first.',
  '- **Stock.** Ours sells each item once: a round takes items off sale, and before each the shop is filled up again.',
  '  With the peers each item has a stock of a million, and one has a stock of one. The last unit is put back between',
  '  races in their tables.',
  '- **Buyers.** Ours pay from a balance that the books move in the same transaction; they are signed in. The peers’',
  '  buyers are guests who give name and address, and their payment is the one for tests that always succeeds: neither',
  '  asks a card provider.',
  '- **Carts.** The peers make a new cart with one item each time. With us a customer has one cart, into which an item',
  '  is put and from which it is taken in turns.',
  '- **Jobs.** Mails, search indexes and the like run in the same process with all three, as each comes.',
  '- **Settings.** PostgreSQL is the one that comes with ours, with 1 GB of shared buffers and its compiler of queries',
  '  and parallel queries off. The peers are not tuned, and whoever knows them well will make them faster.',
  '- **The race.** “Together” means that all wait for each other just before they pay, as the slowest would meet the',
  '  quickest in a rush. Sold is who was told so by the shop’s own answer.',
]

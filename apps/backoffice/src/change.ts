/** A figure beside the one before it. */
export interface Change {
  mood: 'up' | 'down' | 'quiet'
  /** +25.8 %; null where there was nothing before */
  percent: number | null
  /** signed */
  difference: number
}

/** How a figure has changed; less than a thousandth is no change. */
export const changeBetween = (now: number, before: number): Change => {
  const difference = now - before
  const percent = before === 0 ? null : (difference / before) * 100
  const isQuiet = difference === 0 || (percent !== null && Math.abs(percent) < 0.05)
  return { mood: isQuiet ? 'quiet' : difference > 0 ? 'up' : 'down', percent, difference }
}

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero', maximumFractionDigits: 1 })

/** +11, with a minus that is as wide as the plus */
export const showDifference = (difference: number): string => signed.format(difference).replace('-', '−')

/** +25.8% */
export const showPercent = (percent: number): string => `${showDifference(percent)}%`

const shares = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** 2.1%, of a share from 0 to 1 */
export const showShare = (share: number): string => shares.format(share)

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** 8k, 1.5m, −2k */
export const showShort = (value: number): string => short.format(value).toLowerCase().replace('-', '−')

/** Texts of every chart of the back office. */
export const chartTexts = {
  figures: 'Figures',
  figuresOf: (label: string) => `${label}: figures`,
  day: 'Day',
  value: 'Value',
  change: (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`,
} as const

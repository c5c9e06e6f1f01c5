import type { ModelDispute } from './charge-model.ts'

/** A question comes before the dispute that it may become; then the later word counts, of one second the further. */
export const isNewer = (known: ModelDispute, told: Pick<ModelDispute, 'state' | 'isInquiry' | 'toldAt'>): boolean => {
  if (known.isInquiry !== told.isInquiry) return known.isInquiry
  if (known.toldAt !== told.toldAt) return told.toldAt > known.toldAt
  const rank = ['inquiry', 'open', 'lost', 'won']
  return rank.indexOf(told.state) > rank.indexOf(known.state)
}

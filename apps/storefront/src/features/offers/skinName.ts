import type { SellableSkin } from '@pandrop/contract/offers'

/** A skin in one line: ★ Karambit | Doppler (Phase 2). */
export const skinName = ({ title, phase }: Pick<SellableSkin, 'title' | 'phase'>): string =>
  phase ? `${title} (${phase})` : title

import type { PaintedExterior } from '@pandrop/contract/exteriors'
import type { SkinImage } from '@pandrop/ui/SkinPicture'

/** How an entry looks: words in the visitor's language and its picture. */
export interface WishFace {
  /** "AK-47", "★ Karambit" */
  weapon: string
  /** "Case Hardened", "Doppler Phase 2" */
  finish: string
  /** rarity in words */
  qualityWord: string
  /** in words, "Not painted" for vanilla knives */
  exteriorWord: string
  /** lights a segment of the wear rail; undefined for vanilla knives */
  exterior: PaintedExterior | undefined
  image: SkinImage
  special: { kind: 'stattrak' | 'souvenir'; label: string } | undefined
}

import type { PaintedExterior } from '@pandrop/contract/exteriors'
import type { SkinImage } from '@pandrop/ui/SkinPicture'

/** How an item looks in a row: words in the visitor's language and its picture. */
export interface ItemFace {
  /** "AK-47", "★ Karambit" */
  weapon: string
  /** "Case Hardened" */
  finish: string
  /** "Phase 2", "93%" of a Fade: a chip of its own, which is never cut */
  pattern: string | undefined
  /** "4 stickers · charm": what is on the copy; undefined for most */
  attached: string | undefined
  /** rarity in words */
  qualityWord: string
  /** the wear rail with its words, or the text that stands in its place */
  wear: { exterior: PaintedExterior; float: number; label: string } | string
  image: SkinImage
  special: { kind: 'stattrak' | 'souvenir'; label: string } | undefined
}

/** A skin as far as its picture depends on it. */
export interface DrawnSkin {
  id: string
  weapon: string
  finish: string
  phase: string
  type: string
  rarity: string
}

/** One look of a skin. */
export interface DrawnLook {
  exterior: string
  variant: string
  /** null: the same for every paint seed */
  paintSeed: number | null
}

/** What is to be drawn. */
export interface DrawingOrder {
  skin: DrawnSkin
  look: DrawnLook
  /** pixels of each file, whose height is two thirds of it */
  widths: readonly number[]
}

/** A file of a drawing. */
export interface DrawingFile {
  /** 900.avif */
  name: string
  bytes: Buffer
  contentType: 'image/avif' | 'image/webp'
}

/** Draws pictures of skins, each width as AVIF and WebP. */
export interface Draughtsman {
  /** Throws what kept it from drawing, in words for an operator; it ends by itself within five minutes. */
  draw(order: DrawingOrder): Promise<DrawingFile[]>
}

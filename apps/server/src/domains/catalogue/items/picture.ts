/** Sizes of a skin's picture in pixels: a card's and the details page's. */
export const pictureSizes = [
  { width: 456, height: 304 },
  { width: 900, height: 600 },
] as const

/** Width of the picture that is drawn for who looks closely, in pixels. */
export const largeWidth = 1800

/** The files of a picture, as paths below the storage base; beside each WebP lies an AVIF of the same name. */
export interface PicturePaths {
  /** 456 × 304 px */
  img_url: string
  /** 900 × 600 px */
  img_url_big: string
}

/**
 * @param stem path of a picture without size and ending, as skins, items and pictures name it
 */
export const picturePaths = (stem: string): PicturePaths => ({
  img_url: `${stem}-456.webp`,
  img_url_big: `${stem}-900.webp`,
})

/** Folder of the storage that uploaded pictures of skins lie in. */
export const uploadFolder = 'uploads'

/** The one of those that the shop has drawn itself. */
export const drawnFolder = 'drawn'

/** Whether a path names a picture of the storage: uploaded, or drawn here. All others lie beside the catalogue. */
export const isKept = (path: string): boolean =>
  path.startsWith(`${uploadFolder}/`) || path.startsWith(`${drawnFolder}/`)

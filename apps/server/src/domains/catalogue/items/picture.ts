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

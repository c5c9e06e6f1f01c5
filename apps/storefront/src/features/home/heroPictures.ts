import type { HomeHero } from '@pandrop/contract/catalogue'
import type { SkinImage } from '@pandrop/ui/SkinPicture'
import { pictureUrl } from '../../pictures.ts'

export type Side = keyof HomeHero

/** What an eye takes of the window, a little more than the patch that it lies across. */
export const eyeSizes = '(width < 1280px) 48vw, 564px'

/** The shop's own drawing for an eye, where no copy stands in it. */
export const stillImage = (side: Side): SkinImage => {
  const picture = (ending: string) => pictureUrl(`home/hero-${side[0]}${ending}`)
  return {
    src: picture('-480.webp'),
    srcLarge: picture('.webp'),
    avif: `${picture('-360.avif')} 360w, ${picture('-480.avif')} 480w, ${picture('.avif')} 1000w`,
  }
}

import { heroQuery } from '@pandrop/api-client/hero-queries'
import type { Item } from '@pandrop/contract/item'
import type { Text } from '@pandrop/dictionaries/translate'
import { exteriorCode, formatFloat } from '@pandrop/ui/wear'
import { useQuery } from '@tanstack/react-query'
import { finishName, weaponName } from '../features/catalogue/itemNames.ts'
import { itemImage } from '../features/catalogue/itemPicture.ts'
import { Hero, type HeroProps } from '../features/home/Hero.tsx'
import type { EyeFace } from '../features/home/HeroEye.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import { paths } from '../paths.ts'
import { tagText } from '../tagText.ts'

const wearOf = (text: Text, { exterior, float }: Item): EyeFace['wear'] => {
  const code = exteriorCode(exterior)
  if (code === undefined || float === null) return undefined
  const label = text('card_wear', { exterior: tagText(text, exterior), float: formatFloat(float) })
  return { exterior: code, float, label }
}

/** The catalogue's words and picture for a copy that lies across an eye. */
const faceOf = (text: Text, item: Item): EyeFace => ({
  id: item.id,
  path: paths.item(item),
  weapon: weaponName(item),
  finish: finishName(text, item),
  qualityWord: tagText(text, item.quality),
  price: item.price,
  wear: wearOf(text, item),
  image: itemImage(item),
})

const noItems: readonly Item[] = []

/** The panda's face with what lies across its eyes. A chunk of its own: the document shows all of it. */
export const HomePageHero = (props: Pick<HeroProps, 'stock'>) => {
  const text = useText()
  const { left = noItems, right = noItems } = useQuery(heroQuery(useApi())).data ?? {}
  const faces = (items: readonly Item[]) => items.map((item) => faceOf(text, item))
  return <Hero left={faces(left)} right={faces(right)} {...props} />
}

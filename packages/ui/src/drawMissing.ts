import drawings from './silhouettes.svg?url&no-inline'

/** Which drawing of silhouettes.svg stands for a weapon, by what its files are named after. */
const kinds: readonly (readonly [names: RegExp, view: string])[] = [
  [/^(glock|usp|p2000|p250|five-seven|tec-9|cz75|desert|r8|dual)/, 'pistol'],
  [/^(mac-10|mp|ump|p90|pp-)/, 'smg'],
  [/^(awp|ssg|scar|g3)/, 'sniper-rifle'],
  [/^(nova|xm|mag-7|sawed)/, 'shotgun'],
  [/^(m249|negev)/, 'machinegun'],
  [/^(ak|m4a|aug|famas|galil|sg-)/, 'rifle'],
  [/^(zeus)/, 'equipment'],
  [/(glove|wraps)/, 'gloves'],
  [/(knife|bayonet|karambit|daggers)/, 'knife'],
]

/** The file's name of one of our own pictures of skins: "karambit-doppler-ruby-fn-456.webp". */
const ownName = /\/storage\/skins\/(?:bare-)?([^/]+)$/

/**
 * The outline that stands for a picture of a skin.
 * @param address of the picture's file
 * @returns a view of silhouettes.svg; undefined for a picture that says nothing of what it shows
 */
export const drawingFor = (address: string): string | undefined => {
  const [, name] = ownName.exec(address) ?? []
  return name && kinds.find(([names]) => names.test(name))?.[1]
}

/**
 * Puts the outline of the weapon's type in the place of a skin's picture that did not come. Where the type is unknown,
 * its patch stands alone: a browser's mark of a broken picture says nothing to anybody.
 */
export const drawMissing = (picture: HTMLImageElement): void => {
  if (picture.dataset.missing !== undefined || !picture.closest('picture')) return
  picture.dataset.missing = ''
  const drawing = drawingFor(picture.src)
  if (drawing === undefined) return
  for (const source of picture.closest('picture')?.querySelectorAll('source') ?? []) source.srcset = ''
  picture.srcset = ''
  picture.src = `${drawings}#${drawing}-view`
}

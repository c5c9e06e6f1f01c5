/** The shipped accent, and the lightest ground that it is written on (packages/ui/src/tokens.css). */
export const shippedAccent = '#a9d977'
const lightestGround = '#242926'

/** How much an accent stands out from every ground at least: that of text (WCAG 2.2, 1.4.3). */
export const accentContrastMin = 4.5

const luminanceOf = (colour: string): number => {
  const parts = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast of an accent with the lightest ground that it is written on, as WCAG 2.2 defines the ratio.
 * @param accent as #a9d977
 */
export const accentContrast = (accent: string): number => {
  const [lighter = 0, darker = 0] = [luminanceOf(accent), luminanceOf(lightestGround)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether an accent is dark on what is lighter than it, as no text of the shop is. */
export const isAccent = (accent: string): boolean =>
  accentContrast(accent) >= accentContrastMin && luminanceOf(accent) > luminanceOf(lightestGround)

/** What a document's root says where a shop has a colour of its own; nothing where it has none. */
export const accentStyle = (accent: string): string =>
  accent && `--color-bamboo:${accent};--color-bamboo-hover:color-mix(in oklab,${accent} 84%,#fff)`

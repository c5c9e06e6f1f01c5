/** The two hues that a picture is lit in: degrees in OKLCH, in steps of 20. The second may be the first again. */
export type Hues = readonly [first: number, second: number]

/** So few have names in the stylesheet (packages/ui/src/css/light.css). */
const hueStep = 20

const steps = 360 / hueStep

// A pixel below it is grey to the eye: bare steel, polymer, what light makes of them.
const chromaMin = 0.035

// A picture below it on average is black, white or chrome, and stays that.
const meanChromaMin = 0.012

/** How far apart two hues must be to be two, in steps, and how much of the first the second must come to. */
const second = { stepsApart: 2, shareMin: 0.18 }

// The shadow below a weapon is there too, and is no part of it.
const opaqueMin = 200

const linear = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Chroma and hue of a colour in OKLab, where equal steps look equal. */
const chromaAndHue = (red: number, green: number, blue: number): { chroma: number; hue: number } => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bee = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { chroma: Math.hypot(a, bee), hue: (Math.atan2(bee, a) * 180) / Math.PI + 360 }
}

const apart = (one: number, other: number): number => {
  const distance = Math.abs(one - other)
  return Math.min(distance, steps - distance)
}

const greatest = (shares: readonly number[], may: (step: number) => boolean = () => true): number => {
  let best = -1
  for (const [step, share] of shares.entries()) if (may(step) && (best < 0 || share > (shares[best] ?? 0))) best = step
  return best
}

/**
 * The two hues that most of a picture's colour has (docs/behaviour/look.md#own-light).
 * @param pixels red, green, blue and alpha, a byte each
 * @returns undefined for what has no colour: it is black, white or chrome
 */
export const huesOf = (pixels: Uint8Array): Hues | undefined => {
  const shares = new Array<number>(steps).fill(0)
  let seen = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < opaqueMin) continue
    seen += 1
    const { chroma, hue } = chromaAndHue(red, green, blue)
    const step = Math.round(hue / hueStep) % steps
    if (chroma > chromaMin) shares[step] = (shares[step] ?? 0) + chroma
  }
  const colour = shares.reduce((sum, share) => sum + share, 0)
  if (colour === 0 || colour / seen < meanChromaMin) return undefined
  const first = greatest(shares)
  const other = greatest(shares, (step) => apart(step, first) >= second.stepsApart)
  const isTwo = (shares[other] ?? 0) >= second.shareMin * (shares[first] ?? 0)
  return [first * hueStep, (isTwo ? other : first) * hueStep]
}

import { useId } from 'react'

/** The game's own run of colours, from the grip to the tip. */
const runs: Readonly<Record<string, readonly string[]>> = {
  Fade: ['#7a3fb5', '#d0408e', '#f0a13a', '#f2d24b'],
  'Amber Fade': ['#4a2a17', '#a8592a', '#e0a557'],
  'Acid Fade': ['#2f5d2c', '#7fae35', '#d8d24a'],
}

/** What a fade fades through, beside its percentage. Decoration; nothing for a finish that does not fade. */
export const FadeMark = ({ finish }: { finish: string }) => {
  const id = useId()
  const colours = runs[finish]
  if (!colours) return null
  return (
    <svg aria-hidden="true" width="28" height="8" className="mr-2 flex-none">
      <linearGradient id={id}>
        {colours.map((colour, place) => (
          <stop key={colour} offset={place / (colours.length - 1)} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width="28" height="8" rx="4" fill={`url(#${id})`} />
    </svg>
  )
}

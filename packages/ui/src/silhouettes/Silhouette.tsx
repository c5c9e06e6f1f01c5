import type { ReactNode } from 'react'

interface SilhouetteProps {
  /** of the drawing, in its own units; at most 200 × 100 */
  width: number
  height: number
  children: ReactNode
}

/** The frame of a weapon's outline in the current text colour, scaled to fit 76 × 26 px. Drawn by this project. */
export const Silhouette = ({ width, height, children }: SilhouetteProps) => {
  const scale = Math.min(76 / width, 26 / height)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      fill="currentColor"
    >
      {children}
    </svg>
  )
}

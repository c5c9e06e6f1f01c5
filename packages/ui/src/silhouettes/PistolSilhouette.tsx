import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M7 13l7-7l146-2l4 2l1 4v16h-158z',
  'M11 26h154l-3 8l-5 4l-54 1l-33 1l-4 6l-10 47l-3 3l-37-1l-2-3l11-45l-16-11l-2-5z',
  'M26 45l36 2l-8 41l-2 3l-31-1l-2-3z',
  'M15 95l40 1v4l-41-1z',
  'M13 1h11l1 6l-14 1z',
  'M150 0h6l2 5h-12z',
  'M3 14l6-3l1 12l-4 2l-2-4l-4-4z',
  'M164 17v-7h4v1v2v7v2v1h-4v-6z',
].join('')

/** A large pistol. */
export const PistolSilhouette = () => (
  <Silhouette width={169} height={101}>
    <path d={outline} />
    <g fill="none" stroke="currentColor">
      <path d="M68 41L72 62L75 64L99 64L102 61L103 39" strokeWidth="3.3" />
      <path d="M83 40L85 49L81 57" strokeWidth="3" />
    </g>
  </Silhouette>
)

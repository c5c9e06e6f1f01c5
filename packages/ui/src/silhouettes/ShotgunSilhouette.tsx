import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M2 19l3-3l27-7l20-3h5l1 13l-6 3l-6 1l-2 9l-4 2l-6-1l-2-3l3-4l-23 14l-6 2l-3-3z',
  'M0 19l4-2l2 24l-1 2l-3-2z',
  'M55 5l4-2h45l4 2v14l-4 1l-46 1l-3-2z',
  'M107 7v-3h93v3v3h-93v-3z',
  'M107 15v-3h74v-1h6v1v3v3v1h-6v-1h-74v-3z',
  'M123 10l5-1h40l4 2v7l-4 2l-40 1l-5-2z',
  'M181 4h6v14h-6z',
  'M194 1h2l2 4h-5z',
  'M72 0h28l1 3h-30z',
].join('')

/** A pump-action shotgun. */
export const ShotgunSilhouette = () => (
  <Silhouette width={200} height={43}>
    <path d={outline} />
    <g fill="none" stroke="currentColor">
      <path d="M49 22L51 31L53 32L67 32L69 30L70 21" strokeWidth="1.9" />
      <path d="M59 21L60 26L58 29" strokeWidth="1.6" />
    </g>
  </Silhouette>
)

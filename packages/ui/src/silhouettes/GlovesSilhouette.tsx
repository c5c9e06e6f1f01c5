import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M10 20l-1-8l4-3l5 1l8 21l4 16l-9 5z',
  'M19 12v-9l4-3l4 1l10 26l4 17l-10 3z',
  'M31 11l1-8l4-3l4 2l8 24l3 15l-10 3z',
  'M45 17l1-8l4-2l3 2l5 19l2 13l-8 1z',
  'M30 76l-9-5l-17-14l-4-6l2-5h5l9 8l10 5z',
  'M19 46l40-12l7 18l2 20l-32 10l-11-12z',
  'M19 42l39-11l2 11l-3 3l-30 9l-4-2z',
  'M33 81l35-11l8 16l-1 3l-36 11l-3-1z',
  'M34 86l37-12l3 7l-39 12z',
].join('')

/** A glove. */
export const GlovesSilhouette = () => (
  <Silhouette width={77} height={100}>
    <path d={outline} />
  </Silhouette>
)

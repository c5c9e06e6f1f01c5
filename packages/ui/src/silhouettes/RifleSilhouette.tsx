import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M2 18l2-2l25-3l24-4l3 1v13l-8 1l-19 8l-20 8l-4 1l-2-3z',
  'M0 19l2-1h2l2 20l-1 3h-2l-2-3z',
  'M54 9h55l2 2v12l-3 1h-52l-3-2z',
  'M56 10l1-4l2-1l38-1l3 2v4z',
  'M99 10v-7l10-1l5 3l2 4z',
  'M101 1l13 1v2l-13-1z',
  'M60 24h13l-1 6l-6 21l-3 2l-10-3l-2-2l7-18z',
  'M92 23L106 23C106 34 111 48 121 59C121 60 121 61 120 62L111 68C110 68 109 68 108 67C99 56 93 40 92 23Z',
  'M111 10l35 1l2 1v7l-2 2l-18 1h-14l-3-1z',
  'M114 4l32 1v4h-32z',
  'M146 4h9l4 2v9l-13 1z',
  'M146 11h13l1 1h33v3h-33l-1 1h-13z',
  'M148 18h34h1h2v2h-2h-1h-34z',
  'M190 12l1-1h8h1v1v3v1h-1h-8l-1-1z',
  'M176 16l1-5l2-7l-1-3l2-1l1 2h1l1-2l2 1l-1 3l2 7l2 1v3z',
  'M96 12l1-1h5l1-1h2v2v2h-2h-1h-5l-1-2z',
].join('')

/** An assault rifle. */
export const RifleSilhouette = () => (
  <Silhouette width={200} height={68}>
    <path d={outline} />
    <g fill="none" stroke="currentColor">
      <path d="M71 24L73 32L74 33L91 33L92 32L92 24" strokeWidth="1.5" />
      <path d="M81 24L82 27L81 31" strokeWidth="1.5" />
    </g>
  </Silhouette>
)

import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M20 10l3-2h88l3 2v12l-4 2h-90z',
  'M27 5h84v3h-84z',
  'M29 0h6l1 5h-8z',
  'M99 0h5l1 5h-7z',
  'M23 24h82l1 6l-1 13l-2 2l-6-1l-2-12l-24-1l-9 1l-4 5l-5 32l-2 2h-15l-2-2l5-32l-10-5l-5-3z',
  'M36 71h16l-4 28l-1 1l-12-1l-1-2z',
  'M113 16v-4h5v2h9v-1h5v1v4v2h-5v-1h-9v2h-5v-5z',
].join('')

/** A compact submachine gun. */
export const SmgSilhouette = () => (
  <Silhouette width={133} height={100}>
    <path d={outline} />
    <g fill="none" stroke="currentColor">
      <path d="M60 32L62 43L64 45L78 45L80 43L82 32" strokeWidth="1.9" />
      <path d="M69 32L70 37L68 42" strokeWidth="1.9" />
      <path d="M21 12L3 12L1 14L1 35L3 36L8 36L10 35L10 17" strokeWidth="2.6" />
    </g>
  </Silhouette>
)

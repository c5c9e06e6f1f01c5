import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M91 15l10 1h49l39 1v4h-39l-49 1h-10z',
  'M186 17v-2h13l1 1v1v3v2h-1h-13v-1z',
  'M5 20l2-3l20-1h12l7 4l5 1h69l10 1l4 2v4l-3 2l-40 2l-17 1l-17-1l-3 5l-3 12l-3 2h-8l-7-5h-7l-16 3h-4l-1-3z',
  'M37 26l-4 4v5l4 4l4 1l4-4l2-5l-2-3z',
  'M0 19l4-1l1 1v29l-1 1l-4-1z',
  'M14 14l2-2h17l5 1l1 4l-25 1z',
  'M49 18l1-4h43v1v3v4h-43l-1-4z',
  'M76 31h13v9l-2 1h-9l-1-1z',
  'M43 6v-5h8l2 1l4 1h29l8-2l2-1h13v1v5v6v1h-13l-2-1l-8-2h-29l-4 1l-2 1l-8-1v-5z',
  'M68 0h8l1 1v4h-10v-4z',
  'M58 6h6l1 9h-8z',
  'M83 6h6v9h-7z',
].join('')

/** A scoped bolt-action rifle. */
export const SniperRifleSilhouette = () => (
  <Silhouette width={200} height={52}>
    <path d={outline} />
    <g fill="none" stroke="currentColor">
      <path d="M59 20L55 25" strokeWidth="1.7" />
      <path d="M56 32L57 40L59 41L71 41L73 40L74 33" strokeWidth="1.5" />
      <path d="M65 33L66 36L65 39" strokeWidth="1.5" />
    </g>
  </Silhouette>
)

import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M0 12l9-10l111-2l10 7l2 24l-6 8l-110 2l-14-10z',
  'M134 6l16 3l3 4v15l-4 4l-15 2z',
  'M14 38h43l-3 16l-6 40l-5 6l-36-3l-3-6l9-29z',
  'M88 39l32-1l-3 11l-4 3l-20 1l-3-3z',
].join('')

/** A stun gun. */
export const EquipmentSilhouette = () => (
  <Silhouette width={153} height={100}>
    <path d={outline} />
    <g fill="none" stroke="currentColor">
      <path d="M52 45L58 65L62 68L82 66L86 62L86 40" strokeWidth="4" />
      <path d="M70 42L71 53L67 60" strokeWidth="3.6" />
    </g>
  </Silhouette>
)

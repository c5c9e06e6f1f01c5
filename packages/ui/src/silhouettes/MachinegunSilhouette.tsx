import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M0 20l4-1v26l-2 1l-2-1z',
  'M34 15l4-3l74-1l4 2v18l-4 2l-74-1l-4-3z',
  'M41 8h68l3 3l-72 1z',
  'M40 31l28 1l-2 5l-7 20l-2 2l-11-2l-1-3l5-16l-9-3z',
  'M83 31l31 1l2 3l-2 22l-2 3h-25l-3-3l-1-22z',
  'M116 16l38 1l2 2v10l-3 2h-37z',
  'M154 21v-3h37l1 3l-1 2h-37v-2z',
  'M188 18l1-1l10 1h1v1v3v1l-1 1h-10l-1-1z',
  'M115 14l1-2h49v2v2h-49l-1-2z',
  'M163 11h6l1 13h-8z',
  'M178 11h3l2 8h-7z',
  'M48 4h6l2 5h-10z',
].join('')

/** A belt-fed machine gun. */
export const MachinegunSilhouette = () => (
  <Silhouette width={200} height={61}>
    <path d={outline} />
    <g fill="none" stroke="currentColor">
      <path d="M34 18L7 19L4 22L4 43L6 45L11 44L23 29L37 27" strokeWidth="3.3" />
      <path d="M64 32L66 42L68 44L82 43L84 42L85 32" strokeWidth="1.8" />
      <path d="M73 32L74 37L72 41" strokeWidth="1.8" />
      <path d="M94 8L96 1L116 1L118 8" strokeWidth="1.8" />
      <path d="M159 26L154 31L125 34" strokeWidth="1.5" />
      <path d="M159 26L157 30L126 37" strokeWidth="1.5" />
    </g>
  </Silhouette>
)

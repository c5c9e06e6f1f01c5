import { Silhouette } from './Silhouette.tsx'

const outline = [
  'M64 9C80 -12 111 -17 134 0C151 13 159 36 155 62C154 66 153 66 151 63C146 42 134 29 114 24',
  'C100 21 88 25 78 34Z',
  'M13 70C16 52 31 30 52 14L64 8L79 34C76 36 75 40 70 44C66 47 63 45 60 49C57 54 55 53 51 57',
  'C47 61 43 59 40 64C37 68 33 70 31 74Z',
  'M60 7l6-3l16 29l-6 5z',
].join('')

/** A curved claw knife. */
export const KnifeSilhouette = () => (
  <Silhouette width={156} height={100}>
    <path d={outline} />
    <circle cx="18" cy="82" r="13" fill="none" stroke="currentColor" strokeWidth="9" />
  </Silhouette>
)

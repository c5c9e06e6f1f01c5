import { encode } from 'uqr'

/** A QR code as one path, black on white with its quiet zone, whatever the page's colours are. */
export const QrCode = ({ text, label, size = 196 }: { text: string; label: string; size?: number }) => {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className="rounded-badge"
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** How a picture is looked at: enlarged from its middle, then moved. */
export interface ZoomView {
  /** 1 shows the whole picture */
  scale: number
  /** px to the right and down */
  x: number
  y: number
}

/** px */
export interface Box {
  width: number
  height: number
}

/** px from the middle of the box */
export interface Point {
  x: number
  y: number
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 }

/** The largest picture has 900 px: beyond this there is nothing more to see. */
export const zoomScaleMax = 4

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** Keeps the picture over the whole box, so that nobody loses it. */
const within = ({ scale, x, y }: ZoomView, { width, height }: Box): ZoomView => ({
  scale,
  x: clamp(x, ((scale - 1) * width) / 2),
  y: clamp(y, ((scale - 1) * height) / 2),
})

/** Moves the picture by px. */
export const panBy = (view: ZoomView, { x, y }: Point, box: Box): ZoomView =>
  within({ ...view, x: view.x + x, y: view.y + y }, box)

/**
 * Enlarges or reduces so that the point under the cursor, or between two fingers, stays where it is.
 * @param factor above 1 enlarges
 */
export const zoomAt = (view: ZoomView, factor: number, point: Point, box: Box): ZoomView => {
  const scale = Math.min(zoomScaleMax, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return within({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, box)
}

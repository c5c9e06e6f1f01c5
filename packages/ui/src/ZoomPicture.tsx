import { IconMinus, IconPlus, IconX } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react'
import { classNames } from './classNames.ts'
import { IconButton } from './IconButton.tsx'
import { type SkinImage, SkinPicture } from './SkinPicture.tsx'
import { type Box, type Point, panBy, wholeView, type ZoomView, zoomAt, zoomScaleMax } from './zoom.ts'

interface ZoomPictureProps {
  image: SkinImage
  /** the catalogue's English quality; it colours the crescent */
  quality: string
  /** what the picture shows; it names the dialog too */
  title: string
  labels: { zoomIn: string; zoomOut: string; close: string; hint: string }
  /** the dialog has closed itself: Escape or its button */
  onClose: () => void
}

/** One press of a key or button, and a double click. */
const stepFactor = 1.5
const leapFactor = 2.5
const panPixels = 80

const keyPans: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: panPixels, y: 0 },
  ArrowRight: { x: -panPixels, y: 0 },
  ArrowUp: { x: 0, y: panPixels },
  ArrowDown: { x: 0, y: -panPixels },
}

const middle: Point = { x: 0, y: 0 }

/** A picture over the whole window: wheel, pinch, keys and buttons enlarge it, dragging and arrow keys move it. */
export const ZoomPicture = ({ image, quality, title, labels, onClose }: ZoomPictureProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { stage, view, zoom, pan, pointers } = useZoom()

  // The browser's own modal keeps the focus, closes on Escape and gives the focus back.
  useEffect(() => dialog.current?.showModal(), [])

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const move = keyPans[key]
    if (move) pan(move)
    else if (key === '+' || key === '=') zoom(stepFactor)
    else if (key === '-') zoom(1 / stepFactor)
    else if (key === '0') zoom(0)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-ink-0 text-bone-0 backdrop:bg-overlay"
    >
      <div
        ref={stage}
        {...pointers}
        className={classNames(
          'grid size-full touch-none place-items-center overflow-hidden select-none',
          view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        <div
          data-scale={view.scale}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className="w-[min(96vw,135dvh,1200px)] will-change-transform"
        >
          <SkinPicture image={image} quality={quality} alt={title} size="stage" sizes="1800px" priority />
        </div>
      </div>
      <IconButton label={labels.close} onClick={() => dialog.current?.close()} className="absolute! top-4 right-4">
        <IconX aria-hidden="true" size={20} stroke={1.6} />
      </IconButton>
      <div className="absolute inset-x-4 bottom-4 flex items-center gap-2">
        <p className="mr-auto type-meta text-bone-1">{labels.hint}</p>
        <IconButton label={labels.zoomOut} aria-disabled={view.scale === 1} onClick={() => zoom(1 / stepFactor)}>
          <IconMinus aria-hidden="true" size={20} stroke={1.6} />
        </IconButton>
        <IconButton label={labels.zoomIn} aria-disabled={view.scale === zoomScaleMax} onClick={() => zoom(stepFactor)}>
          <IconPlus aria-hidden="true" size={20} stroke={1.6} />
        </IconButton>
      </div>
    </dialog>
  )
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y) || 1

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })

/** The view and everything that changes it. A factor of 0 shows the whole picture again. */
const useZoom = () => {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [view, setView] = useState<ZoomView>(wholeView)

  const boxOf = (): Box => stage.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
  const zoom = (factor: number, point = middle) => setView((known) => zoomAt(known, factor, point, boxOf()))
  const pan = (by: Point) => setView((known) => panBy(known, by, boxOf()))
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { width, height } = boxOf()
    return { x: clientX - width / 2, y: clientY - height / 2 }
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.set(event.pointerId, pointOf(event))
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (!other) return pan(minus(now, before))
    const centre = between(now, other)
    zoom(apart(now, other) / apart(before, other), centre)
    pan(minus(centre, between(before, other)))
  }
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)

  return {
    stage,
    view,
    zoom,
    pan,
    pointers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onWheel: (event: WheelEvent) => zoom(Math.exp(-event.deltaY / 400), pointOf(event)),
      onDoubleClick: (event: MouseEvent) => zoom(view.scale > 1 ? 0 : leapFactor, pointOf(event)),
    },
  }
}

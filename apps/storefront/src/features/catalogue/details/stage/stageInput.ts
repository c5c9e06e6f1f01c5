import type { Hold } from '@pandrop/artwork/stage'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { OpenStage } from './openStage.ts'

/** What a press of a key does: radians to turn by, or a factor to near by. */
const turns: Readonly<Record<string, Partial<Hold>>> = {
  ArrowLeft: { yaw: -0.2 },
  ArrowRight: { yaw: 0.2 },
  ArrowUp: { pitch: -0.12 },
  ArrowDown: { pitch: 0.12 },
  '+': { zoom: 1.2 },
  '=': { zoom: 1.2 },
  '-': { zoom: 1 / 1.2 },
}

/** Arrows turn, plus and minus near and remove, Home brings back. */
export const useStageKeys =
  (stage: RefObject<OpenStage | undefined>, goHome: () => void) =>
  (event: KeyboardEvent): void => {
    const turn = turns[event.key]
    const isHome = event.key === 'Home'
    if ((!turn && !isHome) || !stage.current || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (turn) stage.current.turn(turn)
    else goHome()
  }

/** Radians of a pixel: across a phone it turns half round. */
const turnOfPixel = 0.0085

interface Held {
  /** where each finger is, by its id */
  fingers: Map<number, { x: number; y: number }>
  /** when it was moved last, milliseconds */
  at: number
}

const spreadOf = ({ fingers }: Held): number => {
  const [one, other] = [...fingers.values()]
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}

/**
 * One finger, or the pointer, turns; two near and remove. A page is scrolled up and down over it as ever, which the
 * layer's touch-action says.
 * @param onMoved it no longer stands as a button has put it
 */
export const useStagePointer = (stage: RefObject<OpenStage | undefined>, onMoved: () => void) => {
  const held = useRef<Held>({ fingers: new Map(), at: 0 })
  const end = ({ pointerId, timeStamp }: PointerEvent) => {
    const { fingers, at } = held.current
    if (!fingers.delete(pointerId)) return
    if (fingers.size === 0) stage.current?.release(timeStamp - at)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      held.current.at = event.timeStamp
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y, timeStamp }: PointerEvent) => {
      const { fingers, at } = held.current
      const before = fingers.get(pointerId)
      if (!before) return
      const spread = spreadOf(held.current)
      fingers.set(pointerId, { x, y })
      if (fingers.size === 1) {
        const by = { yaw: (x - before.x) * turnOfPixel, pitch: (y - before.y) * turnOfPixel }
        stage.current?.drag(by, timeStamp - at)
        onMoved()
      } else if (spread > 0) stage.current?.turn({ zoom: spreadOf(held.current) / spread })
      held.current.at = timeStamp
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

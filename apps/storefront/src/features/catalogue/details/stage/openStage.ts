import type { StageView } from '@pandrop/artwork/contact-shadow'
import type { Hold, Light } from '@pandrop/artwork/stage'
import face from '@pandrop/ui/fonts/shop-sans-latin.woff2?url&no-inline'
import type { ShownCopy } from './copy.ts'
import type { PaintOrder } from './paint.worker.ts'
import type { StageNews, StageOrder } from './stage.worker.ts'

/** A weapon on its stage, which two workers draw: one paints it, the other turns it. */
export interface OpenStage {
  drag: (by: { yaw: number; pitch: number }, milliseconds: number) => void
  /** @param milliseconds since it was dragged last */
  release: (milliseconds: number) => void
  aim: (aim: Partial<Hold>) => void
  /** turns and nears from where it is: radians, and a factor */
  turn: (by: Partial<Hold>) => void
  wear: (float: number) => void
  light: (light: Light) => void
  resize: (view: StageView) => void
  close: () => void
}

/** How finely it is painted: soon, or as a close look asks for. */
export type Detail = 'coarse' | 'fine'

interface StageWanted {
  canvas: HTMLCanvasElement
  copy: ShownCopy
  view: StageView
  /** nothing moves by itself */
  isStill: boolean
  /** the first frame is there, and each time a finer one is */
  onDrawn: (drawn: { detail: Detail; hasCounter: boolean }) => void
  /** there are no graphics: the still picture has to do */
  onFailed: () => void
}

/** Something to turn soon; then as fine as a close look asks for. */
const columns = [640, 1800]

/** Puts a copy on the stage. */
export const openStage = ({ canvas, copy, view, isStill, onDrawn, onFailed }: StageWanted): OpenStage => {
  const drawing = new Worker(new URL('./stage.worker.ts', import.meta.url), { type: 'module' })
  const painting = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' })
  const { port1: from, port2: painted } = new MessageChannel()
  const tell = (order: StageOrder, ...handed: Transferable[]) => drawing.postMessage(order, handed)
  const end = () => {
    painting.terminate()
    drawing.terminate()
  }
  const fail = () => {
    end()
    onFailed()
  }
  for (const worker of [drawing, painting]) worker.addEventListener('error', fail)
  drawing.addEventListener('message', ({ data }: MessageEvent<StageNews>) => {
    if (data.kind === 'failed') return fail()
    const detail = data.columns > (columns[0] ?? 0) ? 'fine' : 'coarse'
    onDrawn({ detail, hasCounter: data.hasCounter })
    if (detail === 'fine') painting.terminate()
  })
  const offscreen = canvas.transferControlToOffscreen()
  tell({ kind: 'open', canvas: offscreen, copy, view, isStill, painted }, offscreen, painted)
  const order: PaintOrder = { copy, face, columns, to: from }
  painting.postMessage(order, [from])
  return {
    drag: ({ yaw, pitch }, milliseconds) => tell({ kind: 'drag', yaw, pitch, milliseconds }),
    release: (milliseconds) => tell({ kind: 'release', milliseconds }),
    aim: (aim) => tell({ kind: 'aim', aim }),
    turn: (by) => tell({ kind: 'turn', by }),
    wear: (float) => tell({ kind: 'wear', float }),
    light: (light) => tell({ kind: 'light', light }),
    resize: (to) => tell({ kind: 'resize', view: to }),
    close: () => {
      painting.terminate()
      // It gives its memory back and ends by itself.
      tell({ kind: 'close' })
    },
  }
}

let can: boolean | undefined

/** Whether this browser can: a canvas that a worker draws on, with graphics as three.js needs them. */
export const canStage = (): boolean => {
  can ??= hasGraphics()
  return can
}

const hasGraphics = (): boolean => {
  if (typeof OffscreenCanvas === 'undefined') return false
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return false
  const context = new OffscreenCanvas(1, 1).getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

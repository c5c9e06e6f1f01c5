/*
 * Draws the weapon beside the page, so that nothing on it waits for a frame: only what somebody does comes in.
 */
import type { WearableAtlas } from '@pandrop/artwork/atlas'
import type { StageView } from '@pandrop/artwork/contact-shadow'
import { type Hold, type Light, Stage } from '@pandrop/artwork/stage'
import { wearReadingOf } from '@pandrop/artwork/wear'
import { type ShownCopy, weaponOf } from './copy.ts'
import { advanced, type Handling, handled, isSame, type Motion, startMotion } from './motion.ts'

/** What the page tells. */
export type StageOrder =
  | { kind: 'open'; canvas: OffscreenCanvas; copy: ShownCopy; view: StageView; isStill: boolean; painted: MessagePort }
  | Handling
  | { kind: 'wear'; float: number }
  | { kind: 'light'; light: Light }
  | { kind: 'resize'; view: StageView }
  | { kind: 'close' }

/** What the page is told. */
export type StageNews =
  /** the first frame is there, and each time a finer atlas is */
  { kind: 'drawn'; columns: number; hasCounter: boolean } | { kind: 'failed' }

const tell = (news: StageNews): void => self.postMessage(news)

/** Frames that lie farther apart than this were not drawn one after the other, milliseconds. */
const frameMax = 50

const open = ({ canvas, copy, view, isStill, painted }: Extract<StageOrder, { kind: 'open' }>) => {
  const weapon = weaponOf(copy)
  if (!weapon) throw new Error(`nobody has drawn ${copy.weapon}`)
  const stage = new Stage(canvas, weapon, view)
  stage.wear(wearReadingOf(copy.float))
  let motion: Motion = startMotion(isStill)
  let asked = 0
  let last = 0
  let drawn: Hold | undefined
  const draw = () => {
    if (drawn && isSame(drawn, motion.now)) return
    drawn = motion.now
    stage.draw(drawn)
  }
  const redraw = () => {
    drawn = undefined
    ask()
  }
  const frame = (at: number) => {
    asked = 0
    const next = advanced(motion, last === 0 ? 16 : Math.min(frameMax, at - last))
    motion = next
    draw()
    last = next.isResting ? 0 : at
    if (!next.isResting) ask()
  }
  const ask = () => {
    asked ||= requestAnimationFrame(frame)
  }
  painted.addEventListener('message', ({ data }: MessageEvent<WearableAtlas>) => {
    stage.cover(data)
    drawn = undefined
    draw()
    tell({ kind: 'drawn', columns: data.columns, hasCounter: stage.hasCounter })
  })
  painted.start()
  return (order: Exclude<StageOrder, { kind: 'open' }>): void => {
    switch (order.kind) {
      case 'wear':
        stage.wear(wearReadingOf(order.float))
        redraw()
        break
      case 'light':
        stage.light(order.light)
        redraw()
        break
      case 'resize':
        stage.resize(order.view)
        redraw()
        break
      case 'close':
        cancelAnimationFrame(asked)
        stage.close()
        self.close()
        break
      default:
        motion = handled(motion, order)
        ask()
    }
  }
}

let answer: ReturnType<typeof open> | undefined

self.addEventListener('message', ({ data }: MessageEvent<StageOrder>) => {
  try {
    if (data.kind === 'open') answer = open(data)
    else answer?.(data)
  } catch (error) {
    // No graphics: the still picture stays.
    console.error(error)
    tell({ kind: 'failed' })
  }
})

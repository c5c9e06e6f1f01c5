import type { Hold } from '@pandrop/artwork/stage'

/** How a weapon is held, where it goes, and how fast it still turns by itself. */
export interface Motion {
  now: Hold
  aim: Hold
  /** radians a millisecond */
  spin: { yaw: number; pitch: number }
  /** milliseconds since somebody touched it */
  idle: number
  /** whether somebody holds it at this moment */
  isHeld: boolean
  /** without inertia, and never by itself: somebody wants less motion */
  isStill: boolean
}

const noSpin = { yaw: 0, pitch: 0 }

/** As on the still picture. */
export const atRest: Hold = { yaw: 0, pitch: 0, zoom: 1, onMark: 0 }

export const startMotion = (isStill: boolean): Motion => ({
  now: atRest,
  aim: atRest,
  spin: noSpin,
  idle: 0,
  isHeld: false,
  isStill,
})

/** Closer than this nobody looks at a side of a weapon; farther it would be lost in the panel. */
const zoomLimits = { min: 0.7, max: 5 }

/** It can be turned round once, and tilted so far that one sees it from above. */
const tiltMax = 1.1

/** After so long alone it turns back as the picture stands, milliseconds; not while it is looked at closely. */
const restAfter = 4000

/** Of its spin, so much is left a millisecond later. */
const spinKept = 0.994

/** A spin slower than this has stopped, radians a millisecond. */
const spinMin = 0.00002

const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))

const kept = (hold: Hold): Hold => ({
  ...hold,
  pitch: within(hold.pitch, -tiltMax, tiltMax),
  zoom: within(hold.zoom, zoomLimits.min, zoomLimits.max),
})

/** What somebody does with it. */
export type Handling =
  /** moves it by pointer: radians, and the time since the move before */
  | { kind: 'drag'; yaw: number; pitch: number; milliseconds: number }
  /** lets go of it, so long after the last move */
  | { kind: 'release'; milliseconds: number }
  /** wants it held otherwise */
  | { kind: 'aim'; aim: Partial<Hold> }
  /** turns and nears it from where it is: radians, and a factor */
  | { kind: 'turn'; by: Partial<Hold> }

/** A pointer that rested so long before it was let go throws nothing, milliseconds. */
const restedAfter = 60

const dragged = (motion: Motion, { yaw, pitch, milliseconds }: Extract<Handling, { kind: 'drag' }>): Motion => {
  const aim = kept({ ...motion.aim, yaw: motion.aim.yaw + yaw, pitch: motion.aim.pitch + pitch })
  const time = Math.max(8, milliseconds)
  const spin = motion.isStill ? noSpin : { yaw: yaw / time, pitch: pitch / time }
  return { ...motion, now: { ...motion.now, yaw: aim.yaw, pitch: aim.pitch }, aim, spin, idle: 0, isHeld: true }
}

const aimed = (motion: Motion, wanted: Partial<Hold>): Motion => {
  const aim = kept({ ...motion.aim, ...wanted })
  return { ...motion, aim, now: motion.isStill ? aim : motion.now, spin: noSpin, idle: 0 }
}

/** How it is held and moves once somebody has done something with it. */
export const handled = (motion: Motion, handling: Handling): Motion => {
  const { aim } = motion
  switch (handling.kind) {
    case 'drag':
      return dragged(motion, handling)
    case 'release': {
      const spin = handling.milliseconds > restedAfter ? noSpin : motion.spin
      return { ...motion, isHeld: false, idle: 0, spin }
    }
    case 'aim':
      return aimed(motion, handling.aim)
    case 'turn': {
      const { yaw = 0, pitch = 0, zoom = 1 } = handling.by
      return aimed(motion, { yaw: aim.yaw + yaw, pitch: aim.pitch + pitch, zoom: aim.zoom * zoom })
    }
  }
}

const toward = (from: number, to: number, share: number): number =>
  Math.abs(to - from) < 0.0004 ? to : from + (to - from) * share

export const isSame = (one: Hold, other: Hold): boolean =>
  one.yaw === other.yaw && one.pitch === other.pitch && one.zoom === other.zoom && one.onMark === other.onMark

/** A whole turn and no turn are the same pose: nobody wants to see it spin back. */
const shortest = (yaw: number): number => Math.atan2(Math.sin(yaw), Math.cos(yaw))

/**
 * Where it is some milliseconds later.
 * @returns with `isResting` once nothing moves and nothing will
 */
export const advanced = (motion: Motion, milliseconds: number): Motion & { isResting: boolean } => {
  if (motion.isHeld) return { ...motion, isResting: true }
  const idle = motion.idle + milliseconds
  const spinning = Math.hypot(motion.spin.yaw, motion.spin.pitch) > spinMin
  const left = spinKept ** milliseconds
  const spin = spinning ? { yaw: motion.spin.yaw * left, pitch: motion.spin.pitch * left } : noSpin
  const { aim: before } = motion
  const spun = spinning
    ? kept({ ...before, yaw: before.yaw + spin.yaw * milliseconds, pitch: before.pitch + spin.pitch * milliseconds })
    : before
  const isClose = spun.zoom !== 1 || spun.onMark !== 0
  const returns = !motion.isStill && idle >= restAfter && !isClose && !isSame(spun, atRest)
  const aim = returns ? atRest : spun
  const from = returns ? { ...motion.now, yaw: shortest(motion.now.yaw) } : motion.now
  const share = motion.isStill ? 1 : 1 - 0.992 ** milliseconds
  const now = spinning
    ? { ...from, yaw: aim.yaw, pitch: aim.pitch }
    : {
        yaw: toward(from.yaw, aim.yaw, share),
        pitch: toward(from.pitch, aim.pitch, share),
        zoom: toward(from.zoom, aim.zoom, share),
        onMark: toward(from.onMark, aim.onMark, share),
      }
  const isResting = !spinning && isSame(now, aim) && (motion.isStill || isClose || isSame(aim, atRest))
  return { ...motion, now, aim, spin, idle, isResting }
}

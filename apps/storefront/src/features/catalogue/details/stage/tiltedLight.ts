import type { Light } from '@pandrop/artwork/stage'
import { type RefObject, useEffect } from 'react'
import type { OpenStage } from './openStage.ts'

/** How a phone is held, degrees, as its sensor says (W3C, Device Orientation Event). */
export interface Tilt {
  /** its upper edge away from whoever holds it */
  beta: number
  /** its right edge away from whoever holds it */
  gamma: number
}

/** Light turns as far as the phone, and never so far that a weapon stands in the dark, radians. */
const turnMax = 0.7

/** How a phone is usually held is learnt again by so much with each reading: who leans back sees the studio's light. */
const learnt = 0.01

/** A hand is never quite still: a smaller turn draws nothing, radians. */
const turnMin = 0.006

const within = (value: number): number => Math.max(-turnMax, Math.min(turnMax, value))

const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * The light for a phone that is held otherwise than usual.
 * @param angle by how many degrees its screen is turned: its edges then point elsewhere
 */
export const lightOf = (usual: Tilt, { beta, gamma }: Tilt, angle: number): Light => {
  const turned = radiansOf(angle)
  const [away, aside] = [radiansOf(beta - usual.beta), radiansOf(gamma - usual.gamma)]
  return {
    yaw: within(aside * Math.cos(turned) + away * Math.sin(turned)),
    pitch: within(away * Math.cos(turned) - aside * Math.sin(turned)),
  }
}

const nearer = (from: Tilt, to: Tilt): Tilt => ({
  beta: from.beta + (to.beta - from.beta) * learnt,
  gamma: from.gamma + (to.gamma - from.gamma) * learnt,
})

/**
 * Tilting a phone moves the light, not the weapon (docs/behaviour/look.md#stage). Nobody is asked for
 * permission: a browser that wants one first tells nothing, and the light stands still.
 */
export const useTiltedLight = (stage: RefObject<OpenStage | undefined>, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return
    let usual: Tilt | undefined
    let shown: Light = { yaw: 0, pitch: 0 }
    const follow = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return
      const tilt = { beta, gamma }
      usual = usual ? nearer(usual, tilt) : tilt
      const light = lightOf(usual, tilt, window.screen.orientation.angle)
      if (Math.hypot(light.yaw - shown.yaw, light.pitch - shown.pitch) < turnMin) return
      shown = light
      stage.current?.light(light)
    }
    window.addEventListener('deviceorientation', follow)
    return () => window.removeEventListener('deviceorientation', follow)
  }, [stage, isOn])
}

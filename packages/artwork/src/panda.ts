import { Group, PerspectiveCamera, Scene } from 'three'
import { fit } from './camera.ts'
import { arm, legs, spreadLegs, trunk } from './panda/body.ts'
import { closedCase, emptyCase } from './panda/case.ts'
import { headOf } from './panda/head.ts'
import { assemble, sides } from './panda/toy.ts'
import { studioEnvironment, studioLights, studioRenderer } from './studio.ts'

/** What the panda does in a picture. */
export type PandaPose = 'holding' | 'asleep' | 'puzzled'

interface Posed {
  figure: () => Group
  /** how the figure is turned before the camera, in radians */
  yaw: number
  pitch: number
}

/** Both arms around the case: what stands on the home page. */
const holding = (): Group =>
  assemble([
    ...trunk(),
    ...legs(),
    headOf({ eyes: 'open', mouth: 'smile' }, { at: [0, 136, 8], turn: [0.06, -0.14, 0.07] }),
    closedCase({ at: [6, -72, 120], turn: [-0.12, 0.16, -0.06] }),
    ...sides.flatMap((side) =>
      arm(
        [
          [side * 84, 14, 10],
          [side * 128, -22, 48],
          [side * 138, -62, 104],
          [side * 112, -84, 150],
        ],
        {
          turn: [0, side * 0.3, side * 0.3],
          claws: { at: [side * 96, -86, 182], step: [2, 13, 0], turn: [0, -side * 0.5, Math.PI / 2] },
        },
      ),
    ),
  ])

/** Slumped over the case, head on its lid. */
const asleep = (): Group =>
  assemble([
    ...trunk(),
    ...spreadLegs(),
    headOf({ eyes: 'closed', mouth: 'rest' }, { at: [6, 34, 92], turn: [0.2, -0.1, 0.26] }),
    closedCase({ at: [0, -122, 132] }, { withHandle: false }),
    ...sides.flatMap((side) =>
      arm(
        [
          [side * 92, -8, 20],
          [side * 132, -38, 84],
          [side * 118, -44, 150],
          [side * 92, -84, 182],
        ],
        {
          turn: [0.5, 0, 0],
          claws: { at: [side * 92, -104, 206], step: [13, 0, 0], turn: [0.3, 0, 0] },
        },
      ),
    ),
  ])

/** The case is open and there is nothing in it: a paw at the chin. */
const puzzled = (): Group =>
  assemble([
    ...trunk(),
    ...spreadLegs(),
    headOf({ eyes: 'open', mouth: 'doubt', look: [1, -4.5] }, { at: [0, 132, 28], turn: [0.26, 0.06, -0.2] }),
    emptyCase({ at: [0, -122, 196], turn: [0, -0.06, 0] }, 1.75),
    ...arm(
      [
        [-88, 10, 12],
        [-136, -26, 50],
        [-144, -60, 108],
        [-120, -80, 152],
      ],
      { turn: [0, -0.3, 0.2], claws: { at: [-110, -88, 180], step: [12, 2, 0], turn: [0.4, 0, 0] } },
    ),
    ...arm(
      [
        [88, 8, 12],
        [142, -8, 74],
        [122, 28, 136],
        [64, 44, 146],
      ],
      { turn: [0, 0.4, 0.5], claws: { at: [50, 46, 176], step: [4, 12, 0], turn: [0, -0.3, Math.PI / 2] } },
    ),
  ])

const poses: Readonly<Record<PandaPose, Posed>> = {
  holding: { figure: holding, yaw: 0.22, pitch: 0.06 },
  asleep: { figure: asleep, yaw: 0.24, pitch: 0.16 },
  puzzled: { figure: puzzled, yaw: 0.2, pitch: 0.3 },
}

const fieldOfView = 20
const distanceAtFirst = 2000
const roomColour = 0x34363a
const fill = 0.94

/**
 * Draws the panda, a vinyl toy, on a transparent ground (docs/behaviour/look.md#art-panda).
 * @param width pixels
 */
export const drawPanda = (pose: PandaPose, width: number, height: number): OffscreenCanvas => {
  const { figure, yaw, pitch } = poses[pose]
  const canvas = new OffscreenCanvas(width, height)
  const renderer = studioRenderer(canvas)
  const scene = new Scene()
  scene.environment = studioEnvironment(renderer, roomColour)
  scene.add(...studioLights())
  const model = figure()
  model.rotation.y = yaw
  const tipped = new Group().add(model)
  tipped.rotation.x = pitch
  const root = new Group().add(tipped)
  scene.add(root)
  const camera = new PerspectiveCamera(fieldOfView, width / height, 10, 9000)
  camera.position.z = distanceAtFirst
  camera.updateProjectionMatrix()
  fit(root, camera, { width: fill, height: fill })
  renderer.render(scene, camera)
  const picture = new OffscreenCanvas(width, height)
  picture.getContext('2d')?.drawImage(canvas, 0, 0)
  renderer.dispose()
  return picture
}

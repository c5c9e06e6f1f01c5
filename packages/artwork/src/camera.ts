import { Box3, type BufferGeometry, Group, Mesh, PerspectiveCamera, Vector3 } from 'three'
import type { Weapon, WeaponClass } from './model.ts'

const fieldOfView = 16
const distanceAtFirst = 3600

/**
 * How far each class is turned in its picture, and how much of the width it fills (docs/behaviour/look.md#art-studio).
 */
const poses: Readonly<Record<WeaponClass, { roll: number; fill: number }>> = {
  rifle: { roll: 0.2, fill: 0.88 },
  sniper: { roll: 0.2, fill: 0.88 },
  shotgun: { roll: 0.2, fill: 0.88 },
  machinegun: { roll: 0.17, fill: 0.88 },
  smg: { roll: 0.12, fill: 0.88 },
  pistol: { roll: 0.08, fill: 0.8 },
  zeus: { roll: 0.08, fill: 0.72 },
  knife: { roll: 0.3, fill: 0.86 },
  gloves: { roll: 0, fill: 0.88 },
}

const heightFill = 0.8

/** How far every weapon is turned towards the viewer, radians. */
export const usualTurn = { pitch: 0.17, yaw: -0.38 }

/** How a weapon is held before the camera, where a picture wants it otherwise. */
export interface Pose {
  roll?: number
  fill?: number
}

const eachPoint = (root: Group, visit: (point: Vector3) => void): void => {
  const point = new Vector3()
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const { position } = (object.geometry as BufferGeometry).attributes
    if (!position) return
    const step = Math.max(1, Math.floor(position.count / 900))
    for (let index = 0; index < position.count; index += step) {
      visit(point.fromBufferAttribute(position, index).applyMatrix4(object.matrixWorld))
    }
  })
}

/**
 * Moves and nears until the projected box fills its share of the picture.
 * @param fill shares of width and height that it may take at most
 */
export const fit = (root: Group, camera: PerspectiveCamera, fill: { width: number; height: number }): void => {
  for (let pass = 0; pass < 4; pass += 1) {
    root.updateMatrixWorld(true)
    camera.updateMatrixWorld(true)
    const seen = new Box3()
    eachPoint(root, (point) => seen.expandByPoint(point.project(camera)))
    const middle = seen.getCenter(new Vector3())
    const size = seen.getSize(new Vector3())
    const halfHeight = Math.tan((camera.fov * Math.PI) / 360) * camera.position.z
    root.position.x -= middle.x * halfHeight * camera.aspect
    root.position.y -= middle.y * halfHeight
    camera.position.z *= Math.max(size.x / 2 / fill.width, size.y / 2 / fill.height)
  }
}

/**
 * Puts a weapon before a camera.
 * @param model its meshes, in millimetres
 * @param aspect width of the picture by its height
 * @returns `turned` is what a live view turns on
 */
export const pose = (
  model: Group,
  weapon: Weapon,
  aspect: number,
  wanted: Pose = {},
): { root: Group; turned: Group; camera: PerspectiveCamera } => {
  const usual = poses[weapon.class]
  model.position.sub(new Box3().setFromObject(model).getCenter(new Vector3()))
  const rolled = new Group().add(model)
  rolled.rotation.z = wanted.roll ?? weapon.roll ?? usual.roll
  const turned = new Group().add(rolled)
  turned.rotation.set(usualTurn.pitch, usualTurn.yaw, 0)
  const root = new Group().add(turned)
  const camera = new PerspectiveCamera(fieldOfView, aspect, 10, 12_000)
  camera.position.z = distanceAtFirst
  camera.updateProjectionMatrix()
  fit(root, camera, { width: wanted.fill ?? weapon.fill ?? usual.fill, height: heightFill })
  return { root, turned, camera }
}

import {
  BackSide,
  Color,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  WebGLRenderer,
} from 'three'

interface Softbox {
  at: readonly [x: number, y: number, z: number]
  size: readonly [width: number, height: number]
  strength: number
  colour?: number
}

/** What the metal mirrors (docs/behaviour/look.md#art-studio). */
const softboxes: readonly Softbox[] = [
  // overhead
  { at: [-4, 14, 11], size: [30, 12], strength: 7 },
  // warm left, cool right
  { at: [-22, 4, 12], size: [8, 22], strength: 6, colour: 0xfff4e6 },
  { at: [22, 6, 4], size: [4, 22], strength: 7, colour: 0xdfeaff },
  // floor
  { at: [0, -14, 10], size: [24, 5], strength: 1.1, colour: 0xe8fff0 },
  // rear rim
  { at: [6, 8, -20], size: [30, 4], strength: 9 },
  // front
  { at: [-6, 9, 24], size: [26, 5], strength: 3.4 },
  { at: [4, -6, 24], size: [16, 1.6], strength: 1.6 },
]

const roomColour = 0x2b2e33
/**
 * Goes up when light, camera or the way of drawing changes what pictures look like: all of them are then drawn anew.
 */
export const studioVersion = 1

const environmentBlur = 0.012

/** The studio as an environment that surfaces mirror. */
export const studioEnvironment = (renderer: WebGLRenderer, room = roomColour): Texture => {
  const scene = new Scene()
  scene.add(new Mesh(new SphereGeometry(60, 32, 16), new MeshBasicMaterial({ color: new Color(room), side: BackSide })))
  for (const { at, size, strength, colour = 0xffffff } of softboxes) {
    const color = new Color(colour).multiplyScalar(strength)
    const box = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ color, side: DoubleSide }))
    box.position.set(...at)
    box.lookAt(0, 0, 0)
    scene.add(box)
  }
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, environmentBlur, 0.1, 100)
  generator.dispose()
  return texture
}

const light = (strength: number, at: readonly [number, number, number], colour = 0xffffff): DirectionalLight => {
  const lamp = new DirectionalLight(colour, strength)
  lamp.position.set(...at)
  return lamp
}

/** Key light with a shadow, and two rims from behind. */
export const studioLights = (): DirectionalLight[] => {
  const key = light(1.5, [-380, 620, 640])
  key.castShadow = true
  key.shadow.mapSize.set(2048, 2048)
  Object.assign(key.shadow.camera, { left: -620, bottom: -620, right: 620, top: 620, near: 10, far: 2600 })
  key.shadow.bias = -0.0008
  key.shadow.normalBias = 1.2
  key.shadow.radius = 5
  return [key, light(3, [480, 260, -520], 0xeaf2ff), light(1, [-560, 80, -300])]
}

/**
 * A renderer whose ground is transparent and whose tones keep the hue of the paint.
 * @param isKept whether what was drawn can be read afterwards; a live view does without and is faster
 */
export const studioRenderer = (canvas: OffscreenCanvas, isKept = true): WebGLRenderer => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: isKept })
  renderer.setPixelRatio(1)
  renderer.setSize(canvas.width, canvas.height, false)
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  return renderer
}

import {
  Box3,
  type DirectionalLight,
  Euler,
  type Group,
  type PerspectiveCamera,
  Scene,
  type Texture,
  Vector3,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer,
} from 'three'
import type { WearableAtlas } from './atlas.ts'
import { pose, usualTurn } from './camera.ts'
import { ContactShadow, type StageView } from './contact-shadow.ts'
import { geometryOf } from './geometry.ts'
import type { Weapon } from './model.ts'
import { type Covering, coveringOf, type Model, modelOf, textureOf } from './picture.ts'
import { atlasFrameOf } from './relief.ts'
import { studioEnvironment, studioLights, studioRenderer } from './studio.ts'
import { goneBelow, goneWidth, scratchStrength, type WearReading, wornMax } from './wear.ts'

/** How a weapon is held. */
export interface Hold {
  /** radians from the pose of the still picture */
  yaw: number
  pitch: number
  /** 1 is the size of the still picture */
  zoom: number
  /** how far its mark has come to the middle, from 0 to 1 */
  onMark: number
}

/** How far the studio's light is turned about what it falls on, radians: with both 0 as on the still picture. */
export interface Light {
  yaw: number
  pitch: number
}

/** Adds to the atlas how it looks without paint, and mixes both by the field of wear. */
const wearShader = (shader: WebGLProgramParametersWithUniforms, uniforms: WearUniforms): void => {
  Object.assign(shader.uniforms, uniforms)
  const swap = (from: string, to: string) => {
    if (!shader.fragmentShader.includes(from)) throw new Error(`three.js has no ${from} any more`)
    shader.fragmentShader = shader.fragmentShader.replace(from, to)
  }
  swap(
    '#include <common>',
    `#include <common>
    uniform sampler2D bareColour;
    uniform sampler2D bareSurface;
    uniform sampler2D wearField;
    uniform vec3 wearReading;`,
  )
  swap(
    '#include <map_fragment>',
    `vec4 field = texture2D(wearField, vMapUv);
    float scratch = field.g * step(field.b, wearReading.y);
    float worn = field.r * ${wornMax.toFixed(2)} + scratch * ${scratchStrength.toFixed(2)};
    float gone = clamp((worn - wearReading.x + ${goneBelow.toFixed(3)}) / ${goneWidth.toFixed(3)}, 0.0, 1.0);
    float dirt = min(1.0, field.a * wearReading.z);
    diffuseColor *= mix(texture2D(map, vMapUv), texture2D(bareColour, vMapUv), gone);
    diffuseColor.rgb *= pow(1.0 - dirt * 0.55, 2.2);`,
  )
  swap(
    '#include <roughnessmap_fragment>',
    `vec4 surfaceLook = mix(texture2D(roughnessMap, vMapUv), texture2D(bareSurface, vMapUv), gone);
    float roughnessFactor = min(1.0, surfaceLook.g + dirt * 0.4);`,
  )
  swap('#include <metalnessmap_fragment>', 'float metalnessFactor = surfaceLook.b;')
  swap(
    '#include <lights_physical_fragment>',
    '#include <lights_physical_fragment>\n    material.clearcoat = surfaceLook.r;',
  )
}

interface WearUniforms {
  bareColour: { value: Texture | null }
  bareSurface: { value: Texture | null }
  wearField: { value: Texture | null }
  /** threshold, scratches, dirt */
  wearReading: { value: Vector3 }
}

/** A weapon that can be turned, in the studio's light: a live view of what the still pictures show. */
export class Stage {
  readonly #canvas: OffscreenCanvas
  readonly #weapon: Weapon
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #lights: readonly DirectionalLight[] = studioLights()
  /** where the lights stand on the still picture */
  readonly #usual = this.#lights.map(({ position }) => position.clone())
  readonly #shadow = new ContactShadow()
  readonly #bodies
  readonly #mark: Vector3 | undefined
  readonly #wear: WearUniforms = {
    bareColour: { value: null },
    bareSurface: { value: null },
    wearField: { value: null },
    wearReading: { value: new Vector3() },
  }
  #covering: Covering | undefined
  #model: Model | undefined
  #held: { root: Group; turned: Group; camera: PerspectiveCamera; middle: Vector3 } | undefined
  #view: StageView

  /** @param weapon with its mark, if it has any */
  constructor(canvas: OffscreenCanvas, weapon: Weapon, view: StageView) {
    this.#canvas = canvas
    this.#weapon = weapon
    this.#view = view
    this.#renderer = studioRenderer(canvas, false)
    this.#renderer.autoClear = false
    this.#scene.environment = studioEnvironment(this.#renderer)
    this.#scene.add(...this.#lights)
    this.#bodies = geometryOf(weapon, atlasFrameOf(weapon))
    this.#mark = markOf(this.#bodies)
    this.resize(view)
  }

  /** Whether it has a counter to come close to. */
  get hasCounter(): boolean {
    return this.#mark !== undefined
  }

  /** Covers the weapon, or covers it anew with a finer atlas. */
  cover(atlas: WearableAtlas): void {
    const textures = {
      colour: textureOf(atlas, atlas.colour, true),
      surface: textureOf(atlas, atlas.surface, false),
      normal: textureOf(atlas, atlas.normal, false),
    }
    this.#uncover()
    this.#wear.bareColour.value = textureOf(atlas, atlas.bareColour, true)
    this.#wear.bareSurface.value = textureOf(atlas, atlas.bareSurface, false)
    this.#wear.wearField.value = textureOf(atlas, atlas.wear, false)
    const covering = coveringOf(textures)
    for (const material of [covering.carved, covering.round]) {
      material.onBeforeCompile = (shader) => wearShader(shader, this.#wear)
    }
    this.#covering = covering
    this.#model = modelOf(this.#bodies, covering)
    const posed = pose(this.#model.group, this.#weapon, this.#view.picture.width / this.#view.picture.height)
    this.#held = { ...posed, middle: this.#model.group.position.clone() }
    this.#scene.add(posed.root)
    this.#frame()
  }

  /** Another size of its canvas. */
  resize(view: StageView): void {
    this.#view = view
    this.#renderer.setSize(view.width, view.height, false)
    this.#shadow.resize(view)
    this.#frame()
  }

  #frame(): void {
    const { width, height, picture } = this.#view
    this.#held?.camera.setViewOffset(picture.width, picture.height, -picture.left, -picture.top, width, height)
  }

  wear({ threshold, scratches, dirt }: WearReading): void {
    this.#wear.wearReading.value.set(threshold, scratches, dirt)
  }

  /** Turns the light, lamps and what metal mirrors alike; drawn with the next frame. */
  light({ yaw, pitch }: Light): void {
    const turn = new Euler(pitch, yaw, 0)
    for (const [at, lamp] of this.#lights.entries()) {
      const usual = this.#usual[at]
      if (usual) lamp.position.copy(usual).applyEuler(turn)
    }
    this.#scene.environmentRotation.copy(turn)
  }

  /** Draws it as it is held; nothing while it has no cover. */
  draw({ yaw, pitch, zoom, onMark }: Hold): void {
    if (!this.#held || !this.#model) return
    const { turned, camera, middle } = this.#held
    turned.rotation.set(usualTurn.pitch + pitch, usualTurn.yaw + yaw, 0)
    const { position } = this.#model.group
    position.copy(middle)
    // The counter comes to where the middle of the weapon was.
    if (this.#mark) position.lerp(this.#mark.clone().negate(), onMark)
    camera.zoom = zoom
    camera.updateProjectionMatrix()
    this.#shadow.draw(this.#renderer, this.#scene, camera)
    this.#renderer.render(this.#scene, camera)
  }

  #uncover(): void {
    if (this.#held) this.#scene.remove(this.#held.root)
    const { carved } = this.#covering ?? {}
    const { bareColour, bareSurface, wearField } = this.#wear
    const textures = [
      carved?.map,
      carved?.roughnessMap,
      carved?.normalMap,
      ...[bareColour, bareSurface, wearField].map(({ value }) => value),
    ]
    for (const texture of textures) texture?.dispose()
    this.#model?.dispose()
  }

  /** Gives back the memory of the graphics card. */
  close(): void {
    this.#uncover()
    for (const { geometry } of this.#bodies) geometry.dispose()
    this.#shadow.close()
    this.#scene.environment?.dispose()
    for (const { shadow: cast } of this.#lights) cast.map?.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
    this.#canvas.width = 1
    this.#canvas.height = 1
  }
}

/** Where the counter of a StatTrak™ copy is, millimetres. */
const markOf = (bodies: ReturnType<typeof geometryOf>): Vector3 | undefined => {
  const box = new Box3()
  for (const { part, geometry } of bodies) {
    if (part.material !== 'display') continue
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
  }
  return box.isEmpty() ? undefined : box.getCenter(new Vector3())
}

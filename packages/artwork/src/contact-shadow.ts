import {
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { shadow } from './picture.ts'

/** Where a live view is drawn, in pixels of its canvas. */
export interface StageView {
  width: number
  height: number
  /** where the still picture stands on it: the weapon stands there in the same pose */
  picture: { left: number; top: number; width: number; height: number }
}

/** The soft shadow of the still picture, of whatever the camera sees. */
export class ContactShadow {
  readonly #target = new WebGLRenderTarget(1, 1, { generateMipmaps: true, minFilter: LinearMipmapLinearFilter })
  readonly #black = new MeshBasicMaterial({ color: 0x000000 })
  readonly #scene = new Scene()
  readonly #camera = new OrthographicCamera()
  readonly #material = new ShaderMaterial({
    uniforms: { seen: { value: this.#target.texture }, step: { value: new Vector2() }, drop: { value: 0 } },
    vertexShader: 'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 1.0, 1.0); }',
    fragmentShader: `varying vec2 place;
      uniform sampler2D seen;
      uniform vec2 step;
      uniform float drop;
      void main() {
        float sum = 0.0;
        float weights = 0.0;
        for (int x = -2; x <= 2; x += 1) {
          for (int y = -2; y <= 2; y += 1) {
            float weight = exp(-float(x * x + y * y) * 0.5);
            sum += weight * textureLod(seen, place + vec2(0.0, drop) + step * vec2(x, y), 1.6).a;
            weights += weight;
          }
        }
        gl_FragColor = vec4(0.0, 0.0, 0.0, ${shadow.opacity.toFixed(2)} * sum / weights);
      }`,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  })

  constructor() {
    this.#scene.add(new Mesh(new PlaneGeometry(2, 2), this.#material))
  }

  resize({ width, height, picture }: StageView): void {
    // A quarter suffices for what is blurred.
    this.#target.setSize(Math.ceil(width / 4), Math.ceil(height / 4))
    const blur = picture.width * shadow.blur
    this.#material.uniforms.step?.value.set(blur / width, blur / height)
    const drop = this.#material.uniforms.drop
    if (drop) drop.value = (picture.height * shadow.drop) / height
  }

  draw(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): void {
    const { shadowMap } = renderer
    scene.overrideMaterial = this.#black
    shadowMap.enabled = false
    renderer.setRenderTarget(this.#target)
    renderer.clear()
    renderer.render(scene, camera)
    renderer.setRenderTarget(null)
    scene.overrideMaterial = null
    shadowMap.enabled = true
    renderer.clear()
    renderer.render(this.#scene, this.#camera)
  }

  close(): void {
    this.#target.dispose()
    this.#black.dispose()
    this.#material.dispose()
  }
}

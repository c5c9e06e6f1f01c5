import { html, type Markup } from '@pandrop/sandbox/html'

// The drop of the shop's design, of which the panda's patches are made.
const drop = 'M0-15C4-9 11.5-3.5 11.5 3.6A11.5 11 0 0 1-11.5 3.6C-11.5-3.5-4-9 0-15Z'

const awakeEyes = html`<g fill="#f4f1e9">
    <circle cx="20.6" cy="35.4" r="2.9" /><circle cx="43.4" cy="35.4" r="2.9" />
  </g>`

const closedEyes = html`<g fill="none" stroke="#f4f1e9" stroke-width="2" stroke-linecap="round">
    <path d="M16 36.2q4 3.4 8 0" /><path d="M40 36.2q4 3.4 8 0" />
  </g>`

/** The panda's face, decorative: awake while there is something to do, asleep when nothing can be done any more. */
export const face = (mood: 'awake' | 'asleep'): Markup => html`
  <svg class="face" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <g fill="#3a413d"><circle cx="11" cy="15" r="10" /><circle cx="53" cy="15" r="10" /></g>
    <ellipse cx="32" cy="35" rx="29" ry="25" fill="#f4f1e9" />
    <g fill="#0b0d0c">
      <path transform="translate(20 35) rotate(42) scale(.72)" d="${drop}" />
      <path transform="translate(44 35) rotate(-42) scale(.72)" d="${drop}" />
      <path d="M27.8 45.6h8.4L32 50.2Z" stroke="#0b0d0c" stroke-width="2.6" stroke-linejoin="round" />
    </g>
    ${mood === 'awake' ? awakeEyes : closedEyes}
  </svg>`

/** A bare drop, the bullet of every list. */
export const dropBullet: Markup = html`<svg class="drop" viewBox="-12 -16 24 32" aria-hidden="true" focusable="false">
  <path d="${drop}" fill="currentColor" />
</svg>`

import { html, type Markup } from '@pandrop/sandbox/html'
import type { CardErrors, CardFields } from './card-fields.ts'

/** What the form shows: what was typed, what is wrong with it, and why the card itself was turned down. */
export interface CardFormState {
  fields: CardFields
  errors: CardErrors
  refusal: string | null
}

interface Field {
  name: keyof CardFields
  label: string
  autocomplete: string
  keyboard: 'numeric' | 'text'
  lengthMax: number
  placeholder: string
}

const number: Field = {
  name: 'number',
  label: 'Card number',
  autocomplete: 'cc-number',
  keyboard: 'numeric',
  lengthMax: 24,
  placeholder: '0000 0000 0000 0000',
}
const expiry: Field = {
  name: 'expiry',
  label: 'Expiry',
  autocomplete: 'cc-exp',
  keyboard: 'numeric',
  lengthMax: 9,
  placeholder: 'MM / YY',
}
const cvc: Field = {
  name: 'cvc',
  label: 'CVC',
  autocomplete: 'cc-csc',
  keyboard: 'numeric',
  lengthMax: 4,
  placeholder: '000',
}
const holder: Field = {
  name: 'name',
  label: 'Name',
  autocomplete: 'cc-name',
  keyboard: 'text',
  lengthMax: 100,
  placeholder: 'As printed on the card',
}

/**
 * The panel with the card form and the way out, for the session with this id. Plain forms; the server checks
 * everything, in the same words for everybody, hence novalidate. `action` is what the button says.
 */
export const cardForm = (sessionId: string, state: CardFormState, action: 'Pay' | 'Save card'): Markup => {
  const firstWrong = [number, expiry, cvc, holder].find(({ name }) => state.errors[name] !== undefined)
  const shown = (field: Field): Markup => fieldBox(field, state, field === firstWrong)
  return html`
    <section class="panel">
      <h2>Card</h2>
      ${state.refusal && html`<p class="refusal" role="alert">${warningSign}${state.refusal}</p>`}
      <form method="post" action="/pay/${sessionId}" novalidate>
        ${shown(number)}
        <div class="pair">${shown(expiry)}${shown(cvc)}</div>
        ${shown(holder)}
        <button class="button primary">${action}</button>
      </form>
      <form method="post" action="/pay/${sessionId}/cancel">
        <button class="button">Cancel</button>
      </form>
    </section>`
}

const fieldBox = (field: Field, { fields, errors }: CardFormState, hasFocus: boolean): Markup => {
  const { name } = field
  const error = errors[name] ?? null
  return html`
    <div class="field ${name}">
      <label for="${name}">${field.label}</label>
      <input id="${name}" name="${name}" value="${fields[name]}" placeholder="${field.placeholder}" required
        autocomplete="${field.autocomplete}" inputmode="${field.keyboard}" maxlength="${field.lengthMax}"
        ${error && html`aria-invalid="true" aria-describedby="${name}-error"`} ${hasFocus ? html`autofocus` : null} />
      ${error && html`<p class="error" id="${name}-error">${warningSign}${error}</p>`}
    </div>`
}

const warningSign = html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
  <path fill="currentColor" d="M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z" />
  <path fill="#121514" d="M9 5.4h2l-.3 5.6H9.3Z" /><circle cx="10" cy="13.7" r="1.1" fill="#121514" />
</svg>`

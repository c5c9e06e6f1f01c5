/** The stylesheet of the pages: the shop's tokens, and no more of them than are used here. */
export const stylesheet = /* css */ `
@font-face {
  font-family: 'Mona Sans';
  font-weight: 200 900;
  font-stretch: 75% 125%;
  font-display: swap;
  src: url(/assets/mona-sans.woff2) format('woff2');
}

:root {
  color-scheme: dark;
  --ink-0: #0b0d0c;
  --ink-1: #121514;
  --ink-2: #1a1e1c;
  --ink-3: #242926;
  --bone-0: #f4f1e9;
  --bone-1: #c6c6be;
  --bone-2: #989d96;
  --line: rgb(244 241 233 / 9%);
  --line-2: rgb(244 241 233 / 16%);
  --line-ui: #737b75;
  --bamboo: #a9d977;
  --danger: #ff8a7a;
  --warn: #f2c159;
  --fast: 120ms cubic-bezier(.2, 0, 0, 1);
}

*, *::before, *::after { box-sizing: border-box; }
h1, h2, h3, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }

body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  grid-template: auto 1fr auto / 100%;
  background: var(--ink-0);
  color: var(--bone-0);
  font: 420 15px/22px 'Mona Sans', system-ui, sans-serif;
  -webkit-font-smoothing: antialiased;
}

h1 { font-size: 30px; line-height: 32px; font-weight: 720; font-stretch: 118%; letter-spacing: -.022em; }
h2 { font-size: 21px; line-height: 24px; font-weight: 720; font-stretch: 108%; letter-spacing: -.02em; }
:focus-visible { outline: 2px solid var(--bamboo); outline-offset: 2px; }

.top {
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 60px;
  padding: 0 16px;
  border-bottom: 1px solid var(--line);
}
.brand {
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 20px;
  font-weight: 720;
  font-stretch: 116%;
  letter-spacing: -.022em;
}
.brand .face { width: 34px; }
.badge {
  padding: 2px 10px;
  border-radius: 8px;
  background: var(--ink-2);
  color: var(--warn);
  font-size: 13px;
  font-weight: 560;
}
.foot { padding: 24px 16px; color: var(--bone-2); font-size: 13px; line-height: 18px; text-align: center; }

.columns {
  display: grid;
  gap: 24px;
  align-self: center;
  width: 100%;
  max-width: 480px;
  margin: 0 auto;
  padding: 24px 16px;
}
.panel {
  padding: 24px 20px;
  border-radius: 22px;
  background: var(--ink-1);
  box-shadow: inset 0 0 0 1px var(--line-2);
}
.panel form { margin-top: 16px; }
.panel form + form { margin-top: 8px; }

.summary h1 { font-size: 15px; line-height: 22px; font-weight: 560; font-stretch: 100%; letter-spacing: 0; }
.summary h1, .lines { color: var(--bone-1); }
.amount {
  margin: 4px 0 8px;
  font-size: 46px;
  line-height: 50px;
  font-weight: 700;
  font-stretch: 104%;
  letter-spacing: -.015em;
  overflow-wrap: anywhere;
}
.lines { overflow-wrap: anywhere; }
.lines span { color: var(--bone-2); }
.until { margin-top: 8px; color: var(--bone-2); font-size: 13px; line-height: 18px; }
.until time { color: var(--bone-1); font-weight: 560; }

.field { margin-bottom: 16px; min-width: 0; }
.field label {
  display: block;
  margin-bottom: 6px;
  color: var(--bone-1);
  font-size: 13px;
  line-height: 18px;
  font-weight: 560;
}
.field input {
  width: 100%;
  height: 48px;
  padding: 0 14px;
  border: 1px solid var(--line-ui);
  border-radius: 10px;
  background: var(--ink-0);
  color: inherit;
  font: inherit;
  font-size: 16px;
  caret-color: var(--bamboo);
}
.field input::placeholder { color: var(--bone-2); opacity: 1; }
.field input:focus-visible { border-color: var(--bone-0); }
.field input[aria-invalid] { border-color: var(--danger); }
.number input { font-weight: 560; letter-spacing: .04em; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }

.error, .refusal { display: flex; align-items: flex-start; gap: 6px; color: var(--danger); }
.error { margin-top: 6px; font-size: 13px; line-height: 18px; }
.refusal { margin-top: 12px; padding: 12px 14px; border-radius: 12px; background: var(--ink-2); font-weight: 560; }
.sign { flex: none; width: 18px; height: 18px; }
.refusal .sign { margin-top: 2px; }

.button {
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 12px 20px;
  border: 0;
  border-radius: 12px;
  background: var(--ink-2);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--bone-0);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform var(--fast);
}
.button:hover { background: var(--ink-3); }
.button:active { transform: scale(.98); }
.button + .button { margin-top: 8px; }
.primary {
  min-height: 56px;
  border-radius: 14px;
  background: var(--bone-0);
  box-shadow: none;
  color: var(--ink-0);
  font-size: 16px;
}
.primary:hover { background: #fff; }

.cards p { margin: 4px 0 12px; color: var(--bone-2); font-size: 13px; line-height: 18px; }
.cards h3 { margin: 20px 0 4px; color: var(--bone-1); font-size: 13px; line-height: 18px; font-weight: 640; }
.cards li + li { border-top: 1px solid var(--line); }
.cards a {
  display: grid;
  grid-template-columns: 10px auto 1fr;
  column-gap: 12px;
  align-items: center;
  min-height: 44px;
  padding: 6px 8px;
  margin: 0 -8px;
  border-radius: 10px;
  color: inherit;
  text-decoration: none;
}
.cards a:hover { background: var(--ink-2); }
.cards a:hover .drop { color: var(--bamboo); }
.drop { width: 9px; color: var(--line-ui); }
.digits { font-size: 14px; font-weight: 560; white-space: nowrap; }
.effect { color: var(--bone-2); font-size: 13px; line-height: 18px; text-align: right; }

.alone { align-self: center; width: calc(100% - 32px); max-width: 480px; margin: 24px auto; padding: 40px 24px 24px; }
.centred { text-align: center; }
.alone .face { width: 96px; margin-bottom: 20px; }
.alone p { margin: 12px 0 24px; color: var(--bone-1); text-wrap: balance; }
.alone strong { color: var(--bone-0); font-weight: 640; }

@media (width <= 400px) {
  .cards a { grid-template-columns: 10px 1fr; row-gap: 0; padding: 8px; }
  .effect { grid-column: 2; text-align: left; }
}

@media (width >= 960px) {
  .top { height: 68px; padding: 0 32px; }
  .columns {
    grid-template: auto 1fr / 1fr 480px;
    column-gap: 88px;
    row-gap: 32px;
    max-width: 1064px;
    padding: 32px;
  }
  .panel { position: sticky; top: 32px; grid-area: 1 / 2 / span 2; padding: 32px; align-self: start; }
  .alone { position: static; grid-area: auto; align-self: center; padding-top: 48px; }
}

@media (prefers-reduced-motion: reduce) {
  .button { transition: none; }
  .button:active { transform: none; }
}
`

/** The stylesheet of the pages: grey and plain, so that nobody takes them for the shop or for Steam. */
export const stylesheet = /* css */ `
:root {
  color-scheme: dark;
  --ground: #101214;
  --panel: #181b1e;
  --raised: #22262a;
  --ink: #f1f2f3;
  --ink-1: #c3c8cc;
  --ink-2: #98a0a6;
  --line: rgb(241 242 243 / 16%);
  --warn: #f2c159;
}

*, *::before, *::after { box-sizing: border-box; }
h1, h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }

body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  grid-template: auto 1fr auto / 100%;
  background: var(--ground);
  color: var(--ink);
  font: 400 16px/24px system-ui, sans-serif;
}

:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }

.top {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  height: 60px;
  padding: 0 16px;
  border-bottom: 1px solid var(--line);
}
.brand { font-size: 18px; font-weight: 650; }
.badge {
  padding: 2px 10px;
  border-radius: 6px;
  background: var(--raised);
  color: var(--warn);
  font-size: 13px;
  white-space: nowrap;
}
.foot { padding: 24px 16px; color: var(--ink-2); font-size: 13px; line-height: 18px; text-align: center; }

.panel {
  width: calc(100% - 32px);
  max-width: 520px;
  margin: 24px auto;
  padding: 24px 20px;
  align-self: start;
  border-radius: 14px;
  background: var(--panel);
  box-shadow: inset 0 0 0 1px var(--line);
  overflow-wrap: anywhere;
}
h1 { font-size: 24px; line-height: 30px; }
h2 { margin-top: 24px; color: var(--ink-2); font-size: 13px; line-height: 18px; font-weight: 600; }
.lead { margin-top: 8px; color: var(--ink-1); }
.code {
  margin-top: 16px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 10px;
  font: 650 26px/32px ui-monospace, monospace;
  letter-spacing: .06em;
  text-align: center;
}
.items li { padding: 10px 0; border-bottom: 1px solid var(--line); }
.items span { display: block; color: var(--ink-2); font-size: 13px; line-height: 18px; }
.nothing { margin-top: 4px; }
.until { margin-top: 20px; color: var(--ink-2); font-size: 13px; line-height: 18px; }

.button {
  width: 100%;
  min-height: 48px;
  margin-top: 12px;
  padding: 12px 20px;
  border: 0;
  border-radius: 10px;
  background: var(--raised);
  color: var(--ink);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.primary { margin-top: 20px; background: var(--ink); color: var(--ground); }

@media (width >= 960px) {
  .top { padding: 0 32px; }
  .panel { margin-top: 48px; padding: 32px; }
}
`

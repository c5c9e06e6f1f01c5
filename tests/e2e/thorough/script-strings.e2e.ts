import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { test as sellerTest } from '../seller.ts'

const test = mergeTests(sellerTest, backOfficeTest)

// A shop of its own: what it is called would meet every other test.
test.use({ demo: '0', onlyFor: 'hostile strings' })

/** What leaves the place that a word stands in: an attribute, an element, a script, a comment. */
const ways = ['', '">', "'>", '`>', '</title>', '</textarea>', '</script>', '</style>', '-->', '\u2028']

/** What runs something, or brings in what does, once it has left. */
const vectors = [
  '<script>hacked=1</script>',
  '<ScRiPt>hacked=1</sCrIpT>',
  '<script src=//a.example></script>',
  '<scr<script>ipt>hacked=1</script>',
  '<img src=x onerror=hacked=1>',
  '<img/src/onerror=hacked=1>',
  '<IMG SRC=x OnErRoR=hacked=1>',
  '<svg onload=hacked=1>',
  '<svg><script>hacked=1</script>',
  '<svg/onload=hacked=1//',
  '<body onload=hacked=1>',
  '<iframe srcdoc="<script>top.hacked=1">',
  '<iframe src=javascript:top.hacked=1>',
  '<object data=javascript:hacked=1>',
  '<embed src=javascript:hacked=1>',
  '<a href=javascript:hacked=1>x</a>',
  '<a href="java\tscript:hacked=1">x</a>'.replace('\t', '&Tab;'),
  '<base href=//a.example/>',
  '<meta http-equiv=refresh content=0;url=//a>',
  '<link rel=stylesheet href=//a.example>',
  '<style>@import "//a.example";</style>',
  '<form action=javascript:hacked=1><input>',
  '<input autofocus onfocus=hacked=1>',
  '<details open ontoggle=hacked=1>',
  '<math><mi xlink:href=javascript:hacked=1>',
  '<template><script>hacked=1</script>',
  '&lt;script&gt;hacked=1&lt;/script&gt;',
  '&#60;img src=x onerror=hacked=1&#62;',
  '{{constructor.constructor("hacked=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would fill in
  '${hacked=1}',
]

const strings = ways.flatMap((way) => vectors.map((vector) => way + vector))

/** What a document is made of, and what of it could run. */
interface Looked {
  elements: Record<string, number>
  runs: string[]
}

/** Reads documents as a browser does, without running anything; made of text, because it goes into the page. */
const lookAt = async (page: Page, addresses: readonly string[]): Promise<Looked[]> =>
  page.evaluate(async (wanted) => {
    const addressOf = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc']
    const hashOf = async (script: string) => {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
    }
    const look = async (address: string) => {
      const answer = await fetch(address)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const said = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json')
      const html = isJson ? (JSON.parse(said).html as string) : said
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const elements: Record<string, number> = {}
      const runs: string[] = []
      for (const element of parsed.querySelectorAll('*')) {
        const name = element.localName
        elements[name] = (elements[name] ?? 0) + 1
        if (['iframe', 'object', 'embed', 'base', 'frame', 'applet'].includes(name)) runs.push(`<${name}>`)
        const isOwn = async () =>
          element.getAttribute('src')?.startsWith('/') || policy.includes(await hashOf(element.textContent))
        if (name === 'script' && !(await isOwn())) runs.push('<script>')
        if (name === 'meta' && element.getAttribute('http-equiv') === 'refresh') runs.push('<meta refresh>')
        for (const { name: attribute, value } of element.attributes) {
          if (attribute.startsWith('on')) runs.push(`${attribute} of <${name}>`)
          const leads = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase()
          if (addressOf.includes(attribute) && /^(javascript|vbscript|data:text)/.test(leads))
            runs.push(`${attribute} of <${name}>`)
        }
      }
      return { elements, runs }
    }
    return Promise.all(wanted.map(look))
  }, addresses)

/** Says something in every field that customers or staff read, at once; what is refused comes back. */
const sayEverywhere = (at: Page, words: string): Promise<string[]> =>
  at.evaluate(async (said) => {
    await fetch('/sanctum/csrf-cookie')
    const csrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(csrf) }
    const refused: string[] = []
    const post = async (path: string, body: object) => {
      const answer = await fetch(`/api/staff/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (answer.status !== 200) refused.push(`${answer.status} ${path} ${JSON.stringify(await answer.json())}`)
    }
    const read = async (path: string) => (await fetch(`/api/staff/${path}`)).json()
    const { settings, versions } = await read('settings')
    const cut = (length: number) => said.slice(0, length)
    const save = (section: string, values: object) =>
      post('settings', { section, values: { ...settings[section], ...values }, seen: versions[section] })
    const { pages } = await read('static-pages')
    const { id } = pages.find(({ slug }: { slug: string }) => slug === 'about')
    const { page } = await read(`static-pages/${id}`)
    const seen = page.texts.find(({ language }: { language: string }) => language === 'en').version
    const sources = { html: `<p title="${said}">${said}</p>`, markdown: `[${said}](${said})\n\n${said}` }
    const [format, source] = Object.entries(sources)[said.length % 2] ?? []
    const texts = ['home_hero_first_line', 'footer_about', 'mail_password_changed_title', 'mail_password_changed_text']
    await Promise.all([
      save('seller', {
        legal_name: cut(140),
        street: cut(70),
        post_code: cut(16),
        town: cut(70),
        register_no: cut(80),
        managers: cut(200),
        copyright: cut(100),
        requisites: '',
      }),
      save('contact', { support_email: 'help@shop.example', sender_name: cut(70) }),
      save('credits', { internal_currency_name: cut(30) }),
      save('links', {
        social_links: [{ title: cut(40), link: `https://a.example/${said.replace(/\s/g, '')}`, img: 'x', is_on: true }],
      }),
      ...texts.map(async (key) => {
        const { rows } = await read(`texts?language=en&search=${key}`)
        const { version } = rows.find((text: { key: string }) => text.key === key)
        return post('texts', { language: 'en', key, forms: { text: said }, seen: version })
      }),
      post(`static-pages/${id}/text`, { language: 'en', title: cut(120), format, source, publish: true, seen }),
      // The last to be said is what the documents are asked for.
      save('brand', { shop_name: cut(40), wordmark: cut(24) }),
    ])
    return refused
  }, words)

const documents = [
  '/',
  '/auth?form=signin',
  '/nowhere-at-all',
  '/backoffice/settings',
  '/api/staff/mail-templates/preview?template=password_changed&language=en',
]

test('of 300 strings with scripts in every field of the shop nothing runs, on pages, in mails, at the desk', async ({
  page,
  backOffice,
}) => {
  test.setTimeout(900_000)
  expect(new Set(strings).size).toBe(300)
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/settings')
  const sayAndWait = async (words: string): Promise<void> => {
    expect(await sayEverywhere(at, words), words).toEqual([])
    // Every string has its number before it.
    const title = `<title>${Number.parseInt(words, 10)} `
    await expect
      .poll(async () => (await (await at.request.get('/')).text()).includes(title), { intervals: [30] })
      .toBe(true)
  }
  await sayAndWait('0 harmless words')
  const harmless = await lookAt(at, documents)
  for (const [place, string] of strings.entries()) {
    const words = `${place + 1} ${string}`
    await sayAndWait(words)
    expect(await lookAt(at, documents), words).toEqual(harmless)
    const [about] = await lookAt(at, ['/about'])
    expect(about?.runs, words).toEqual([])
    if (place % 30 !== place / 30) continue
    for (const [shown, address] of [
      [page, '/'],
      [page, '/about'],
      [at, '/backoffice/settings'],
    ] as const) {
      await shown.goto(address)
      await expect(shown.getByRole('heading').first()).toBeVisible()
      expect(await shown.evaluate(() => 'hacked' in window), words).toBe(false)
    }
  }
})

import { asStaff } from '../../staff/testing/as-staff.ts'
import type { AtWork, NotedCall } from './noted.ts'

let added = 0

const addMember = ({ administrator }: AtWork) => {
  added += 1
  const member = { name: `Noted ${added}`, email: `noted${added}@shop.example`, role: 'operator' }
  return administrator.browser.post('/api/staff/team', member)
}

const memberIn = async (at: AtWork) => ((await addMember(at)).body.staff as { id: number }).id

const settings = '/api/staff/settings'

/** Names the balance anew, as it is called nowhere. */
const nameBalance = async ({ administrator }: AtWork, name: string) => {
  const { body } = await administrator.browser.get(settings)
  const { versions } = body as { versions: { credits: number } }
  const values = { internal_currency_name: name, internal_currency_image: '' }
  const wish = { section: 'credits', values, seen: versions.credits }
  return administrator.browser.post(settings, wish)
}

const currencies = '/api/staff/currencies'

const setRate = ({ administrator }: AtWork, value: number) =>
  administrator.browser.post(`${currencies}/PLN/rate`, { value, confirmed: true })

/** Has the rate of PLN come from an address that no shop may ask. */
const askElsewhere = async ({ administrator }: AtWork) => {
  const { body } = await administrator.browser.get(settings)
  const { versions, settings: set } = body as {
    versions: { currencies: number }
    settings: { currencies: { currencies: { code: string }[] } }
  }
  const source = { source: 'url', source_url: 'https://127.0.0.1:9/', source_path: 'rate' }
  const wished = set.currencies.currencies.map((one) => (one.code === 'PLN' ? { ...one, ...source } : one))
  const wish = { section: 'currencies', values: { currencies: wished }, seen: versions.currencies }
  return administrator.browser.post(settings, wish)
}

/** Decides a rate that a source said. */
const decideRate = async (at: AtWork, step: 'take' | 'decline') => {
  const { rows } = await at.shop.database.ownerPool.query(
    `insert into currency_rates (code, value, published, source, rated_at, state, made_by, made_at)
     values ('PLN', 9, 9, 'ecb', now(), 'waiting', 'job', now()) returning id`,
  )
  return at.administrator.browser.post(`${currencies}/rates/${rows[0].id}/${step}`, {})
}

const account = '/api/staff/payout-account'

/** Proposes another account; one that stands from before goes first. */
const proposeAccount = async ({ administrator }: AtWork) => {
  const { body } = await administrator.browser.get(account)
  const { proposal } = body as { proposal: { id: number } | null }
  if (proposal) await administrator.browser.post(`${account}/${proposal.id}/decline`, {})
  const typed = { name: 'Noted d.o.o.', iban: 'SI56263300012039086', bic: 'BAKOSI2X', town: 'Ljubljana', country: 'SI' }
  return administrator.browser.post(account, { ...typed, reason: 'another bank' })
}

const proposedAccount = async (at: AtWork): Promise<number> =>
  ((await proposeAccount(at)).body.proposal as { id: number }).id

const texts = '/api/staff/texts'

const saySale = async ({ administrator }: AtWork, text: string) => {
  const { body } = await administrator.browser.get(`${texts}?language=uk&search=nav_sale`)
  const [{ version } = { version: 0 }] = body.rows as { version: number }[]
  return administrator.browser.post(texts, { language: 'uk', key: 'nav_sale', forms: { text }, seen: version })
}

const staticPages = '/api/staff/static-pages'

const makePage = ({ administrator }: AtWork, slug: string) =>
  administrator.browser.post(staticPages, { slug, title: 'Noted' })

/** As an update would bring another text. */
const offerShipped = ({ shop }: AtWork) =>
  shop.database.ownerPool.query(`update shipped_texts set settled = false where slug = 'faq' and language = 'fr'`)

const pageMade = async (at: AtWork, slug: string) =>
  (await makePage(at, slug)).body.page as unknown as { id: number; slug: string }

/** Colleagues and what the shop is set to and says: each call once, so that it changes something. */
export const peopleCalls: Readonly<Record<string, NotedCall>> = {
  proposePayoutAccount: { table: 'payout_account_proposals', row: 'made', make: proposeAccount },
  approvePayoutAccount: {
    table: 'settings',
    row: 'changed',
    make: async (at) => {
      const second = await asStaff(at.shop, 'administrator')
      return second.browser.post(`${account}/${await proposedAccount(at)}/approve`, {})
    },
  },
  declinePayoutAccount: {
    table: 'payout_account_proposals',
    row: 'changed',
    make: async (at) => at.administrator.browser.post(`${account}/${await proposedAccount(at)}/decline`, {}),
  },
  setNotices: {
    table: 'staff_notices',
    row: 'made',
    make: async ({ operator }) => {
      const { body } = await operator.browser.get('/api/staff/notices')
      const paces = { ...(body.paces as object), disputes_open: 'at_once' }
      return operator.browser.post('/api/staff/notices', { paces, quiet: null })
    },
  },
  setCurrencyRate: { table: 'currency_rates', row: 'made', make: (at) => setRate(at, 4.3) },
  fetchCurrencyRates: {
    table: 'currencies',
    row: 'changed',
    make: async (at) => {
      await askElsewhere(at)
      return at.administrator.browser.post(`${currencies}/rates/fetch`, {})
    },
  },
  takeCurrencyRate: { table: 'currency_rates', row: 'changed', make: (at) => decideRate(at, 'take') },
  declineCurrencyRate: { table: 'currency_rates', row: 'changed', make: (at) => decideRate(at, 'decline') },
  changeSettings: { table: 'settings', row: 'changed', make: (at) => nameBalance(at, 'Noted credits') },
  putSettingsBack: {
    table: 'settings',
    row: 'changed',
    make: async (at) => {
      await nameBalance(at, 'Taken back')
      const { body } = await at.administrator.browser.get(`${settings}/changes?limit=1`)
      const [{ id } = { id: 0 }] = body.rows as { id: number }[]
      return at.administrator.browser.post(`${settings}/changes/${id}/put-back`, {})
    },
  },
  createPage: { table: 'static_pages', row: 'made', make: (at) => makePage(at, 'noted-page') },
  changePage: {
    table: 'static_pages',
    row: 'changed',
    make: async (at) => {
      const { id, slug } = await pageMade(at, 'noted-change')
      const wish = { slug, role: null, in_footer: false, is_published: false, seen: 0 }
      return at.administrator.browser.post(`${staticPages}/${id}`, wish)
    },
  },
  orderPages: {
    table: 'static_pages',
    row: 'changed',
    make: async ({ administrator }) => {
      const { body } = await administrator.browser.get(staticPages)
      const ids = (body.pages as { id: number }[]).map(({ id }) => id).toReversed()
      return administrator.browser.post(`${staticPages}/order`, { ids })
    },
  },
  savePageText: {
    table: 'page_versions',
    row: 'made',
    make: async (at) => {
      const { id } = await pageMade(at, 'noted-text')
      const text = { language: 'en', title: 'Noted', format: 'markdown', source: 'Noted', publish: true, seen: 0 }
      return at.administrator.browser.post(`${staticPages}/${id}/text`, text)
    },
  },
  takeShippedTexts: {
    table: 'shipped_texts',
    row: 'changed',
    make: async (at) => {
      await offerShipped(at)
      return at.administrator.browser.post(`${staticPages}/shipped`, {})
    },
  },
  settleShippedText: {
    table: 'shipped_texts',
    row: 'changed',
    make: async (at) => {
      await offerShipped(at)
      const { body } = await at.administrator.browser.get(staticPages)
      const { id } = (body.pages as { id: number; slug: string }[]).find(({ slug }) => slug === 'faq') ?? { id: 0 }
      const { body: whole } = await at.administrator.browser.get(`${staticPages}/${id}`)
      const texts = (whole.page as { texts: { language: string; version: number }[] }).texts
      const seen = texts.find(({ language }) => language === 'fr')?.version
      return at.administrator.browser.post(`${staticPages}/${id}/shipped`, { language: 'fr', take: false, seen })
    },
  },
  sendMailAgain: {
    table: 'sent_mails',
    row: 'changed',
    make: async ({ shop, administrator }) => {
      const order = { template: 'password_changed', to: 'noted@shop.example', language: 'en', values: { link: 'x' } }
      const { rows } = await shop.database.ownerPool.query(
        `insert into sent_mails (recipient, template, subject, language, sent_at, mail_order)
         values ('noted@shop.example', 'password_changed', 'Noted', 'en', now(), $1) returning id`,
        [order],
      )
      return administrator.browser.post(`/api/staff/mails/${rows[0].id}/again`, {})
    },
  },
  changeText: { table: 'text_changes', row: 'made', make: (at) => saySale(at, 'Noted') },
  putTextBack: {
    table: 'text_changes',
    row: 'made',
    make: async (at) => {
      await saySale(at, 'Taken back')
      const { body } = await at.administrator.browser.get(`${texts}/changes?limit=1`)
      const [{ id } = { id: 0 }] = body.rows as { id: number }[]
      return at.administrator.browser.post(`${texts}/changes/${id}/put-back`, {})
    },
  },
  importTexts: {
    table: 'text_changes',
    row: 'made',
    make: ({ administrator }) => {
      const form = new FormData()
      form.append('file', new Blob(['{"nav_cart":"Noted"}']), 'texts.json')
      return administrator.browser.call('POST', `${texts}/file?language=uk&apply=true`, { rawBody: form })
    },
  },
  createStaff: { table: 'staff', row: 'made', make: addMember },
  changeStaff: {
    table: 'staff',
    row: 'changed',
    make: async (at) => at.administrator.browser.post(`/api/staff/team/${await memberIn(at)}`, { active: false }),
  },
  resetStaff: {
    table: 'staff',
    row: 'changed',
    make: async (at) => at.administrator.browser.post(`/api/staff/team/${await memberIn(at)}/reset`, {}),
  },
}

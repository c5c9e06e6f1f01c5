/** The copy of everything that the shop keeps of a customer, in the account. */
export const personalDataTexts = {
  data_title: 'Your data',
  data_text:
    'Get a copy of everything that we keep about you: a page that explains it, with tables for a spreadsheet and ' +
    'files for programs.',
  data_ask: 'Ask for a copy',
  data_ask_new: 'Ask for a new copy',
  data_load_failed: 'What became of your copy could not be loaded',
  data_asked: 'Your copy waits for its turn',
  data_making: 'Your copy is being made',
  data_progress: '{done} of {all} parts are written',
  data_mailed: 'You can leave this page. We mail you when it is ready.',
  data_ready: 'Your copy is ready',
  data_ready_text: '{size}. It can be downloaded once, until {until}.',
  data_fetch: 'Download',
  data_fetched: 'You downloaded your copy on {date}',
  data_fetched_text: 'It is deleted here.',
  data_expired: 'Your copy was not downloaded in time',
  data_failed: 'Your copy could not be made',
  data_failed_text: 'It is our fault, and nothing of yours is lost. Ask for a new one.',
  data_ask_failed: 'Your copy could not be asked for',
  data_fetch_failed: 'Your copy could not be downloaded',
  data_saved: 'Your copy was downloaded',
} as const

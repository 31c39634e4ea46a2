/** A demo that tries to reach the site out of its frame, and shows what it gets. */
export const FRAME_ATTACK = `
const attempts = {
  cookie: () => document.cookie,
  local: () => localStorage.length,
  session: () => sessionStorage.length,
  database: () => indexedDB.open('a') && 'opened',
  parent: () => parent.document.title,
  top: () => top.location.href,
  navigation: () => { top.location.href = 'https://example.org/'; return 'left'; },
  opener: () => String(window.open('/')),
  worker: () => navigator.serviceWorker && 'worker',
};
const outcome = (attempt) => {
  try {
    return String(attempt());
  } catch (error) {
    return 'refused';
  }
};
export default function Attack() {
  return <pre>{Object.entries(attempts).map(([name, attempt]) => name + '=' + outcome(attempt)).join(' ')}</pre>;
}
`;

/** What `FRAME_ATTACK` may get. */
export const REFUSED = {
  cookie: 'refused',
  local: 'refused',
  session: 'refused',
  database: 'refused',
  parent: 'refused',
  top: 'refused',
  navigation: 'refused',
  opener: 'null',
};

/** Returns what `FRAME_ATTACK` got, by attempt, from what it shows. */
export const outcomesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((part) => part.split('='))) as Record<string, string>;

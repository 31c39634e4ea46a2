import { packEdit } from '../../src/demos/lazy/shared/packEdit';
import { editHash } from '../../src/demos/shared/editHash';
import { openPage } from '../browser/support/page';

const PAGE = '/material-ui/react-button';
const DEMO = 'ButtonSizes';

/** What the code of a link could try, and what it gets. */
const CODE = `
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

const LINK =
  PAGE +
  editHash(
    DEMO,
    packEdit({
      code: CODE,
      variant: 'JS',
      styling: 'system',
      look: { mode: false, direction: false, density: false },
    }),
  );

test('the code of a link reads nothing of the site, even after a reader runs it', async () => {
  const page = await openPage(LINK, {
    beforeLoad: (fresh) =>
      fresh.context().addCookies([{ name: 'secret', value: '1', domain: 'localhost', path: '/' }]),
  });
  await page.getByRole('button', { name: 'Run this version' }).click();
  const shown = page.frameLocator(`#${DEMO} iframe`).locator('#demo pre');
  await shown.waitFor();
  const outcomes = Object.fromEntries(
    (await shown.innerText()).split(' ').map((text) => text.split('=')),
  ) as Record<string, string>;
  expect(outcomes).toMatchObject({
    cookie: 'refused',
    local: 'refused',
    session: 'refused',
    database: 'refused',
    parent: 'refused',
    top: 'refused',
    navigation: 'refused',
    opener: 'null',
  });
  expect(outcomes.worker).not.toBe('worker');
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('the code of a link doesn’t run before a click, whatever it is called', async () => {
  const page = await openPage(LINK);
  await page.getByRole('button', { name: 'Run this version' }).waitFor();
  expect(page.frames()).toHaveLength(1);
});

test('markup in the code of a link is shown as text', async () => {
  const code = '"><img src=x onerror="window.ran=true"><script>window.ran=true</script>';
  const data = packEdit({
    code,
    variant: 'TS',
    styling: 'system',
    look: { mode: false, direction: false, density: false },
  });
  const page = await openPage(PAGE + editHash(DEMO, data));
  await page.getByRole('region').getByText('onerror').first().waitFor();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

import type { Locator, Page } from 'playwright-core';
import { chooseInDemo } from './support/demoMenu';
import { holdRequests, ISLAND_SCRIPTS, openHolding, openRecording } from './support/islands';
import { openLive, openPage, waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/react-button';
const DEMO = 'ButtonSizes';
/** Everything that only live editing and exporting need. */
const EDITING = /\/assets\/(?:sandbox\/|js\/demo-(?:editor|export))|\/demo-frame/;

interface Live {
  page: Page;
  demo: Locator;
  editor: Locator;
  text: Locator;
  /** What the edited demo shows. */
  shown: Locator;
  requests: string[];
}

/** Opens a demo's code and focuses it by keyboard. */
async function openEditor(path = PAGE, name = DEMO): Promise<Live> {
  const { page, requests } = await openRecording(`${path}#${name}.tsx`, EDITING);
  await waitForHydration(page);
  const demo = page.locator(`#${name}`);
  // The server prints the previews of all stylings; they make room for the open code.
  const code = demo.locator('pre:not([data-preview] *)');
  await code.waitFor();
  expect(requests).toEqual([]);
  await code.focus();
  const editor = demo.locator('[role="group"]:has(textarea)').last();
  await editor.waitFor();
  return {
    page,
    demo,
    editor,
    text: demo.locator('textarea'),
    shown: demo.frameLocator('iframe').locator('#demo'),
    requests,
  };
}

test('Enter starts editing, Escape ends it, and Tab passes through until then', SMOKE, async () => {
  const { page, editor, text } = await openEditor();
  await expect(editor).toBeFocused();
  expect(await editor.getByText('to start editing').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

test('code that can be edited says so, in the language of the page', async () => {
  const noteOf = (listing: Locator) =>
    listing.evaluate((element) => getComputedStyle(element, '::after').content);
  const page = await openPage(PAGE);
  const preview = page.locator('#BasicButtons [data-preview] .MuiCode-root');
  expect(await noteOf(preview)).toBe('"Editable"');
  await waitForHydration(page);
  await page
    .locator('#BasicButtons')
    .getByRole('button', { name: /^Expand code/ })
    .click();
  const code = page.locator('#BasicButtons .MuiCode-root', { hasText: 'export default' });
  await code.waitFor();
  expect(await noteOf(code)).toBe('"Editable"');
  const chinese = await openPage(`/zh${PAGE}`);
  const first = chinese.locator('#BasicButtons [data-preview] .MuiCode-root');
  expect(await noteOf(first)).toBe('"可编辑"');
});

test('without JavaScript, no code claims to be editable', async () => {
  const page = await openPage(PAGE, { javaScriptEnabled: false });
  const preview = page.locator('#BasicButtons [data-preview] .MuiCode-root');
  expect(await preview.evaluate((element) => getComputedStyle(element, '::after').display)).toBe(
    'none',
  );
});

test('edited code runs; "Reset demo" restores it', SMOKE, async () => {
  const { demo, text, shown } = await openEditor();
  const original = await text.inputValue();
  await text.fill('export default () => <p>Edited</p>;');
  await shown.getByText('Edited').waitFor();
  await chooseInDemo(demo, 'See more', 'Reset demo');
  await demo.locator('iframe').waitFor({ state: 'detached' });
  expect(await text.inputValue()).toBe(original);
});

test('a demo stays until the edited one is there, and nothing moves', async () => {
  const { page, demo, text, shown } = await openEditor();
  const release = await holdRequests(page, /\/demo-frame/);
  const heights = await demo.evaluateHandle((element) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(Math.ceil(element.getBoundingClientRect().height))).observe(
      element,
    );
    return seen;
  });
  const own = demo.locator(`[data-island="${DEMO}"]`);
  await text.press('End');
  await text.press('Space');
  await demo.locator('iframe').waitFor({ state: 'attached' });
  await expect(own).toBeVisible();
  await expect(demo.locator('iframe')).toBeHidden();
  release();
  await shown.getByRole('button').first().waitFor();
  await expect(own).toBeHidden();
  expect(await heights.evaluate((seen) => [...seen])).toHaveLength(1);
});

test('an edit survives the other language, collapsing, and the look', async () => {
  const { demo, text, shown } = await openEditor();
  const typed = 'export default () => <p>{1 as number}</p>;';
  await text.fill(typed);
  await shown.getByText('1').waitFor();
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await text.and(demo.getByText('{1 }')).waitFor();
  await demo.getByRole('button', { name: 'TS', exact: true }).click();
  expect(await text.inputValue()).toBe(typed);
  await demo.getByRole('button', { name: /^Hide code/ }).click();
  await chooseInDemo(demo, 'Change the look', 'Other color mode');
  await demo.getByRole('button', { name: /^Show code/ }).click();
  await demo.locator('pre').first().focus();
  expect(await text.inputValue()).toBe(typed);
});

for (const [code, message] of [
  ['const a = ;\nexport default () => null;', 'Line 1: '],
  [
    "import a from 'lodash';\nexport default () => <p>{a}</p>;",
    'Line 1: "lodash" can’t be imported',
  ],
  [
    "import { Buton } from '@mui/material';\nexport default () => <Buton />;",
    'Line 1: "@mui/material" has no export "Buton".',
  ],
  ['\nexport default () => { throw new Error("Boom"); };', 'Line 2: Boom'],
  ['const a = 1;\nconst a = 2;\nexport default () => null;', 'Line 2: '],
  ['export const a = 1;', 'The code must export a component as its default.'],
  ['export default () => { while (true) {} };', 'The demo was stopped'],
] as const) {
  test(`says what is wrong with ${JSON.stringify(code)}`, async () => {
    const { page, demo, text, shown } = await openEditor();
    // Chromium reports errors of syntax without a place.
    allowProblems(page, /^uncaught: $/);
    await text.fill(code);
    await demo.getByRole('alert').getByText(message).waitFor();
    await text.fill('export default () => <p>Repaired</p>;');
    await shown.getByText('Repaired').waitFor();
    await demo.getByRole('alert').getByText(message).waitFor({ state: 'detached' });
  });
}

test('packages that the page doesn’t use can be imported', async () => {
  const { text, shown } = await openEditor();
  await text.fill(
    [
      "import { Alarm } from '@mui/icons-material';",
      "import DeleteForever from '@mui/icons-material/DeleteForever';",
      "import { Button } from '@mui/base/Button';",
      'export default () => <Button>Base<Alarm /><DeleteForever /></Button>;',
    ].join('\n'),
  );
  await shown.getByRole('button', { name: 'Base' }).waitFor();
  expect(await shown.locator('svg').count()).toBe(2);
});

test('edited code can read neither cookies, nor storage, nor the page', SMOKE, async () => {
  const { text, shown } = await openEditor();
  await text.fill(`
const attempts = {
  cookie: () => document.cookie,
  storage: () => localStorage.length,
  page: () => parent.document.title,
};
const outcome = (attempt) => {
  try {
    return String(attempt());
  } catch (error) {
    return error.name;
  }
};
export default () => (
  <p>{Object.entries(attempts).map(([name, attempt]) => name + ': ' + outcome(attempt)).join(', ')}</p>
);`);
  await shown
    .getByText('cookie: SecurityError, storage: SecurityError, page: SecurityError')
    .waitFor();
});

test('errors of edited code are in Chinese on Chinese pages', async () => {
  const { demo, text } = await openEditor(`/zh${PAGE}`);
  await text.fill("import a from 'lodash';\nexport default () => <p>{a}</p>;");
  await demo.getByRole('alert').getByText('第 1 行：无法在此处导入').waitFor();
});

for (const [path, name] of [
  [PAGE, DEMO],
  ['/joy-ui/react-button', 'BasicButtons'],
  ['/base-ui/react-button', 'UnstyledButtonIntroduction'],
] as const) {
  test(`on ${path}, components of all libraries work together`, async () => {
    const { demo, text, shown } = await openEditor(path, name);
    await text.fill(`
import JoyButton from '@mui/joy/Button';
import { Input, Option, Select, CssVarsProvider } from '@mui/joy';
import { Button, Grid2, Typography } from '@mui/material';
import { LoadingButton } from '@mui/lab';
import { DataGrid } from '@mui/x-data-grid';
import { Box } from '@mui/system';
export default () => (
  <Box sx={{ p: 1 }}>
    <JoyButton>Joy</JoyButton>
    <Input placeholder="Input" />
    <Select defaultValue="a"><Option value="a">Option</Option></Select>
    <CssVarsProvider><JoyButton>Provided</JoyButton></CssVarsProvider>
    <Grid2 container><Button>Material</Button><Typography variant="h6">Title</Typography></Grid2>
    <LoadingButton>Lab</LoadingButton>
    <div style={{ height: 200 }}><DataGrid rows={[]} columns={[]} /></div>
  </Box>
);`);
    for (const label of ['Joy', 'Provided', 'Material', 'Lab']) {
      await shown.getByRole('button', { name: label, exact: true }).waitFor();
    }
    await shown.getByRole('grid').waitFor();
    const button = shown.getByRole('button', { name: 'Joy', exact: true });
    const filled = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(filled).toBe('rgb(11, 107, 203)');
    expect(await demo.locator('[role="alert"]').last().innerText()).toBe('');
  });
}

test('the short preview can be edited, and the whole code has the edit', async () => {
  const page = await openLive(PAGE);
  const demo = page.locator('#BasicButtons');
  // The code becomes an editor when it gets focus, which the island hears once it is live.
  await page.locator('[data-island="BasicButtons"][data-island-state="hydrated"]').waitFor();
  await demo.locator('pre').focus();
  const text = demo.locator('textarea');
  await text.waitFor();
  expect(await text.inputValue()).toMatch(/^<Button variant="text">Preview<\/Button>/);
  await text.fill('<Button>Edited\n</Button>\n<Unknown />');
  await demo.getByRole('alert').getByText('Line 3: ').waitFor();
  await text.fill('<Button>Edited</Button>');
  await demo.frameLocator('iframe').getByRole('button', { name: 'Edited' }).waitFor();
  await demo.getByRole('button', { name: /^Expand code/ }).click();
  await demo.locator('textarea').and(page.locator(':text("export default")')).waitFor();
  expect(await text.inputValue()).toContain('      <Button>Edited</Button>\n');
  await demo.getByRole('button', { name: /^Collapse code/ }).click();
  await text.waitFor();
  expect(await text.inputValue()).toBe('<Button>Edited</Button>');
  await chooseInDemo(demo, 'See more', 'Reset demo');
  await demo.locator('iframe').waitFor({ state: 'detached' });
  expect(await text.inputValue()).toMatch(/^<Button variant="text">Preview/);
});

test('a preview that has focus before its demo runs can be edited once it does', async () => {
  const { page, release } = await openHolding(PAGE, ISLAND_SCRIPTS, { waitUntil: 'commit' });
  const demo = page.locator('#BasicButtons');
  await demo.locator('pre').focus();
  release();
  await demo.locator('textarea').waitFor();
});

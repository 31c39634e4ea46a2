import { fingerprintOf, hashFiles } from '../../../../../scripts/lib/visit/fingerprint';
import type { VisitInputs } from '../../../../../scripts/lib/visit/fingerprint';
import { needsVisit, parseRecord, printEntry } from '../../../../../scripts/lib/visit/record';

const PATH = '/material-ui/react-button';
const RUNTIME = 'assets/js/runtime~main.fcc493b9.js';
const DEMOS = 'assets/js/demos-material-ui-react-button.748d1909.js';

interface Build {
  html?: string;
  demosName?: string;
  demos?: string;
  runtime?: string;
  main?: string;
  checks?: string;
  browser?: string;
}

/** The page's fingerprint in a build that differs from the first one in some of its files. */
function fingerprint({
  html = `<script src=/assets/js/main.19ecb477.js></script><p>Button</p><script>{"${DEMOS}":1}</script>`,
  demosName = DEMOS,
  demos = 'export const label = "Save draft";',
  runtime = '({"demo-root":"a01ed098",ad:"6345361c"})[e]',
  main = 'startPages();',
  checks = 'checks',
  browser = '147.0',
}: Build = {}): string {
  const inputs: VisitInputs = {
    html,
    ownFiles: new Map([[demosName, hashFiles(new Map([[demosName, demos]]))]]),
    shell: hashFiles(
      new Map([
        [RUNTIME, runtime],
        ['assets/js/main.19ecb477.js', main],
      ]),
    ),
    checks,
    browser,
  };
  return fingerprintOf(inputs);
}

const passed = parseRecord(printEntry({ path: PATH, fingerprint: fingerprint() }));
const isVisited = (build?: Build) =>
  needsVisit({ path: PATH, fingerprint: fingerprint(build) }, passed);

test('a page is skipped when nothing changed since a visit that passed', () => {
  expect(isVisited()).toBe(false);
});

test.each<[string, Build]>([
  ['its HTML', { html: '<p>Buttons</p>' }],
  ['its own chunk', { demos: 'export const label = "Save";' }],
  ['another chunk that it loads', { demosName: 'assets/js/demos-material-ui-icons.748d1909.js' }],
  ['the shell', { main: 'startPages(); startMore();' }],
  ['the list of the shell’s chunks', { runtime: '({"demo-root":"a01ed098"})[e]' }],
  ['the code of the checks', { checks: 'other checks' }],
  ['the browser', { browser: '148.0' }],
])('a page is visited when a change was made to %s', (_name, build) => {
  expect(isVisited(build)).toBe(true);
});

test('a page is skipped when only the hashes in names of files changed', () => {
  const html = `<script src=/assets/js/main.00000001.js></script><p>Button</p><script>{"${DEMOS.replace('748d1909', '00000002')}":1}</script>`;
  expect(isVisited({ html })).toBe(false);
  expect(isVisited({ demosName: DEMOS.replace('748d1909', '00000002') })).toBe(false);
  expect(isVisited({ runtime: '({"demo-root":"00000003",ad:"00000004"})[e]' })).toBe(false);
});

test('what only looks like a hash counts', () => {
  expect(isVisited({ demos: 'export const shadow = "#00000014";' })).toBe(true);
  const colored = (color: string) =>
    fingerprint({ demos: `export const color = {"a":"${color}"}` });
  expect(colored('aaaaaaaa')).not.toBe(colored('bbbbbbbb'));
});

describe('the record', () => {
  const visit = { path: PATH, fingerprint: fingerprint() };
  const failure = { path: PATH, fingerprint: null };

  test('a page is visited the first time', () => {
    expect(needsVisit(visit, parseRecord(''))).toBe(true);
    expect(needsVisit({ ...visit, path: '/' }, passed)).toBe(true);
  });

  test('a page is visited after a visit that failed, though it passed before', () => {
    expect(needsVisit(visit, parseRecord(printEntry(visit) + printEntry(failure)))).toBe(true);
    expect(needsVisit(visit, parseRecord(printEntry(failure) + printEntry(visit)))).toBe(false);
  });

  test('what is not a visit is ignored', () => {
    const lines = `${printEntry(visit)}null\n{"path":1}\n{"path":"/a","fing`;
    expect([...parseRecord(lines)]).toEqual([[PATH, visit.fingerprint]]);
  });

  test('a page without fingerprint is always visited', () => {
    expect(needsVisit(failure, passed)).toBe(true);
  });
});

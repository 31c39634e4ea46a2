import fc from 'fast-check';
import { createNavigation } from '../../browser/pages/navigation';
import { createBrowserHistory } from '../../browser/pages/browserHistory';
import { followHistory } from '../../browser/pages/followHistory';
import { FakeBrowser } from './fakeBrowser';

interface Request {
  path: string;
  resolve: (path: string) => void;
  reject: (error: Error) => void;
}

/** Of the present document: what it shows, and the pages that it has asked for. */
const shown = { page: '', header: '' };
const requests: Request[] = [];

// What is left of a page is its path.
jest.mock('../../browser/pages/fetchPage', () => ({
  fetchPage: (path: string) =>
    new Promise<string>((resolve, reject) => requests.push({ path, resolve, reject })),
}));
jest.mock('../../browser/pages/preparePage', () => ({
  preparePage: (path: string) => Promise.resolve({ path }),
  addEmotionStyles: () => {},
}));
jest.mock('../../browser/pages/swapPage', () => ({
  swapPage: ({ path }: { path: string }) => Object.assign(shown, { page: path }),
  announcePage: () => {},
  focusPage: () => {},
}));
jest.mock('../../browser/pages/scrollPositions', () => ({
  enterHistoryEntry: () => {},
  restoreScrollPosition: () => {},
  scrollWithinPage: () => {},
  startsAtTop: () => false,
}));
jest.mock('@component-docs/kit/browser/afterPaint', () => ({ afterPaint: queueMicrotask }));

const flush = () => new Promise((resolve) => setImmediate(resolve));

const MISSING = '/missing';
const answerOf = (path: string) => (path === MISSING ? 'not found' : path);

/** What the scripts of a document do next; undefined when they have run. */
let nextScript: (() => void) | undefined;
let follow: ((path: string) => void) | undefined;

const browser = new FakeBrowser((loadedFrom) => {
  requests.splice(0);
  Object.assign(shown, { page: answerOf(loadedFrom), header: loadedFrom });
  follow = undefined;
  nextScript = start;
});

/** The main script. */
function start(): void {
  const navigation = createNavigation({ onEnter: () => {}, onLeave: () => {} });
  const history = createBrowserHistory();
  const document = window;
  nextScript = () => {
    nextScript = undefined;
    follow = history.push;
    followHistory({
      history,
      follow: () => navigation.follow(),
      tell(hook, { location }) {
        if (hook === 'onRouteDidUpdate' && document === window) {
          shown.header = location.pathname;
        }
        return () => {};
      },
      reload: () => document === window && browser.reload(),
    });
  };
}

type Turn =
  | { type: 'link'; path: string }
  | { type: 'back' | 'forward' | 'reload' | 'script' }
  | { type: 'answer'; index: number; fails: boolean };

const paths = fc.constantFrom('/a', '/b', '/b', MISSING);
// Mostly, links are followed within a document, and their pages arrive.
const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ type: fc.constant('link' as const), path: paths }),
  fc.record({ type: fc.constantFrom('back' as const, 'forward', 'reload') }),
  { weight: 2, arbitrary: fc.constant<Turn>({ type: 'script' }) },
  fc.record({
    type: fc.constant('answer' as const),
    index: fc.nat(3),
    fails: fc.constantFrom(false, false, false, true),
  }),
);

function answer(index: number, fails: boolean): void {
  const [request] = requests.splice(index % Math.max(requests.length, 1), 1);
  if (fails || request?.path === MISSING) {
    request?.reject(new Error('no page'));
  } else {
    request?.resolve(request.path);
  }
}

function take(next: Turn): void {
  switch (next.type) {
    case 'link':
      return follow ? follow(next.path) : browser.load(next.path);
    case 'back':
      return browser.go(-1);
    case 'forward':
      return browser.go(1);
    case 'reload':
      return browser.reload();
    case 'script':
      return nextScript?.();
    case 'answer':
      return answer(next.index, next.fails);
  }
}

test('whatever readers do while scripts and pages load, the address’ page is on the screen in the end', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 40, size: 'max' }), async (turns) => {
      browser.start('/a');
      for (const next of turns) {
        take(next);
        await flush();
      }
      // The rest of what is underway ends well. A document that can't show the page is loaded once.
      for (let left = 20; (nextScript ?? requests.length > 0) && left > 0; left -= 1) {
        nextScript?.();
        answer(0, false);
        await flush();
      }
      expect(shown).toEqual({ page: answerOf(browser.path), header: browser.path });
      expect([nextScript, requests]).toEqual([undefined, []]);
    }),
    { numRuns: 500 },
  );
});

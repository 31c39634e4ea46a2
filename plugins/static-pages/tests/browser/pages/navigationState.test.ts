import fc from 'fast-check';
import { nextStep } from '../../../browser/pages/navigationState';
import type {
  NavigationEffect,
  NavigationEvent,
  NavigationState,
} from '../../../browser/pages/navigationState';

const at = (shown: string, awaited: string | null = null): NavigationState => ({ shown, awaited });
const types = (effects: readonly NavigationEffect[]) => effects.map(({ type }) => type);

test('fetches the page of a new address and shows it when it arrives', () => {
  const asked = nextStep(at('/a'), { type: 'address', path: '/b' });
  expect(asked).toEqual({ state: at('/a', '/b'), effects: [{ type: 'fetch', path: '/b' }] });
  const shown = nextStep(asked.state, { type: 'arrived', path: '/b' });
  expect(shown).toEqual({
    state: at('/b'),
    effects: [
      { type: 'show', path: '/b' },
      { type: 'settle', afterPaint: true },
    ],
  });
});

test('settles at once at the address of the page on the screen', () => {
  const { state, effects } = nextStep(at('/a', '/b'), { type: 'address', path: '/a' });
  expect([state, types(effects)]).toEqual([at('/a'), ['settle']]);
});

test('ignores an answer to an address that was left', () => {
  const late = nextStep(at('/a', '/c'), { type: 'arrived', path: '/b' });
  expect(late).toEqual({ state: at('/a', '/c'), effects: [] });
});

test('does not fetch a page twice that is on its way', () => {
  expect(nextStep(at('/a', '/b'), { type: 'address', path: '/b' }).effects).toEqual([]);
});

test('asks for one full load when the awaited page fails', () => {
  const failed = nextStep(at('/a', '/b'), { type: 'failed', path: '/b' });
  expect(failed).toEqual({ state: at('/a'), effects: [{ type: 'full-load', path: '/b' }] });
  expect(nextStep(failed.state, { type: 'failed', path: '/b' }).effects).toEqual([]);
});

const PATHS = ['/a', '/b', '/c', '/d'];

/** What happens to a reader: they go somewhere, or one of the requests under way ends. */
type Turn = { go: string } | { end: number; fails: boolean };

const turns = fc.array(
  fc.oneof(
    fc.record({ go: fc.constantFrom(...PATHS) }),
    fc.record({ end: fc.nat(5), fails: fc.boolean() }),
  ),
  { maxLength: 60 },
);

test('shows the page of the address, or the one before while it loads, in any order of events', () => {
  fc.assert(
    fc.property(turns, (story: Turn[]) => {
      let state = at('/a');
      let address = '/a';
      let screen = '/a';
      let isGone = false;
      const underway: string[] = [];
      const dispatch = (event: NavigationEvent) => {
        const step = nextStep(state, event);
        state = step.state;
        step.effects.forEach((effect) => {
          if (effect.type === 'fetch') {
            underway.push(effect.path);
          } else if (effect.type === 'show') {
            // Nothing is ever shown but the page of the address.
            expect(effect.path).toBe(address);
            screen = effect.path;
          } else if (effect.type === 'full-load') {
            expect(effect.path).toBe(address);
            isGone = true;
          } else {
            expect(screen).toBe(address);
          }
        });
      };
      for (const turn of story) {
        if (isGone) {
          return;
        }
        if ('go' in turn) {
          address = turn.go;
          dispatch({ type: 'address', path: address });
        } else {
          const [path] = underway.splice(turn.end % Math.max(underway.length, 1), 1);
          if (path !== undefined) {
            dispatch({ type: turn.fails ? 'failed' : 'arrived', path });
          }
        }
        expect(state.shown).toBe(screen);
        expect(isGone || screen === address || state.awaited === address).toBe(true);
      }
      // When the last request has ended well, the address's page is on the screen.
      underway.splice(0).forEach((path) => dispatch({ type: 'arrived', path }));
      expect(isGone || screen === address).toBe(true);
    }),
    { numRuns: 500 },
  );
});

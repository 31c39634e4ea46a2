import { sharesLibraries } from '../../../node/islands/sharesLibraries';

test.each([
  ['demos-material-ui-react-button', false, true],
  ['tool-icons', false, true],
  [null, false, true],
  ['main', true, false],
  ['tool-theme-builder', false, false],
  ['tool-joy-theme-builder', false, false],
])(
  'whether the chunk %s (loaded at once: %s) shares its libraries: %s',
  (name, initial, expected) => {
    expect(
      sharesLibraries(/^tool-(?:joy-)?theme-builder$/)({ name, canBeInitial: () => initial }),
    ).toBe(expected);
  },
);

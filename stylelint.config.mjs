// The scales of the design. A value that isn't in one needs a reason in a comment next to it.

/** Text, in rem: 11, 12, 13, 14, 16, 18, 20, 24, 26, 32, and 36 px. */
const TEXT = [0.6875, 0.75, 0.8125, 0.875, 1, 1.125, 1.25, 1.5, 1.625, 2, 2.25];

/** Space around and between elements, in rem: 2 to 16 px in steps of 2, then 20 to 96 px. */
const SPACE = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6];

const MOTION = [150, 225];

const oneOf = (numbers) =>
  `(?:${numbers.map((number) => String(number).replace('.', '\\.')).join('|')})`;

/** What every property may have: tokens, keywords, and calculations with them. */
const FREE = '(?:var|calc|env|max|min|clamp)\\(.*\\)|[a-z-]+|0|1px|-1px|[\\d.]+(?:%|em|ch)';

const space = new RegExp(`^(?:(?:-?${oneOf(SPACE)}rem|${FREE})(?: |$))+$`);
const duration = new RegExp(`^(?!.*(?<!\\b${oneOf(MOTION)})ms)`);

/** Features that some of the supported browsers lack, where a page is whole without them. */
const ENHANCEMENTS = ['css-media-scripting', 'css-resize', 'css-touch-action'];

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Pages are also read from right to left.
    'property-disallowed-list': [
      /^(?:top|right|bottom|left|(?:min-|max-)?(?:width|height))$/,
      /^(?:margin|padding|border)-(?:top|right|bottom|left)\b/,
    ],
    'declaration-property-value-disallowed-list': {
      '/^(?:clear|float|text-align)$/': ['left', 'right'],
    },
    // What the browsers of package.json's browserslist don't have.
    'plugin/no-unsupported-browser-features': [
      true,
      { ignorePartialSupport: true, ignore: ENHANCEMENTS },
    ],
    'declaration-property-value-allowed-list': {
      'font-size': [new RegExp(`^(?:${oneOf(TEXT)}rem|[\\d.]+em|inherit|0|var\\(.*\\))$`)],
      'font-weight': [/^(?:400|500|600|700|inherit|var\(.*\))$/],
      '/^(?:padding|margin|gap|row-gap|column-gap)/': [space],
      'border-radius': [/^(?:var\(.*\)|0|50%|999px|inherit|calc\(.*\))$/],
      '/^transition/': [duration],
    },
  },
};

import type { TypeOrigin } from '../model/extracted';

/** Types that a guide of the product describes better than their declaration does. */
export const TYPE_GUIDES: ReadonlySet<string> = new Set(['Theme']);

const THEME_GUIDES: Readonly<Record<string, string>> = {
  'material-ui': '/material-ui/customization/default-theme/',
  'joy-ui': '/joy-ui/customization/default-theme-viewer/',
};

/** Returns the guide to a type of `TYPE_GUIDES`, if the product has one. */
export function typeGuide(name: string, product: string): string | undefined {
  return TYPE_GUIDES.has(name) ? THEME_GUIDES[product] : undefined;
}

const MDN = 'https://developer.mozilla.org/docs/Web/API/';
const REACT = 'https://react.dev/';

/** Pages where React's documentation describes its types. The first match applies. */
const REACT_PAGES: readonly (readonly [name: RegExp, page: string])[] = [
  [/^React(?:Node|Element)$/, 'learn/typescript#typing-children'],
  [/Event(?:Handler)?$/, 'learn/typescript#typing-dom-events'],
  [/^CSSProperties$/, 'learn/typescript#typing-style-props'],
  [/^(?:Ref|RefObject|LegacyRef)$/, 'learn/manipulating-the-dom-with-refs'],
  [/^InputHTMLAttributes$/, 'reference/react-dom/components/input#props'],
  [/Attributes$/, 'reference/react-dom/components/common#common-props'],
  [/./, 'learn/typescript#useful-types'],
];

/** DOM interfaces with a page on MDN; the others exist only in TypeScript. */
const DOM_INTERFACE =
  /(?:Element|Event|EventTarget|Observer|List)$|^(?:DOMRect|Document|Node|Window)$/;

/**
 * Returns the URL of the public reference for a type of React or the DOM. Returns undefined if it
 * has no page there, and for the language's own types.
 */
export function typeReference(name: string, origin: TypeOrigin): string | undefined {
  if (origin === 'dom') {
    return DOM_INTERFACE.test(name) ? MDN + name : undefined;
  }
  if (origin === 'react' && name.startsWith('React.')) {
    const own = name.slice('React.'.length);
    const page = REACT_PAGES.find(([pattern]) => pattern.test(own));
    return page && REACT + page[1];
  }
  return undefined;
}

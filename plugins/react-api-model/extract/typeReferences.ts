import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { TypeOrigin } from '../model/extracted';

/** Returns whether a guide of a product describes a type better than its declaration does. */
export const hasGuide = (name: string): boolean => Object.hasOwn(LIBRARY.typeGuides ?? {}, name);

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
 * Returns the URL of the public reference for a type of React or the DOM, if it has a page there.
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

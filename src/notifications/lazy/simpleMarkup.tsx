import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { isWebAddress, parseUrl } from '../../lib/shared/address';

/** The elements that a notification may use; other elements are reduced to their text. */
const ALLOWED = ['b', 'strong', 'i', 'em', 'code', 'a', 'br'] as const;
/** Elements whose text isn't for readers. */
const DROPPED = ['script', 'style', 'template', 'noscript'];

function linkProps(element: Element) {
  const href = element.getAttribute('href') ?? '';
  const url = parseUrl(href);
  return url && isWebAddress(url) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
}

function toReact(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) {
    return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  }
  const name = node.localName;
  if (DROPPED.includes(name)) {
    return null;
  }
  const tag = ALLOWED.find((allowed) => allowed === name);
  const children = [...node.childNodes].map(toReact);
  if (!tag) {
    return <Fragment key={key}>{children}</Fragment>;
  }
  const props = { key, ...(tag === 'a' ? linkProps(node) : {}) };
  return tag === 'br' ? <br key={key} /> : createElement(tag, props, children);
}

/**
 * Returns untrusted markup as React elements: emphasis, code, and links to the web. Everything else
 * becomes text. No scripts run, because the parsed document is never displayed.
 */
export function simpleMarkup(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map(toReact);
}

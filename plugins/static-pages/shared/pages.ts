/**
 * Returns the one form of a pathname under which a page is known: `/a`, `/a/`, `/a.html`, and
 * `/a/index.html` are the same page.
 */
export function pathKey(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

/**
 * Attributes by which the server's HTML says where a page's content is. Content is everything
 * between header and footer: side navigation and `<main>`.
 */
export const PAGE_ATTRIBUTE = 'data-page-content';
/** On a `<template>` right after the content, so that its end can be found in a text. */
export const PAGE_END_ATTRIBUTE = 'data-page-end';
/** On the side navigation, with the product's id: pages with the same one share it. */
export const SIDE_NAVIGATION_ATTRIBUTE = 'data-side-navigation';

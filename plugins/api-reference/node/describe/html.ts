import { micromark } from 'micromark';
import { escapeHtml } from '@component-docs/kit/shared/escapeHtml';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { GUIDES } from '../../shared/component-page/types';
import type { GuideLinks } from '../../shared/component-page/types';

/** Where a line of Chinese may end before code: browsers don't see it before quotation marks. */
const BEFORE_CODE = /(?<=[、，；：。）])(?=<code>)/gu;

/** Rendered comments: most belong to props that many components share or inherit. */
const rendered = new Map<string, string>();

/**
 * Renders a comment's Markdown as HTML. Raw HTML is shown as text, and URLs that would run a script
 * are dropped. Headings start at level 3, below the page's sections.
 */
export function renderBlocks(markdown: string): string {
  const html =
    rendered.get(markdown) ??
    micromark(markdown)
      .replace(/<(\/?)h[12]>/g, '<$1h3>')
      .replace(BEFORE_CODE, '<wbr>');
  rendered.set(markdown, html);
  return html;
}

/** Renders Markdown for a sentence or a table cell: a single paragraph loses its tags. */
export function renderInline(markdown: string): string {
  const html = renderBlocks(markdown);
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}

/** The site that comments of packages link to, and the base of their root-relative links. */
export const LIBRARY_SITE = LIBRARY.site;

/** The same, or the site of an earlier release: comments link to `https://v5.acme.dev` once version 6 has `https://acme.dev`. */
const RELEASE_SITE = new RegExp(
  `^https?://(?:v\\d+\\.)?${new URL(LIBRARY_SITE).host.replaceAll('.', '\\.')}(?=/)`,
);

/**
 * Returns this site's path (with base URL and locale) for a URL of the library's public site;
 * undefined if this site doesn't have the page.
 */
export type ResolveLink = (url: string) => string | undefined;

/** Returns the target of a link: a page of this site, or else the original URL, made absolute. */
export function resolveHref(url: string, resolveLink: ResolveLink): string {
  const absolute = url.startsWith('/') ? LIBRARY_SITE + url : url;
  return RELEASE_SITE.test(absolute)
    ? (resolveLink(absolute.replace(RELEASE_SITE, LIBRARY_SITE)) ?? absolute)
    : absolute;
}

/** Rewrites the links in HTML from `renderBlocks`. Links to other sites open in a new tab. */
export function rewriteLinks(html: string, resolveLink: ResolveLink): string {
  return html.replace(/<a href="([^"]*)"/g, (_, href: string) => {
    const target = resolveHref(href.replaceAll('&amp;', '&'), resolveLink);
    const isElsewhere = /^https?:/.test(target);
    const newTab = isElsewhere ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<a href="${escapeHtml(target)}"${newTab}`;
  });
}

/** Returns the URLs of the guides: on this site if it has the guide, otherwise on the library's site. */
export function guideLinks(resolveLink: ResolveLink): GuideLinks {
  const entries = GUIDES.map((guide) => {
    const path = LIBRARY.guides?.[guide];
    return [guide, path ? resolveHref(LIBRARY_SITE + path, resolveLink) : LIBRARY_SITE];
  });
  return Object.fromEntries(entries) as GuideLinks;
}

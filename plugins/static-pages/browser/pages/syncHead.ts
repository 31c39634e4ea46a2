/** How long the page waits for a style sheet; a missing one must not hold it, in ms. */
const STYLE_SHEET_TIMEOUT_MS = 4000;

const STYLE_SHEETS = 'link[rel="stylesheet"]';
/** On a style sheet that loads for a page which isn't on the screen yet. */
const AHEAD = 'data-ahead';
/** Elements that Docusaurus prints for the page, as opposed to elements that every page has. */
const OF_THE_PAGE = '[data-rh]';

/** Parses HTML in a template, where nothing loads or runs, and which costs less than a separate document. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const hrefOf = (link: Element) => link.getAttribute('href');

function findStyleSheet(link: Element): HTMLLinkElement | undefined {
  return [...document.head.querySelectorAll<HTMLLinkElement>(STYLE_SHEETS)].find(
    (known) => hrefOf(known) === hrefOf(link),
  );
}

function startLoading(link: HTMLLinkElement): HTMLLinkElement {
  const added = document.importNode(link, true);
  added.media = 'print';
  added.setAttribute(AHEAD, '');
  // A page that needs it later tries again.
  added.addEventListener('error', () => added.remove());
  document.head.append(added);
  return added;
}

function whenLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, STYLE_SHEET_TIMEOUT_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });
}

/**
 * Loads the style sheets of another page's head that the document doesn't have yet. They don't apply
 * before `syncHead`: the browser would compute the styles of the old page once more.
 */
export async function loadStyleSheets(head: ParentNode): Promise<void> {
  const links = [...head.querySelectorAll<HTMLLinkElement>(STYLE_SHEETS)].map(
    (link) => findStyleSheet(link) ?? startLoading(link),
  );
  // A style sheet that another page asked for may still be loading.
  await Promise.all(links.filter(({ sheet }) => !sheet).map(whenLoaded));
}

/**
 * Changes the document's head to the head of another page: title, metas, links, and styles of the page
 * itself. Elements that both heads have stay, so that no style sheet loads twice.
 */
export function syncHead(head: ParentNode): void {
  const wantedSheets = new Set([...head.querySelectorAll(STYLE_SHEETS)].map(hrefOf));
  document.head.querySelectorAll(`[${AHEAD}]`).forEach((link) => {
    if (wantedSheets.has(hrefOf(link))) {
      link.removeAttribute('media');
      link.removeAttribute(AHEAD);
    }
  });
  const wanted = new Map(
    [...head.querySelectorAll(OF_THE_PAGE)].map((element) => [element.outerHTML, element] as const),
  );
  document.head.querySelectorAll(`${OF_THE_PAGE}:not([${AHEAD}])`).forEach((element) => {
    const isKept = wanted.delete(element.outerHTML);
    if (!isKept) {
      element.remove();
    }
  });
  wanted.forEach((element) => document.head.append(document.importNode(element, true)));
  const title = head.querySelector('title')?.textContent;
  if (title) {
    document.title = title;
  }
  // Style sheets of a part of the site, such as the reference: pages outside of it don't have them.
  document.head.querySelectorAll(`${STYLE_SHEETS}[data-part]:not([${AHEAD}])`).forEach((link) => {
    if (!wantedSheets.has(hrefOf(link))) {
      link.remove();
    }
  });
}

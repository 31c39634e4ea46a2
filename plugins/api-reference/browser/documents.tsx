import type { ReactElement, ReactNode } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import ApiFilter from '@theme/ApiFilter';
import Heading from '@theme/Heading';
import type { ApiPageData, TocEntry } from '../shared/component-page/types';
import { tocEntries } from '../shared/component-page/sections';
import type { SymbolPageData, ApiIndexData } from '../shared/pages';
import { viewsScript, REFERENCE_ATTRIBUTE } from './behavior/markup';
import { ApiDocument, SymbolDocument } from './component-page/ApiDocument';
import {
  apiDescription,
  apiTitle,
  sectionLabels,
  symbolDescription,
} from './component-page/labels';
import { symbolToc } from './contents';
import { indexDescription, indexTitle } from './indexLabels';

/**
 * The content of a reference page: HTML without React in the browser, which `plugins/api-reference/browser/behavior`
 * answers. The style sheet of the reference comes with it (plugins/static-pages/node/page-assets). Id and class tell
 * reader views that all of it is the content: by their own measure, it would be the longest table.
 */
export function ReferenceContent({ children }: { children: ReactNode }) {
  return (
    <div
      {...{ [REFERENCE_ATTRIBUTE]: '' }}
      id="reference-content"
      className="reference-content"
      data-styles="reference"
    >
      {/* Applies the stored views before first paint. After a navigation, plugins/api-reference/browser/behavior does so. */}
      <script dangerouslySetInnerHTML={{ __html: viewsScript }} />
      {children}
    </div>
  );
}

/** The data about a page that the layout of a document needs, besides its content. */
interface PageSummary extends Pick<ApiPageData, 'slug' | 'previous' | 'next'> {
  title: string;
  description: string;
  permalink: string;
  toc: TocEntry[];
}

/**
 * Returns a page of the API reference as a document, so that Docusaurus' layout (breadcrumbs,
 * contents, metadata) accepts it.
 *
 * @param content a component that is used only for this page, because properties are added to it
 */
function asDocument(
  content: () => ReactElement,
  { slug, title, description, permalink, toc, previous, next }: PageSummary,
): PropDocContent {
  return Object.assign(content, {
    frontMatter: {},
    assets: {},
    contentTitle: title,
    toc,
    metadata: {
      id: `api/${slug}`,
      title,
      description,
      permalink,
      previous,
      next,
      source: '',
      sourceDirName: '.',
      slug: `/api/${slug}`,
      draft: false,
      unlisted: false,
      version: 'current',
      tags: [],
      lastUpdatedAt: undefined,
      lastUpdatedBy: undefined,
      frontMatter: {},
    },
  });
}

/** Returns the API page of a component as a document. */
export function apiDocContent(api: ApiPageData, permalink: string): PropDocContent {
  const [description, toc] = [apiDescription(api), tocEntries(api, sectionLabels())];
  const content = () => (
    <ReferenceContent>
      <ApiDocument api={api} />
    </ReferenceContent>
  );
  return asDocument(content, { ...api, permalink, title: apiTitle(api), description, toc });
}

/** The page of an interface or a hook as a document. */
export function symbolDocContent(api: SymbolPageData, permalink: string): PropDocContent {
  const [description, toc] = [symbolDescription(api), symbolToc(api)];
  const content = () => (
    <ReferenceContent>
      <SymbolDocument api={api} />
    </ReferenceContent>
  );
  return asDocument(content, { ...api, permalink, title: apiTitle(api), description, toc });
}

/** Returns the index page of an API reference as a document: its lists, and a search field. */
export function indexDocContent(data: ApiIndexData, permalink: string): PropDocContent {
  const { productId, components, hooks } = data;
  const title = indexTitle(data);
  const description = indexDescription(data);
  const content = () => (
    <div data-styles="reference">
      <Heading as="h1">{title}</Heading>
      <p className="description">{description}</p>
      <ApiFilter productId={productId} components={components} hooks={hooks} />
    </div>
  );
  return asDocument(content, { ...data, slug: 'index', title, description, permalink, toc: [] });
}

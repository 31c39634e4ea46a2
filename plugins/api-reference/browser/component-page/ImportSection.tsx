import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { ApiSection } from './ApiSection';
import { PreparedHtml } from './PreparedHtml';
import type { ComponentApi } from '../../shared/component-page/types';

/** Says that there are several ways to import a component. */
export function ImportChoice({ href }: { href: string }) {
  const link = (
    <Link to={href}>
      <Translate id="api.import.choice.link">guide to bundle size</Translate>
    </Link>
  );
  return (
    <p>
      <Translate id="api.import.choice" values={{ link }}>
        {'Both give the same component; the {link} explains when it matters which one you use.'}
      </Translate>
    </p>
  );
}

interface Props {
  api: Pick<ComponentApi, 'importSample' | 'descriptionHtml'>;
  language?: 'js' | 'ts';
  /** The slug of the imported item, in a tab with several components or hooks. */
  slug?: string;
  /** A remark on the ways to import it. */
  children?: ReactNode;
}

/** How to import a component, a hook, or an interface, and its description from the package. */
export function ImportSection({ api, language = 'js', slug, children }: Props) {
  const { importSample, descriptionHtml } = api;
  return (
    <ApiSection id="import" slug={slug}>
      <CodeBlock html={importSample.html} language={language} />
      {children}
      {descriptionHtml !== undefined && <PreparedHtml html={descriptionHtml} />}
    </ApiSection>
  );
}

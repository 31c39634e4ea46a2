import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { ApiSection } from './ApiSection';
import { PreparedHtml } from './PreparedHtml';
import type { ComponentApi } from '../../shared/component-page/types';

function ImportChoice({ href }: { href: string }) {
  const link = (
    <Link to={href}>
      <Translate id="api.import.choice.link" description="Link text in api.import.choice">
        guide to bundle size
      </Translate>
    </Link>
  );
  return (
    <p>
      <Translate
        id="api.import.choice"
        description="Below several ways to import; link is api.import.choice.link"
        values={{ link }}
      >
        {'Both give the same component; the {link} explains when it matters which one you use.'}
      </Translate>
    </p>
  );
}

interface Props {
  api: ComponentApi;
}

/** How to import the component, and its description from the package. */
export function ImportSection({ api }: Props) {
  const { importSample, imports, guides, descriptionHtml } = api;
  return (
    <ApiSection id="import">
      <CodeBlock html={importSample.html} language="js" />
      {imports.length > 1 && <ImportChoice href={guides.bundleSize} />}
      {descriptionHtml !== undefined && <PreparedHtml html={descriptionHtml} />}
    </ApiSection>
  );
}

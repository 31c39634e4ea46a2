import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type { ComponentApi } from '../../shared/component-page/types';
import { ApiSection } from './ApiSection';

/** Says, once on a page, that some of its texts are drafts of a translation. */
export function DraftNote() {
  return (
    <p>
      <Translate id="api.drafts">
        Some descriptions on this page are drafts of a translation.
      </Translate>
    </p>
  );
}

interface Props {
  api: Pick<ComponentApi, 'name' | 'packageName' | 'version' | 'sourceUrl' | 'hasDrafts'>;
}

/**
 * A link to the source code of a component, interface, or hook, at the release that the page describes,
 * and a note about drafts.
 */
export function SourceSection({ api }: Props) {
  const { name, packageName, version, sourceUrl, hasDrafts } = api;
  const link = (
    <Link to={sourceUrl}>
      <Translate id="api.source.text.link" values={{ name }}>
        {'source code of {name}'}
      </Translate>
    </Link>
  );
  return (
    <ApiSection id="source-code">
      <p>
        <Translate id="api.source.text" values={{ link, packageName, version }}>
          {
            'This page is made from {packageName} {version}. What it does not tell, the {link} does.'
          }
        </Translate>
      </p>
      {hasDrafts && <DraftNote />}
    </ApiSection>
  );
}

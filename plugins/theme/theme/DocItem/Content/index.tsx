// Wraps: adds the language of its text.
import type { ReactNode } from 'react';
import Content from '@theme-init/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { ContentLanguage } from '@component-docs/translation-drift/browser/ContentLanguage';

/** A document's content, marked with its actual language. */
export default function DocItemContent(props: Props): ReactNode {
  return (
    <ContentLanguage>
      <Content {...props} />
    </ContentLanguage>
  );
}

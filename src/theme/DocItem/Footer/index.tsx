// Wraps: adds the feedback form.
import type { ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import { Island } from '@component-docs/static-pages/browser/islands';
import { Feedback } from '@site/src/feedback/Feedback';
import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';

/** The footer of a document: a link to its source, and the feedback. */
export default function DocItemFooterWithFeedback(): ReactNode {
  const { metadata } = useDoc();
  const { label: version } = useDocsVersion();
  const page = pathnameToLanguage(metadata.permalink).canonicalPathname;
  const props = { page, title: metadata.title, version };
  return (
    <>
      <DocItemFooter />
      <Island id="feedback" module="feedback" trigger="visible" props={props}>
        <Feedback {...props} />
      </Island>
    </>
  );
}

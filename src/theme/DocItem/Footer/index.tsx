import type { ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import { Feedback } from '@site/src/services/feedback/Feedback';
import { pathnameToLanguage } from '@site/src/site/navigation/pathnameToLanguage';

/** The end of a document: the way to its source, and whether it helped. */
export default function DocItemFooterWithFeedback(): ReactNode {
  const { metadata } = useDoc();
  const { label } = useDocsVersion();
  const page = pathnameToLanguage(metadata.permalink).canonicalPathname;
  return (
    <>
      <DocItemFooter />
      <Feedback key={page} page={page} title={metadata.title} version={label} />
    </>
  );
}

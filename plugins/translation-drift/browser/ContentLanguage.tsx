import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { UntranslatedNotice } from './UntranslatedNotice';
import { useContentLanguage } from '../../labels/browser/useContentLanguage';

/** Shows a document's content. Untranslated content is marked as English and preceded by a notice. */
export function ContentLanguage({ children }: { children: ReactNode }) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { englishPath, lang } = useContentLanguage();
  if (lang === undefined) {
    return children;
  }
  return (
    <>
      <UntranslatedNotice
        englishPath={englishPath}
        guideUrl={`${String(customFields?.repositoryUrl)}/blob/main/contributing/writing.md#translate-a-page`}
      />
      <div lang={lang}>{children}</div>
    </>
  );
}

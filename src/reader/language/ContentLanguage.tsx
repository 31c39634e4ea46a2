import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { UntranslatedNotice } from './UntranslatedNotice';
import { useContentLanguage } from './useContentLanguage';

/** A document's content; one that is not translated says so first, and that it is in English. */
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
        guideUrl={`${String(customFields?.repositoryUrl)}/blob/main/CONTRIBUTING.md#translate-a-page`}
      />
      <div lang={lang}>{children}</div>
    </>
  );
}

import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useContentLanguage } from '@component-docs/labels/browser/useContentLanguage';
import Translate from '@docusaurus/Translate';
import { Callout } from '@component-docs/written-pages/browser/callout/Callout';

interface Props {
  /** The English page. It is part of another build, so the link does a full page load. */
  englishPath: string;
  /** The guide for translating a page. */
  guideUrl: string;
}

/** The notice above a page that is shown in English because it has no translation. */
function UntranslatedNotice({ englishPath, guideUrl }: Props) {
  return (
    <Callout type="info">
      <p>
        <Translate
          id="language.untranslated"
          values={{
            english: (
              <a href={englishPath} hrefLang="en">
                <Translate id="language.untranslated.english">See the English page</Translate>
              </a>
            ),
            guide: (
              <a href={guideUrl}>
                <Translate id="language.untranslated.guide">help to translate it</Translate>
              </a>
            ),
          }}
        >
          {'This page is not translated yet. {english}, or {guide}.'}
        </Translate>
      </p>
    </Callout>
  );
}

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

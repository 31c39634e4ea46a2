import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@component-docs/static-pages/browser/docusaurus/internals';
import styles from './DriftNotes.module.css';

interface EnglishLinkProps {
  /** The section's anchor; by default, links to the top of the page. */
  section?: string;
  children: ReactNode;
}

/** A link to this page in English: another application, which the browser has to load. */
export function EnglishLink({ section, children }: EnglishLinkProps) {
  const locale = useDocusaurusContext().i18n.defaultLocale;
  const page = useAlternatePageUtils().createUrl({ locale, fullyQualified: false });
  return (
    <a href={section ? `${page}#${section}` : page} hrefLang={locale}>
      {children}
    </a>
  );
}

/** Shown under the heading of a translated section whose English original has changed since. */
export function NewerEnglish({ section }: { section?: string }) {
  const link = (
    <EnglishLink section={section}>
      <Translate id="drift.newer.link">English version</Translate>
    </EnglishLink>
  );
  return (
    <p className={styles.note} data-styles="drift-notes">
      <Translate id="drift.newer" values={{ link }}>
        {'The {link} of this section is newer.'}
      </Translate>
    </p>
  );
}

/** Shown at the end of a translated page: the list of the sections that exist only in English. */
export function OnlyInEnglish({ children }: { children: ReactNode }) {
  const locale = useDocusaurusContext().i18n.defaultLocale;
  return (
    <div className={styles.note} data-styles="drift-notes">
      <p>
        <Translate id="drift.onlyInEnglish">These sections are not translated yet:</Translate>
      </p>
      <div lang={locale}>{children}</div>
    </div>
  );
}

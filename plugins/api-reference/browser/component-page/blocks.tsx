import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { textLanguage } from '@component-docs/labels/browser/textLanguage';
import { sectionLevel } from '../../shared/component-page/sections';
import type { DeprecationApi } from '../../shared/component-page/types';
import { sectionLabels } from './labels';
import sections from './Sections.module.css';
import table from './ApiTable.module.css';
import texts from './Texts.module.css';

interface SectionProps {
  id: keyof ReturnType<typeof sectionLabels>;
  /** The slug of the component or hook that the section is about, in a tab with several. */
  slug?: string | undefined;
  children: ReactNode;
}

/** A section of an API page, or of a component or hook in a tab, with its heading. */
export function ApiSection({ id, slug, children }: SectionProps) {
  const isSubsection = slug !== undefined || sectionLevel(id) === 3;
  return (
    <>
      <Heading as={isSubsection ? 'h3' : 'h2'} id={slug === undefined ? id : `${slug}-${id}`}>
        {sectionLabels()[id]}
      </Heading>
      {children}
    </>
  );
}

/**
 * A long list behind its summary, which also works without JavaScript. The browser's search and links to
 * its items open it.
 *
 * @param label names the list
 */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={sections.folded}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/**
 * A text from the package, rendered at build. It is English where it has no translation.
 *
 * @param html sanitized at build (plugins/api-reference/node/describe/html.ts)
 */
export function PreparedHtml({ html }: { html: string }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <div
      className={texts.prepared}
      lang={textLanguage(html, currentLocale)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

interface DeprecationProps extends DeprecationApi {
  /** Whether readers open it to see the replacement. */
  isCollapsed?: boolean;
}

/** Marks something as deprecated, with its replacement. */
export function Deprecation({ html, isCollapsed = false }: DeprecationProps) {
  const mark = (
    <strong>
      <Translate id="api.deprecated">Deprecated</Translate>
    </strong>
  );
  return isCollapsed && html !== undefined ? (
    <details className={table.deprecated}>
      <summary>{mark}</summary>
      <PreparedHtml html={html} />
    </details>
  ) : (
    <div className={table.deprecated}>
      {mark}
      {html !== undefined && <PreparedHtml html={html} />}
    </div>
  );
}

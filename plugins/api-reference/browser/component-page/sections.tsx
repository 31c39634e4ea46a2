import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { typeAnchor } from '../../shared/component-page/anchors';
import { definedTypes } from '../../shared/component-page/sections';
import { declaredNames } from '../../shared/component-page/typeParts';
import type { ComponentApi, EntryApi, TypeApi } from '../../shared/component-page/types';
import { ApiSection, Folded, PreparedHtml } from './blocks';
import { WHOLE_LINE } from './breakPoints';
import { TypeText } from './TypeText';
import lists from './ApiLists.module.css';
import styles from './Sections.module.css';

/** The pages of this site that show something in use, if there are any. */
export function DemosSection({ name, demos }: Pick<EntryApi, 'name' | 'demos'>) {
  return demos.length === 0 ? null : (
    <ApiSection id="demos">
      <p>
        <Translate id="api.demos.intro" values={{ name }}>
          {'These pages show {name} in use:'}
        </Translate>
      </p>
      <ul className={lists.pages}>
        {demos.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </ApiSection>
  );
}

/** Says that there are several ways to import a component. */
function ImportChoice({ href }: { href: string }) {
  const link = (
    <Link to={href}>
      <Translate id="api.import.choice.link">guide to bundle size</Translate>
    </Link>
  );
  return (
    <p>
      <Translate id="api.import.choice" values={{ link }}>
        {'Both give the same component; the {link} explains when it matters which one you use.'}
      </Translate>
    </p>
  );
}

interface ImportProps {
  api: Pick<EntryApi, 'importSample' | 'descriptionHtml'> &
    Partial<Pick<ComponentApi, 'imports' | 'guides'>>;
  language?: 'js' | 'ts';
  /** The slug of the imported item, in a tab with several components or hooks. */
  slug?: string;
}

/** How to import a component, a hook, or an interface, and its description from the package. */
export function ImportSection({ api, language = 'js', slug }: ImportProps) {
  const { importSample, descriptionHtml, imports = [], guides } = api;
  return (
    <ApiSection id="import" slug={slug}>
      <CodeBlock html={importSample.html} language={language} />
      {slug === undefined && guides && imports.length > 1 && (
        <ImportChoice href={guides.bundleSize} />
      )}
      {descriptionHtml !== undefined && <PreparedHtml html={descriptionHtml} />}
    </ApiSection>
  );
}

/** How many types are named in a summary; more are counted. */
const NAMED_TYPES = 4;

function typesLabel(names: readonly string[]): string {
  return names.length > NAMED_TYPES
    ? translate(
        { id: 'api.folded.types', message: 'Definitions of {count} types' },
        { count: names.length },
      )
    : translate(
        { id: 'api.folded.namedTypes', message: 'Definitions of {names}' },
        { names: names.join(', ') },
      );
}

/** The types that a page defines, if there are any. Leaves out those that are described elsewhere. */
export function TypesSection({ types }: { types: readonly TypeApi[] }) {
  const defined = definedTypes(types);
  return defined.length === 0 ? null : (
    <ApiSection id="types">
      <Folded label={typesLabel(defined.map(({ name }) => name))}>
        {defined.map(({ name, definition = '' }) => (
          <figure key={name} className={styles.type}>
            <Heading as="h3" id={typeAnchor(name)}>
              {name}
            </Heading>
            <pre className={styles.definition}>
              <TypeText
                room={WHOLE_LINE}
                text={definition}
                types={types.filter((type) => !declaredNames(definition).includes(type.name))}
              />
            </pre>
          </figure>
        ))}
      </Folded>
    </ApiSection>
  );
}

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

/** A link to the source code at the release that the page describes, and a note about drafts. */
export function SourceSection({ api }: { api: EntryApi }) {
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

import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PURPOSES } from '../../shared/template';
import type { Purpose } from '../../shared/template';
import styles from './TemplatePages.module.css';
import { nameOfTemplate } from '../../shared/paths';
import { TemplateActions } from './TemplateActions';
import type { TemplateAttributes } from './TemplateActions';
import { TemplatePicture } from './TemplatePicture';

/**
 * The gallery's message where it is shown for a template that doesn't exist. A script
 * (`showMissing.ts`) fills it in and shows it.
 */
function MissingTemplate() {
  return (
    <p role="status" data-missing-template="" hidden className={styles.note}>
      <Translate id="templates.missing" values={{ name: <code data-asked="" /> }}>
        {'There is no template called {name}.'}
      </Translate>{' '}
      <span data-nearest="">
        <Translate id="templates.nearest" values={{ template: <span data-nearest-link="" /> }}>
          {'Did you mean {template}?'}
        </Translate>
      </span>
    </p>
  );
}

const PURPOSE_LABELS: Readonly<Record<Purpose, ReactNode>> = {
  app: <Translate id="templates.purpose.app">Apps</Translate>,
  marketing: <Translate id="templates.purpose.marketing">Marketing</Translate>,
  shop: <Translate id="templates.purpose.shop">Shops</Translate>,
  account: <Translate id="templates.purpose.account">Accounts</Translate>,
  content: <Translate id="templates.purpose.content">Content</Translate>,
};

function Choice({ value, children }: { value: Purpose | 'all'; children: ReactNode }) {
  const id = `templates-${value}`;
  return (
    <>
      <input
        type="radio"
        name="purpose"
        id={id}
        value={value}
        defaultChecked={value === 'all'}
        className={styles.choice}
      />
      <label htmlFor={id}>{children}</label>
    </>
  );
}

interface GalleryProps {
  /** The purposes of the templates, separated by spaces. */
  purposes: string;
  children: ReactNode;
}

/**
 * The cards of all templates, with a filter. The filter is a group of radio buttons beside the cards,
 * so that style sheets alone show the chosen ones: it needs no script.
 */
function Gallery({ purposes, children }: GalleryProps) {
  const known = purposes.split(' ');
  return (
    <div data-styles="templates">
      <MissingTemplate />
      <div
        role="group"
        aria-label={translate({ id: 'templates.purpose', message: 'Templates by purpose' })}
        className={styles.gallery}
      >
        <Choice value="all">
          <Translate id="templates.purpose.all">All</Translate>
        </Choice>
        {PURPOSES.filter((purpose) => known.includes(purpose)).map((purpose) => (
          <Choice key={purpose} value={purpose}>
            {PURPOSE_LABELS[purpose]}
          </Choice>
        ))}
        <ul className={styles.cards}>{children}</ul>
      </div>
    </div>
  );
}

interface CardProps extends TemplateAttributes {
  purpose: Purpose;
  /** Heading and description. */
  children: ReactNode;
}

/** A template in the gallery. */
function Card({ purpose, children, ...template }: CardProps) {
  return (
    <li
      data-purpose={purpose}
      data-template={nameOfTemplate(template.slug)}
      data-title={template.title}
      className={styles.card}
    >
      <TemplatePicture slug={template.slug} />
      <div className={styles.text}>{children}</div>
      <TemplateActions {...template} isGallery />
    </li>
  );
}

interface FileProps {
  name: string;
  purpose: string;
  /** Shows the code from the start. */
  open?: 'true';
  children: ReactNode;
}

/** A file of a template, which readers open to see its code. */
function File({ name, purpose, open, children }: FileProps) {
  return (
    <details open={open === 'true'} className={styles.file}>
      <summary>
        <code>{name}</code> <span>{purpose}</span>
      </summary>
      {children}
    </details>
  );
}

/** The picture of a template, and the reader's actions for it, above its code. */
function Summary(template: TemplateAttributes) {
  return (
    <div data-styles="templates" className={styles.summary}>
      <TemplatePicture slug={template.slug} />
      <TemplateActions {...template} />
    </div>
  );
}

/** The elements that pages about templates are made of. No other page downloads them. */
export default { Gallery, Card, File, Summary };

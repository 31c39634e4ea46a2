import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PURPOSES } from '../../shared/purposes';
import type { Purpose } from '../../shared/purposes';
import styles from './TemplatePages.module.css';

/**
 * The gallery's message where it is shown for a template that doesn't exist. A script
 * (plugins/templates/browser/missing) fills it in and shows it.
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
    <Fragment>
      <input
        type="radio"
        name="purpose"
        id={id}
        value={value}
        defaultChecked={value === 'all'}
        className={styles.choice}
      />
      <label htmlFor={id}>{children}</label>
    </Fragment>
  );
}

interface Props {
  /** The purposes of the templates, separated by spaces. */
  purposes: string;
  children: ReactNode;
}

/**
 * The cards of all templates, with a filter. The filter is a group of radio buttons beside the cards,
 * so that style sheets alone show the chosen ones: it needs no script.
 */
export default function TemplateGallery({ purposes, children }: Props) {
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

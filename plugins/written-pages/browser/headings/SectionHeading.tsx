import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import styles from './SectionHeading.module.css';
import { Children, isValidElement } from 'react';
import type { PropsWithChildren, ReactNode } from 'react';

/** Returns the text of a heading, which may contain elements such as code. */
export function headingText(heading: ReactNode): string {
  return Children.toArray(heading)
    .map((part) => {
      if (isValidElement<PropsWithChildren>(part)) {
        return headingText(part.props.children);
      }
      return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
    })
    .join('');
}

/**
 * A heading, followed by a link to it. The link is beside the heading element, so that the heading's name is
 * its text. Two things keep it in reader views: the box isn't a `div`, which they drop if it has no
 * paragraph, and the class says that it is content, even if the id says otherwise (`related`, `footer`).
 */
export function SectionHeading({ as: Tag, id, children, className, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  if (Tag === 'h1' || !id) {
    return (
      <Tag {...props} className={className}>
        {children}
      </Tag>
    );
  }
  collectAnchor(id);
  const text = headingText(children);
  const linkLabel = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: text },
  );
  return (
    <header className={clsx(styles.heading, styles[Tag])} data-section-heading="">
      <Tag {...props} id={id} className={clsx(styles.content, className)}>
        {children}
      </Tag>
      <Link
        className={styles.link}
        to={`#${id}`}
        aria-label={linkLabel}
        title={linkLabel}
        translate="no"
      />
    </header>
  );
}

import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import { SectionCommentButton } from './SectionCommentButton';
import './SectionHeading.module.css';

/**
 * A heading with a link to itself. Headings of sections (levels 2 and 3) also have a button to
 * comment on the section.
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
  const linkLabel = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: typeof children === 'string' ? children : id },
  );
  return (
    <Tag {...props} id={id} className={clsx('anchor', className)}>
      <bdi>{children}</bdi>
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={linkLabel}
        title={linkLabel}
        translate="no"
      >
        &#8203;
      </Link>
      {(Tag === 'h2' || Tag === 'h3') && <SectionCommentButton />}
    </Tag>
  );
}

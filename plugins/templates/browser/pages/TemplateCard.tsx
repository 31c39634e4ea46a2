import type { ReactNode } from 'react';
import { nameOfTemplate } from '../../shared/paths';
import type { Purpose } from '../../shared/purposes';
import styles from './TemplatePages.module.css';
import { TemplateActions } from './TemplateActions';
import type { TemplateAttributes } from './TemplateActions';
import { TemplatePicture } from './TemplatePicture';

interface Props extends TemplateAttributes {
  purpose: Purpose;
  /** Heading and description. */
  children: ReactNode;
}

/** A template in the gallery. */
export default function TemplateCard({ purpose, children, ...template }: Props) {
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

import { TemplateActions } from './TemplateActions';
import type { TemplateAttributes } from './TemplateActions';
import { TemplatePicture } from './TemplatePicture';
import styles from './TemplatePages.module.css';

/** The picture of a template, and the reader's actions for it, above its code. */
export default function TemplateSummary(template: TemplateAttributes) {
  return (
    <div data-styles="templates" className={styles.summary}>
      <TemplatePicture slug={template.slug} />
      <TemplateActions {...template} />
    </div>
  );
}

import { TemplateActions } from './TemplateActions';
import { TemplatePicture } from './TemplatePicture';
import styles from './TemplateSummary.module.css';
import type { TemplateAttributes } from './types';

/** The picture of a template, and what readers can do with it, above its code. */
export default function TemplateSummary(template: TemplateAttributes) {
  return (
    <div data-styles="templates" className={styles.summary}>
      <TemplatePicture slug={template.slug} />
      <TemplateActions {...template} />
    </div>
  );
}
